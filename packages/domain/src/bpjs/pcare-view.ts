import type { BpjsProblem } from '@alur/contracts/bpjs/enums';
import { pcareOpen, pcareVisit, PcareVisitRow } from '@alur/contracts/bpjs/rows';
import type { Staff } from '../kernel/care-header.js';
import { ERASED } from '../kernel/event.js';
import { nameless, patientLabels } from '../patient-labels.js';
import { view, type RecordedEvent } from '../vocabulary.js';
import { added, MOST, takenOf, unwanted, waiting, wantedNow, withItem, withItems } from './pcare-item-rows.js';

const key = ({ data }: { data: { encounterId: number } }) => data.encounterId;
const doctor = (staff: Staff | null) => ({ doctorId: staff?.staffId ?? null, doctorName: staff?.name ?? null });

type Failed = RecordedEvent<
  | 'PcareRegistrationFailed'
  | 'PcareRegistrationDeletionFailed'
  | 'PcareVisitFailed'
  | 'PcareReferralFailed'
  | 'PcareItemFailed'
>;
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
  referralProblem: withoutWords(row.referralProblem),
  report: row.report && {
    ...{ ...row.report, therapy: ERASED },
    referral: row.report.referral && { ...row.report.referral, note: null },
    tacc: row.report.tacc && { ...row.report.tacc, reason: ERASED },
  },
  letter: null,
  items: row.items.map(each => ({ ...each, problem: withoutWords(each.problem) })),
  diagnoses: row.diagnoses.map(each => ({ ...each, name: ERASED })),
});

const isWaiting = ({
  registration,
  visit,
  referral,
  items,
}: Pick<PcareVisitRow, 'registration' | 'visit' | 'referral' | 'items'>): boolean =>
  registration === 'queued' ||
  registration === 'deleting' ||
  visit === 'queued' ||
  (visit === 'sent' && (referral === 'due' || items.some(({ waits }) => waits)));

/** Something waits or failed, or a visit that PCare registered is finished and still to be reported. */
const isOpen = (row: Omit<PcareVisitRow, 'unfinished' | 'waitsSince'>): boolean =>
  isWaiting(row) ||
  row.registration === 'failed' ||
  row.visit === 'failed' ||
  row.deletionFailed ||
  row.referral === 'failed' ||
  // What PCare's list does not have is no work that is left.
  row.items.some(({ problem }) => problem !== null && problem.problem !== 'treatment_missing') ||
  (row.registration === 'registered' && row.finishedAt !== null && row.visit === 'unsent');

/** Each outpatient visit as it stands with PCare. */
export const pcareVisitView = view({
  name: 'pcare_visit',
  version: 2,
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
          ...{ referral: 'none', referralProblem: null, letter: null, items: [], diagnoses: [], deletionFailed: false },
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
        ...{ registrationRequest: row.registrationRequest + 1, deletionFailed: false },
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
        deletionFailed: false,
      }),
    },
    PcareRegistrationDeleted: {
      key,
      next: row => ({
        ...{ ...row, registration: 'deleted' as const, registrationProblem: null, number: null, registered: null },
        deletionFailed: false,
      }),
    },
    PcareRegistrationDeletionFailed: {
      key,
      next: (row, event) => ({
        ...row,
        ...(!event.data.willRetry && {
          ...{ registration: row.registered ? ('registered' as const) : ('failed' as const), deletionFailed: true },
        }),
        registrationProblem: problemOf(event),
      }),
    },
    PcareVisitRequested: {
      key,
      next: (row, { data, meta }) => {
        const { encounterId: _encounterId, patientId: _patientId, unitId: _unitId, ...said } = data;
        const report = { ...said, referral: data.referral ?? null, tacc: data.tacc ?? null };
        return {
          ...{ ...row, report, visit: 'queued' as const, visitProblem: null, waitsSince: meta.at },
          visitRequest: row.visitRequest + 1,
          items: row.items.map(each => (each.problem ? waiting({ ...each, problem: null }) : each)),
        };
      },
    },
    PcareVisitSent: {
      key,
      next: (row, { data }) => ({
        ...{ ...row, visit: 'sent' as const, visitNumber: data.visitNumber, visitProblem: null },
        ...{
          referral: row.report?.referral ? ('due' as const) : ('none' as const),
          referralProblem: null,
          letter: null,
        },
      }),
    },
    PcareReferralIssued: {
      key,
      next: (row, { data: { letter } }) => ({
        ...{ ...row, letter, referral: 'issued' as const, referralProblem: null },
      }),
    },
    PcareReferralFailed: {
      key,
      next: (row, event) => ({
        ...{ ...row, referral: event.data.willRetry ? ('due' as const) : ('failed' as const) },
        referralProblem: problemOf(event),
      }),
    },
    PcareItemSent: {
      key,
      next: (row, { data }) =>
        withItem(row, data, each => waiting({ ...each, remoteId: data.remoteId, problem: null })),
    },
    PcareItemDeleted: { key, next: (row, { data }) => withItem(row, data, () => null) },
    PcareItemFailed: {
      key,
      next: (row, event) =>
        withItem(row, event.data, each => waiting({ ...each, problem: problemOf(event) }, !event.data.willRetry)),
    },
    DiagnosisRecorded: {
      key,
      next: (row, { data: { coding, kind } }) => ({
        ...row,
        diagnoses: [...row.diagnoses, { code: coding.code, name: coding.display, kind }].slice(-MOST),
      }),
    },
    DiagnosisChanged: {
      key,
      next: (row, { data: { code, kind } }) => ({
        ...row,
        diagnoses: row.diagnoses.map(each => (each.code === code ? { ...each, kind } : each)),
      }),
    },
    DiagnosisRemoved: {
      key,
      next: (row, { data }) => ({ ...row, diagnoses: row.diagnoses.filter(each => each.code !== data.code) }),
    },
    PrescriptionApproved: {
      key,
      next: (row, { data: { prescriptionId, lines }, meta }) =>
        added(
          withItems(row, 'medicine', prescriptionId, unwanted, meta.at),
          lines.flatMap(({ lineId, takes }) => takenOf(prescriptionId, lineId, takes)),
        ),
    },
    ApprovalWithdrawn: {
      key,
      next: (row, { data, meta }) => withItems(row, 'medicine', data.prescriptionId, unwanted, meta.at),
    },
    PrescriptionCancelled: {
      key,
      next: (row, { data, meta }) => withItems(row, 'medicine', data.prescriptionId, unwanted, meta.at),
    },
    PrescriptionHandedOver: {
      key,
      next: (row, { data, meta }) => withItems(row, 'medicine', data.prescriptionId, wantedNow, meta.at),
    },
    TreatmentOrdered: {
      key,
      next: (row, { data: { orderId, treatmentId, name } }) =>
        added(row, [
          { kind: 'treatment' as const, localId: String(orderId), documentId: orderId, itemId: treatmentId, name },
        ]),
    },
    TreatmentDone: {
      key,
      next: (row, { data, meta }) => withItems(row, 'treatment', data.orderId, wantedNow, meta.at),
    },
    TreatmentCancelled: {
      key,
      next: (row, { data, meta }) => withItems(row, 'treatment', data.orderId, unwanted, meta.at),
    },
    TreatmentRefused: {
      key,
      next: (row, { data, meta }) => withItems(row, 'treatment', data.orderId, unwanted, meta.at),
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
