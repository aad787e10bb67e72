import { defaultRole } from '@alur/domain/identity/default-roles';
import { demo } from '../../demo/demo.js';

interface Person {
  /** Tag of the person's role. */
  role: string;
  name: string;
  email: string;
  profession: string;
  /** Licence to practise, of people who sign letters. */
  practiceLicence?: string;
}

type Staff = ReadonlyMap<string, { userId: number; name: string }>;

declare module '../../demo/demo.js' {
  interface DemoMade {
    /** Employs a person at the facility with a login; returns the user id. */
    hire: (person: Person) => Promise<number>;
    /** The facility's staff by address; in the clinic by the address of the hospital colleague with the same role. */
    staff: Staff;
    /** Who works in the clinic. */
    branchStaff: Staff;
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

/** The clinic's own staff, each by the address of the hospital colleague with the same role. */
const clinicians: readonly Omit<Person, 'role'>[] = [
  { name: 'Tri Handayani', email: `pendaftaran@${domain}`, profession: 'registrar' },
  { name: 'Ns. Puji Astuti', email: `perawat@${domain}`, profession: 'nurse' },
  {
    name: 'dr. Wening Pratiwi',
    email: `dokter@${domain}`,
    profession: 'doctor',
    practiceLicence: '445/SIP-D/0231/2025',
  },
  {
    name: 'drg. Galih Nugraha',
    email: `doktergigi@${domain}`,
    profession: 'dentist',
    practiceLicence: '445/SIP-DG/0062/2025',
  },
  { name: 'apt. Intan Permata', email: `apoteker@${domain}`, profession: 'pharmacist' },
  { name: 'Sulastri', email: `kasir@${domain}`, profession: 'cashier' },
];

export const identityDemo = demo({
  needs: ['facility', 'facilityName', 'branch'],
  gives: ['hire', 'staff', 'branchStaff'],
  run: async ({ step, giveLogin, facility, facilityName, branch }) => {
    const roleIds = new Map<string, number>();
    const roleAt = async (at: number, tag: string) => {
      const key = at === facility ? `role ${tag}` : `clinic role ${tag}`;
      const { name, rights } = defaultRole(tag);
      const known = roleIds.get(key);
      const id = known ?? (await step(key, 0, 'role/define', 0, { facilityId: at, name, tag, rights }));
      roleIds.set(key, id);
      return id;
    };
    const hireAt = async (at: number, { role: tag, name, email, profession, practiceLicence }: Person) => {
      const roleId = await roleAt(at, tag);
      const userId = await step(`user ${email}`, 0, 'identity/register-user', 0, {
        ...{ name, email, profession },
        ...(practiceLicence !== undefined && { practiceLicence }),
      });
      await step(`verified ${email}`, 0, 'identity/verify-user', userId, {});
      await step(`roles ${email}`, 0, 'user/assign-roles', userId, { roleIds: [roleId] });
      await giveLogin(userId, {
        ...{ role: tag, email, merchantId: at },
        facilityName: at === facility ? facilityName : branch.facilityName,
      });
      return userId;
    };
    const staff = new Map<string, { userId: number; name: string }>();
    const hire = async (person: Person) => {
      const userId = await hireAt(facility, person);
      staff.set(person.email, { userId, name: person.name });
      return userId;
    };
    for (const person of people) await hire(person);
    const branchStaff = new Map<string, { userId: number; name: string }>();
    for (const { email, ...person } of clinicians) {
      const role = people.find(each => each.email === email)?.role ?? '';
      const own = { ...person, role, email: email.replace('@', '.ungaran@') };
      branchStaff.set(email, { userId: await hireAt(branch.facility, own), name: person.name });
    }
    return { hire, staff, branchStaff };
  },
  // Two of the hospital's people work in the clinic as well, once it has a history.
  past: ({ step }, { branch, staff }) => ({
    async begins() {
      for (const { role: tag, email } of people.filter(({ role }) => ['supervisor', 'facility-admin'].includes(role))) {
        const { name, rights } = defaultRole(tag);
        const roleId = await step(0, 'role/define', 0, { facilityId: branch.facility, name, tag, rights });
        await step(0, 'user/assign-roles', staff.get(email)?.userId ?? 0, { roleIds: [roleId] });
      }
    },
  }),
});
