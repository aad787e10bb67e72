import { registerPatient } from '@alur/contracts/patient/commands';
import { confirmAttendance, takeNumber } from '@alur/contracts/queue/commands';
import { openSchedule } from '@alur/contracts/schedule/commands';
import type { Outcome } from '../../kernel/testing/specification.js';
import { facility, settingsOf } from './facility.js';
import { given } from './specification.js';

export const TODAY = '2026-11-23';
export const TOMORROW = '2026-11-24';
export const ROOM = 5;
export const SCHEDULE = 3;
/** A second schedule in the same room, where a story opens one. */
export const OTHER = 4;

export const scheduleForm = {
  ...{ name: 'Poli Umum Pagi', roomId: ROOM, doctorId: 20, doctorName: 'dr. Ratna' },
  ...{ startTime: '08:00', endTime: '12:00', consultationMinutes: 10, days: ['monday', 'tuesday'] },
  ...{ sharePercent: 40, price: 50_000, prefix: 'A', quota: null },
};

/** Confirms that the hours may overlap with another schedule's. */
const besideOthers = { acknowledgeOverlap: true };

/** The patient, her record number and the bill of the visit with that number, in every story. */
export const patientOf = (n: number): number => 100 + n;
export const recordNumberOf = (n: number): string => String(n).padStart(6, '0');
export const billOf = (n: number): number => 900 + n;

/** A clinic on a Monday with one room, one schedule and the fees of DOMAIN 6. */
export const openClinic = (some: Parameters<typeof facility>[0] = {}) => {
  const story = given({
    'room-5': [
      {
        type: 'CatalogueItemAdded',
        data: {
          ...{ catalogue: 'room', itemId: ROOM },
          fields: { name: 'Poli Umum', code: 'PU', description: null, bpjsPoly: null },
        },
      },
    ],
    ...facility(some),
    ...settingsOf('fees', { registration: 10_000, admin: 5_000, recurringAdmin: 2_000 }),
  });
  const opens = (schedule: number, changes: object = {}): Outcome =>
    story.when(openSchedule, { ...scheduleForm, ...besideOthers, ...changes }, { ids: { schedule } });
  const registers = (n: number, fields: object = {}): Outcome =>
    story.when(
      registerPatient,
      { name: 'Budi Santoso', gender: 'male', birthDate: '1992-03-15', ...fields },
      { prepared: { recordNumber: recordNumberOf(n) }, ids: { patient: patientOf(n) } },
    );
  /** Visit `n`, of patient `n` unless the body names another. */
  const takes = (n: number, body: object = {}): Outcome =>
    story.when(
      takeNumber,
      { patientId: patientOf(n), scheduleId: SCHEDULE, date: story.clinic.today, payer: 'general', ...body },
      { ids: { encounter: n, transaction: billOf(n) } },
    );
  /** Patient `n`, with a number, confirmed as present. */
  const present = (n: number, body: object = {}): Outcome => {
    registers(n);
    return takes(n, body).when(confirmAttendance, { id: n });
  };
  opens(SCHEDULE);
  return { story, opens, registers, takes, present };
};
