import type { BpjsProblem } from '@alur/contracts/bpjs/enums';
import { pcareOpen, pcareVisit, PcareVisitRow } from '@alur/contracts/bpjs/rows';
import type { Staff } from '../kernel/care-header.js';
import { ERASED } from '../kernel/event.js';
import { nameless, patientLabels } from '../patient-labels.js';
import { view, type RecordedEvent } from '../vocabulary.js';

const key = ({ data }: { data: { encounterId: number } }) => data.encounterId;
const doctor = (staff: Staff | null) => ({ doctorId: staff?.staffId ?? null, doctorName: staff?.name ?? null });

type Failed = RecordedEvent<'PcareRegistrationFailed' | 'PcareRegistrationDeletionFailed' | 'PcareVisitFailed'>;
const problemOf = ({ data, meta }: Failed) => ({
  ...{ problem: data.problem as BpjsProblem, code: data.code, message: data.message, at: meta.at },
});
const withoutWords = (problem: PcareVisitRow['visitProblem']) =>
  problem && { ...problem, message: problem.message && ERASED };

const erased = (row: PcareVisitRow): PcareVisitRow => ({
  ...nameless(row),
  registered: row.registered && { ...row.registered, cardNumber: ERASED },
  registrationProblem: withoutWords(row.registrationProblem),
  visitProblem: withoutWords(row.visitProblem),
  report: row.report && { ...row.report, therapy: ERASED },
});

const isWaiting = ({ registration, visit }: Pick<PcareVisitRow, 'registration' | 'visit'>): boolean =>
  registration === 'queued' || registration === 'deleting' || visit === 'queued';

/** Something waits or failed, or a visit that PCare registered is finished and still to be reported. */
const isOpen = (row: Omit<PcareVisitRow, 'unfinished' | 'waitsSince'>): boolean =>
  isWaiting(row) ||
  row.registration === 'failed' ||
  row.visit === 'failed' ||
  (row.registration === 'registered' && row.finishedAt !== null && row.visit === 'unsent');

/** Each outpatient visit as it stands with PCare. */
export const pcareVisitView = view({
  name: 'pcare_visit',
  version: 1,
  row: PcareVisitRow,
  indexes: [
    ['date', 'payer', 'registration', 'visit'],
    ['unfinished'],
    ['waitsSince'],
    ['personId'],
    ['patientId'],
    ['encounterId'],
  ],
  topics: [
    { topic: pcareOpen, by: { unfinished: 'unfinished' } },
    { topic: pcareVisit, by: { encounterId: 'encounterId' } },
  ],
  derive: row => ({
    unfinished: isOpen(row) ? ('yes' as const) : null,
    waitsSince: isWaiting(row) ? row.waitsSince : null,
  }),
  on: {
    EncounterOpened: {
      key,
      first: ({ data, meta }): PcareVisitRow | null => {
        if (data.kind !== 'outpatient') return null;
        const { encounterId, patientId, unitId, unitName, patientName, recordNumber, date, payer } = data;
        return {
          ...{ id: encounterId, encounterId, patientId, personId: patientId, patientName, recordNumber },
          ...{ date, unitId, unitName, ...doctor(data.doctor), payer, visitStatus: null },
          ...{ arrivedOn: data.status === 'arrived' ? meta.localDate : null, finishedAt: null, finishedOn: null },
          ...{ registration: 'unsent', number: null, registered: null, registrationProblem: null },
          ...{ visit: 'unsent', visitNumber: null, visitProblem: null, report: null },
          ...{ registrationRequest: 0, visitRequest: 0, waitsSince: null, unfinished: null },
        };
      },
    },
    BookingMade: { key, next: (row, { data }) => ({ ...row, visitStatus: data.visitStatus }) },
    PcareFilled: { key, next: (row, { data }) => ({ ...row, number: data.number }) },
    EncounterArrived: { key, next: (row, { meta }) => ({ ...row, arrivedOn: meta.localDate }) },
    EncounterArrivalUndone: { key, next: row => ({ ...row, arrivedOn: null }) },
    EncounterUnitChanged: {
      key,
      next: (row, { data: { unitId, unitName, date } }) => ({ ...row, unitId, unitName, date }),
    },
    EncounterDoctorChanged: { key, next: (row, { data }) => ({ ...row, ...doctor(data.doctor) }) },
    EncounterPayerChanged: { key, next: (row, { data }) => ({ ...row, payer: data.payer }) },
    EncounterFinished: { key, next: (row, { meta }) => ({ ...row, finishedAt: meta.at, finishedOn: meta.localDate }) },
    EncounterReopened: { key, next: row => ({ ...row, finishedAt: null, finishedOn: null }) },
    PcareRegistrationRequested: {
      key,
      next: (row, { meta }) => ({
        ...{ ...row, registration: 'queued' as const, registrationProblem: null, waitsSince: meta.at },
        registrationRequest: row.registrationRequest + 1,
      }),
    },
    PcareRegistered: {
      key,
      next: (row, { data: { number, cardNumber, date, poliCode } }) => ({
        ...{ ...row, number, registered: { number, cardNumber, date, poliCode } },
        ...(row.registration !== 'deleting' && { registration: 'registered' as const, registrationProblem: null }),
      }),
    },
    PcareRegistrationFailed: {
      key,
      next: (row, event) => ({
        ...{ ...row, registration: event.data.willRetry ? ('queued' as const) : ('failed' as const) },
        registrationProblem: problemOf(event),
      }),
    },
    PcareRegistrationDeletionRequested: {
      key,
      next: (row, { meta }) => ({
        ...{ ...row, registration: 'deleting' as const, registrationProblem: null, waitsSince: meta.at },
      }),
    },
    PcareRegistrationDeleted: {
      key,
      next: row => ({
        ...{ ...row, registration: 'deleted' as const, registrationProblem: null, number: null, registered: null },
      }),
    },
    PcareRegistrationDeletionFailed: {
      key,
      next: (row, event) => ({
        ...row,
        ...(!event.data.willRetry && {
          registration: row.registered ? ('registered' as const) : ('failed' as const),
        }),
        registrationProblem: problemOf(event),
      }),
    },
    PcareVisitRequested: {
      key,
      next: (row, { data, meta }) => {
        const { encounterId: _encounterId, patientId: _patientId, unitId: _unitId, ...report } = data;
        return {
          ...{ ...row, report, visit: 'queued' as const, visitProblem: null, waitsSince: meta.at },
          visitRequest: row.visitRequest + 1,
        };
      },
    },
    PcareVisitSent: {
      key,
      next: (row, { data }) => ({
        ...{ ...row, visit: 'sent' as const, visitNumber: data.visitNumber, visitProblem: null },
      }),
    },
    PcareVisitFailed: {
      key,
      next: (row, event) => ({
        ...{ ...row, visit: event.data.willRetry ? ('queued' as const) : ('failed' as const) },
        visitProblem: problemOf(event),
      }),
    },
    ...patientLabels<PcareVisitRow>(erased),
  },
});
