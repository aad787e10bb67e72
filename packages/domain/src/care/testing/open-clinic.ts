import { MemoryClinic } from '../../kernel/testing/memory-clinic.js';
import { register } from '../../patient/register.js';
import { actOf } from './acts.js';
import { openMerchant } from './open-merchant.js';

/** A clinic on a Monday with one room, one schedule and the fees of DOMAIN 6; acts by the names of their commands. */
export const openClinic = ({ isBpjs = false, pcare = false, quota = null as number | null } = {}) => {
  const clinic = new MemoryClinic();
  const roomId = 50;
  clinic.given(`room-${roomId}`, {
    type: 'CatalogueItemAdded',
    data: {
      catalogue: 'room',
      itemId: roomId,
      fields: { name: 'Poli Umum', code: 'PU', description: null, bpjsPoly: null },
    },
  });
  openMerchant(clinic, { isBpjs, pcare });
  const fees = { registration: 10_000, admin: 5_000, recurringAdmin: 2_000 };
  clinic.given('settings-1', { type: 'SettingsChanged', data: { merchantId: 1, section: 'fees', values: fees } });

  const run = (name: string, id: number, body: object = {}) =>
    clinic.run(actOf(name), body as Record<string, unknown>, { id });
  const form = {
    name: 'Poli Umum Pagi',
    roomId,
    doctorId: 20,
    doctorName: 'dr. Ratna',
    startTime: '08:00',
    endTime: '12:00',
    consultationMinutes: 10,
    sharePercent: 40,
    price: 50_000,
    days: ['monday', 'tuesday'],
    prefix: 'A',
    quota,
  };
  const openSchedule = (changes: object = {}) => run('schedule/open', 0, { ...form, ...changes }).id;
  const scheduleId = openSchedule();
  let persons = 0;
  const registerPatient = (fields: object = {}) =>
    clinic.run(
      register,
      { name: 'Budi Santoso', gender: 'male', birthDate: '1990-03-15', ...fields },
      { prepared: { recordNumber: String(++persons).padStart(6, '0') } },
    ).id;
  const takeNumber = (patientId: number, body: object = {}) =>
    run('queue/take-number', 0, { patientId, scheduleId, date: clinic.today, payer: 'general', ...body }).id;
  /** A patient of her own, with a number, present. */
  const present = (body: object = {}) => {
    const encounterId = takeNumber(registerPatient(), body);
    run('queue/confirm-attendance', encounterId);
    return encounterId;
  };
  return { clinic, run, form, scheduleId, roomId, openSchedule, registerPatient, takeNumber, present };
};

export const types = ({ events }: { events: readonly { type: string }[] }): string[] => events.map(({ type }) => type);
