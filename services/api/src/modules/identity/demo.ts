import { defaultRole } from '@alur/domain/identity/default-roles';
import { demo } from '../../demo/demo.js';

interface Person {
  /** The tag of the role that she has. */
  role: string;
  name: string;
  email: string;
  profession: string;
  /** Her licence to practise, for who signs letters. */
  practiceLicence?: string;
}

declare module '../../demo/demo.js' {
  interface DemoMade {
    /** Employs somebody at the facility, with a login; answers who she is. */
    hire: (person: Person) => Promise<number>;
    /** Everybody who works there from the start, by address. */
    staff: ReadonlyMap<string, { userId: number; name: string }>;
  }
}

const domain = 'alur.example';

const people: readonly Person[] = [
  { role: 'front-office', name: 'Sari Wulandari', email: `pendaftaran@${domain}`, profession: 'registrar' },
  { role: 'nurse', name: 'Ns. Dewi Anggraini', email: `perawat@${domain}`, profession: 'nurse' },
  {
    role: 'doctor',
    name: 'dr. Bayu Prasetyo',
    email: `dokter@${domain}`,
    profession: 'doctor',
    practiceLicence: '446/SIP-D/0112/2024',
  },
  {
    role: 'doctor',
    name: 'drg. Ratna Maheswari',
    email: `doktergigi@${domain}`,
    profession: 'dentist',
    practiceLicence: '446/SIP-DG/0047/2024',
  },
  {
    role: 'doctor',
    name: 'dr. Yoga Permana',
    email: `dokter2@${domain}`,
    profession: 'doctor',
    practiceLicence: '446/SIP-D/0158/2025',
  },
  { role: 'pharmacist', name: 'apt. Nurul Hidayah', email: `apoteker@${domain}`, profession: 'pharmacist' },
  { role: 'cashier', name: 'Agus Setiawan', email: `kasir@${domain}`, profession: 'cashier' },
  { role: 'supervisor', name: 'Maya Lestari', email: `penyelia@${domain}`, profession: 'administrator' },
  { role: 'facility-admin', name: 'Hendra Gunawan', email: `admin@${domain}`, profession: 'administrator' },
  { role: 'auditor', name: 'Rina Kusuma', email: `auditor@${domain}`, profession: 'other' },
  { role: 'display', name: 'Layar Ruang Tunggu', email: `layar@${domain}`, profession: 'other' },
];

export const identityDemo = demo({
  needs: ['facility', 'branch'],
  gives: ['hire', 'staff'],
  run: async ({ step, giveLogin, facility: facilityId }) => {
    const roleIds = new Map<string, number>();
    const hire = async ({ role: tag, name, email, profession, practiceLicence }: Person) => {
      if (!roleIds.has(tag)) {
        const role = defaultRole(tag);
        const body = { facilityId, name: role.name, tag, rights: role.rights };
        roleIds.set(tag, await step(`role ${tag}`, 0, 'role/define', 0, body));
      }
      const userId = await step(`user ${email}`, 0, 'identity/register-user', 0, {
        ...{ name, email, profession },
        ...(practiceLicence !== undefined && { practiceLicence }),
      });
      await step(`verified ${email}`, 0, 'identity/verify-user', userId, {});
      await step(`roles ${email}`, 0, 'user/assign-roles', userId, { roleIds: [roleIds.get(tag)] });
      await giveLogin(userId, { role: tag, email, merchantId: facilityId });
      return userId;
    };
    const staff = new Map<string, { userId: number; name: string }>();
    for (const person of people) staff.set(person.email, { userId: await hire(person), name: person.name });
    return { hire, staff };
  },
  // Two of them look after the branch as well.
  past: ({ step }, { branch, staff }) => ({
    async begins() {
      for (const { role: tag, email } of people.filter(({ role }) => ['supervisor', 'facility-admin'].includes(role))) {
        const { name, rights } = defaultRole(tag);
        const roleId = await step(0, 'role/define', 0, { facilityId: branch.id, name, tag, rights });
        await step(0, 'user/assign-roles', staff.get(email)?.userId ?? 0, { roleIds: [roleId] });
      }
    },
  }),
});
