import { defaultRole } from '@alur/domain/identity/default-roles';
import type { Credentials } from '../modules/identity/credentials.js';
import type { DemoLogin, Step } from './step.js';
import { medicines, patients, rooms, schedules, signas, staff, treatments, paymentMethods } from './demonstration.js';

/** Makes the demonstration facility, step by step; every step is a command like any other. */
export async function seedDemonstration(step: Step, credentials: Credentials, password: string): Promise<DemoLogin[]> {
  const merchantId = await step('facility', 0, 'merchant/create', 0, {
    name: 'Klinik Pratama Alur Sehat',
    category: 'primary_clinic',
    categoryTypes: ['outpatient', 'pharmacy'],
    timezone: 'Asia/Jakarta',
    isBpjs: true,
    address: 'Jl. Melati No. 12, Semarang',
    phone: '024 7654321',
  });
  await step('facility rules', 0, 'merchant/set-features', merchantId, {
    rules: ['pcare', 'schedule_duration', 'partial_adherence', 'stock_lower_limit', 'stock_upper_limit'].map(
      ruleName => ({ ruleName, enabled: true }),
    ),
  });
  const here = (key: string, name: string, body: object, id = 0) => step(key, merchantId, name, id, body);
  const logins = await seedStaff(step, credentials, merchantId, password);
  await seedSettings(here);
  await seedCatalogues(here);
  await seedSchedules(here, logins);
  for (const patient of patients)
    await here(`patient ${patient.name}`, 'patient/register', { ...patient, acknowledgeDuplicates: true });
  return logins.map(({ role, email }) => ({ role, email, password, merchantId }));
}

type Here = (key: string, name: string, body: object, id?: number) => Promise<number>;
interface Seeded {
  role: string;
  email: string;
  name: string;
  userId: number;
}

async function seedStaff(
  step: Step,
  credentials: Credentials,
  merchantId: number,
  password: string,
): Promise<Seeded[]> {
  const seeded: Seeded[] = [];
  const roleIds = new Map<string, number>();
  for (const { role: tag, name, email, profession } of staff) {
    if (!roleIds.has(tag)) {
      const role = defaultRole(tag);
      const body = { facilityId: merchantId, name: role.name, tag, rights: role.rights };
      roleIds.set(tag, await step(`role ${tag}`, 0, 'role/define', 0, body));
    }
    const userId = await step(`user ${email}`, 0, 'identity/register-user', 0, { name, email, profession });
    await step(`verified ${email}`, 0, 'identity/verify-user', userId, {});
    await step(`roles ${email}`, 0, 'user/assign-roles', userId, { roleIds: [roleIds.get(tag)] });
    await credentials.setPassword(userId, password);
    seeded.push({ role: tag, email, name, userId });
  }
  return seeded;
}

async function seedSettings(here: Here): Promise<void> {
  const sections = {
    general: {
      cameraOnRegistration: false,
      checkInTime: '14:00',
      checkOutTime: '12:00',
    },
    fees: { registration: 15_000, admin: 5_000, recurringAdmin: 5_000 },
    cashier: { roundUpTo: 100, roundedMethods: 'cash', discountApprovalLimit: 100_000, voidAcrossShifts: false },
  };
  for (const [section, values] of Object.entries(sections))
    await here(`settings ${section}`, 'settings/change', { section, values });
}

async function seedCatalogues(here: Here): Promise<void> {
  for (const method of paymentMethods) await here(`method ${method.name}`, 'payment-method/add', method);
  for (const signa of signas) await here(`signa ${signa.text}`, 'signa/add', signa);
  for (const treatment of treatments) await here(`treatment ${treatment.name}`, 'treatment/add', treatment);
  for (const { batches, ...medicine } of medicines) {
    const id = await here(`medicine ${medicine.name}`, 'medicine/add', medicine);
    for (const batch of batches)
      await here(`stock ${medicine.name} ${batch.batch}`, 'inventory/receive', { ...batch, origin: 'opening' }, id);
  }
}

async function seedSchedules(here: Here, people: readonly Seeded[]): Promise<void> {
  const roomIds = new Map<string, number>();
  for (const room of rooms) roomIds.set(room.name, await here(`room ${room.name}`, 'room/add', room));
  for (const { room, doctor, ...schedule } of schedules) {
    const who = people.find(({ email }) => email === doctor);
    if (!who) throw new Error(`no doctor ${doctor}`);
    const body = { ...schedule, roomId: roomIds.get(room), doctorId: who.userId, doctorName: who.name };
    await here(`schedule ${schedule.name}`, 'schedule/open', body);
  }
}
