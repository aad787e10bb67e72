import { defaultRole } from '@alur/domain/identity/default-roles';
import { inOrder, PartStage } from '../parts.js';
import type { DemoGiven, DemoMade, Step } from './demo.js';
import { demos } from './demos.gen.js';

export const OPERATOR = { role: 'channel-admin', email: 'operator@alur.example', merchantId: 0 } as const;

/** Creates the operator with all rights of the operator's area; returns the user id. */
export async function makeOperator(step: Step): Promise<number> {
  const { name, tag, rights } = defaultRole(OPERATOR.role);
  const roleId = await step('operator role', 0, 'role/define', 0, { facilityId: 0, name, tag, rights });
  const userId = await step('operator', 0, 'identity/register-user', 0, {
    ...{ name: 'Operator', email: OPERATOR.email, profession: 'administrator' },
  });
  await step('operator has role', 0, 'user/assign-roles', userId, { roleIds: [roleId] });
  return userId;
}

/** The modules' results in the hospital and in its clinic. */
export interface Seeded {
  hospital: Readonly<Record<string, unknown>>;
  clinic: Readonly<Record<string, unknown>>;
}

/** Makes the operator and the demonstration's facilities, module by module. */
export async function seedDemonstration(given: DemoGiven): Promise<Seeded> {
  const operator = await makeOperator(given.step);
  await given.step('operator verified', 0, 'identity/verify-user', operator, {});
  await given.giveLogin(operator, OPERATOR);
  const parts = inOrder(demos).map(([, part]) => part);
  const hospital = new PartStage(given);
  for (const part of parts) if (part.where !== 'clinic') await hospital.play(part);
  const { branch, branchStaff } = hospital.things as unknown as DemoMade;
  // The clinic has no inpatients.
  const clinic = new PartStage({ ...given, ...branch, staff: branchStaff, stays: new Map() });
  for (const part of parts) if (part.where !== 'hospital') await clinic.play(part);
  return { hospital: hospital.things, clinic: clinic.things };
}

/** Creates what is still going on in the hospital, from the modules' results. */
export async function seedRecent(made: Readonly<Record<string, unknown>>, isNow = (_daysBefore: number) => true) {
  for (const [, part] of inOrder(demos))
    if ('recent' in part && part.recent && isNow(part.recent.daysBefore)) await part.recent.run(made as never);
}
