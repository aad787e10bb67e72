import { registerUser, assignRoles, defineRole } from '@alur/contracts/identity/commands';
import type { Profession } from '@alur/contracts/identity/profession';
import type { Connection } from '../wire/connection.js';
import { Person } from '../wire/person.js';
import { done } from './done.js';
import { staffRoles, type StaffRole } from './staff-roles.js';

const professions: Record<StaffRole, Profession> = {
  administrator: 'administrator',
  registrar: 'registrar',
  nurse: 'nurse',
  doctor: 'doctor',
  pharmacist: 'pharmacist',
  cashier: 'cashier',
};

export type Hire = (role: StaffRole, name: string) => Promise<Person>;

/**
 * Defines the clinic's roles; returns a function that hires somebody into one, who then logs in with a password of her
 * own.
 */
export const openOffice = async (
  operator: Person,
  connection: Connection,
  clinic: { merchantId: number; tag: string },
): Promise<Hire> => {
  const roleIds = new Map<string, number>();
  for (const [tag, rights] of Object.entries(staffRoles)) {
    const role = { facilityId: clinic.merchantId, name: tag, tag, rights: [...rights] };
    roleIds.set(tag, await done(operator.command(defineRole, null, role)));
  }
  let hired = 0;
  return async (role, name) => {
    const email = `${role}.${++hired}.${clinic.tag}@day.example`;
    const profession = professions[role];
    const userId = await done(operator.command(registerUser, null, { name, email, profession }));
    await done(operator.command(assignRoles, userId, { roleIds: [roleIds.get(role)] }));
    const link = await operator.post(`/v2/user/users/${userId}/password-link`, {});
    const password = `day ${clinic.tag} ${hired}`;
    const { token } = link.data as { token: string };
    const set = await connection.send('POST', '/v2/auth/set-password', {}, { token, password });
    if (set.status !== 200) throw new Error(`set-password: ${set.body.error?.code ?? set.status}`);
    return Person.logIn(connection, email, password, clinic.merchantId);
  };
};
