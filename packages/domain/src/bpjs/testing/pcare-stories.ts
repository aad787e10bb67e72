import { given } from '../../care/testing/specification.js';
import type { EncounterEvent } from '../../encounter/events.js';
import type { DomainEvent } from '../../kernel/event.js';
import type { Streams } from '../../kernel/testing/specification.js';
import type { BpjsEvent } from '../events.js';

export const VISIT = 41;
export const header = { encounterId: VISIT, patientId: 5, unitId: 3 };
const place = { scheduleId: 8, scheduleName: 'Poli Umum', date: '2026-11-23', display: 'A-001', number: 1 };

export const opened = (status: 'planned' | 'arrived', payer: 'bpjs' | 'general' = 'bpjs'): EncounterEvent => ({
  type: 'EncounterOpened',
  data: {
    ...{ ...header, kind: 'outpatient', status, date: '2026-11-23', patientName: 'Budi', recordNumber: '000048' },
    ...{ gender: 'male', age: 'P36Y', unitName: 'Poli Umum', doctor: null, payer, insurer: null },
    ...{ transactionId: 9, episodeId: VISIT },
  },
});
export const arrived = [opened('arrived')];
export const started: EncounterEvent = { type: 'EncounterStarted', data: header };
export const finished: EncounterEvent[] = [
  ...arrived,
  started,
  { type: 'EncounterFinished', data: { ...header, kind: 'outpatient', finish: 1 } },
];
export const cancelled: EncounterEvent = {
  type: 'EncounterCancelled',
  data: { ...header, cause: 'withdrawn', reason: null },
};
export const booked = {
  type: 'BookingMade',
  data: { ...header, ...place, price: 0, sharePercent: null, source: 'web', visitStatus: 'sick' },
};
export const facility = {
  type: 'MerchantCreated',
  data: { merchantId: 1, name: 'Klinik', category: 'primary_clinic', categoryTypes: ['outpatient'], isBpjs: true },
};
const rule = {
  type: 'MerchantFeaturesSet',
  data: { merchantId: 1, menus: [], rules: [{ ruleName: 'pcare', enabled: true }] },
};
const saved = { type: 'CredentialsSaved', data: { merchantId: 1, service: 'bpjs', sealed: 'x' } };
export const clinic: Streams = {
  'merchant-1': [facility, rule],
  'integration-1': [saved],
  [`booking-${VISIT}`]: [booked],
};

export const requested: BpjsEvent = { type: 'PcareRegistrationRequested', data: header };
export const there = { number: 'A1', cardNumber: '0001234567890', date: '2026-11-23', poliCode: '001' };
export const registered: BpjsEvent = { type: 'PcareRegistered', data: { ...header, ...there } };
export const filled = { type: 'PcareFilled', data: { ...header, number: 'A1' } };
export const refusal = { problem: 'refused' as const, code: 412, message: 'Peserta tidak aktif', willRetry: false };
export const outage = { problem: 'unreachable' as const, code: null, message: 'HTTP 502', willRetry: true };
export const failed = (failure: typeof refusal | typeof outage): BpjsEvent => ({
  type: 'PcareRegistrationFailed',
  data: { ...header, ...failure },
});
export const deleting: BpjsEvent = { type: 'PcareRegistrationDeletionRequested', data: header };
export const deleted: BpjsEvent = { type: 'PcareRegistrationDeleted', data: header };
const codes = { consciousness: '01', discharge: '3', prognosis: '02', therapy: 'Parasetamol 3x1' };
export const said = {
  ...{ ...codes, foodAllergy: '00', airAllergy: '00', medicineAllergy: '00' },
  ...{ referral: null, tacc: null },
};
export const reported: BpjsEvent = { type: 'PcareVisitRequested', data: { ...header, ...said } };
export const sent: BpjsEvent = { type: 'PcareVisitSent', data: { ...header, visitNumber: '0999U0011126Y000001' } };

/** The visit with this course, and what PCare has of it. */
export const story = (visit: readonly EncounterEvent[], past: readonly DomainEvent[] = [], streams = clinic) =>
  given({ ...streams, [`encounter-${VISIT}`]: visit, ...(past.length > 0 && { [`bpjs-${VISIT}`]: past }) });
export const stream = (...events: readonly BpjsEvent[]): Streams => ({ [`bpjs-${VISIT}`]: events });
export const outcome = (ended: object, request = 1) => ({ id: VISIT, request, outcome: ended });
