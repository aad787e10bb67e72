import { CasemixVisitStored, claimVisits, visitEligibility } from '@alur/contracts/casemix/rows';
import { parameters } from '@alur/contracts/record/parameters';
import { ERASED } from '../kernel/event.js';
import { localTime } from '../kernel/local-time.js';
import { failure, queuedBy, withoutWords } from '../asked-of-vclaim.js';
import { agedPatientLabels } from '../patient-labels.js';
import { view, type RecordedEvent } from '../vocabulary.js';
import {
  approvalRequested,
  approvalThat,
  coded,
  letterCorrected,
  letterCorrectionRequested,
  letterOf,
  letterRequested,
} from './visit-letter.js';

type Row = CasemixVisitStored;
const key = (event: { data: { encounterId: number } }) => event.data.encounterId;
const MOST = 50;
const listed = <Item>(items: readonly Item[], item: Item): Item[] => [...items, item].slice(-MOST);
const claimedKinds = ['outpatient', 'inpatient', 'emergency'];
const local = (at: string, { offset }: { offset: string }): string => localTime(at, offset)?.slice(0, 16) ?? at;

const placed = (row: Row, { data, meta }: RecordedEvent<'StayPlaced'> | RecordedEvent<'StayMoved'>): Row => {
  const place = { at: local(data.effectiveAt, meta), unitId: data.unitId, classId: data.classId };
  return { ...row, places: listed(row.places, place) };
};

const pressureOf = (
  observationId: number,
  items: RecordedEvent<'ObservationsRecorded'>['data']['items'],
): Row['pressure'] => {
  const value = (code: string) => items.find(({ coding }) => coding.code === code)?.value ?? null;
  const [systolic, diastolic] = [value(parameters.systolic.code), value(parameters.diastolic.code)];
  return systolic === null || diastolic === null ? null : { observationId, systolic, diastolic };
};

const erased = (row: Row): Row => ({
  ...row,
  letter: row.letter && {
    ...{ ...row.letter, notes: row.letter.notes && ERASED, asked: null },
    initialDiagnosis: row.letter.initialDiagnosis && { ...row.letter.initialDiagnosis, name: ERASED },
  },
  letterRequest: row.letterRequest && {
    ...row.letterRequest,
    asked: null,
    problem: withoutWords(row.letterRequest.problem),
  },
  letterApprovals: row.letterApprovals.map(each => ({ ...each, problem: withoutWords(each.problem) })),
  letterCorrection: row.letterCorrection && {
    ...{ ...row.letterCorrection, asked: null, problem: withoutWords(row.letterCorrection.problem) },
  },
  letterDeletion: row.letterDeletion && { ...row.letterDeletion, problem: withoutWords(row.letterDeletion.problem) },
  dischargeReport: row.dischargeReport && {
    ...row.dischargeReport,
    problem: withoutWords(row.dischargeReport.problem),
  },
  recordSending: row.recordSending && { ...row.recordSending, problem: withoutWords(row.recordSending.problem) },
  diagnoses: row.diagnoses.map(each => ({ ...each, name: ERASED })),
});

const reopened = (row: Row, { meta }: RecordedEvent<'EncounterReopened'> | RecordedEvent<'EncounterResumed'>): Row => ({
  ...{ ...row, status: 'in_progress', reopenedAt: meta.at },
});

/** Services have ended, and nobody lies in a bed of it: until she leaves it, a stay has no end to be claimed. */
const hasEnded = ({ status, places, leftAt }: Row): boolean =>
  (status === 'concluded' || status === 'finished') && (places.length === 0 || leftAt !== null);

/** Visits with their letters and claims. A visit of any payer has a row, since BPJS may be found to pay later. */
export const casemixVisitView = view({
  name: 'casemix_visit',
  version: 7,
  row: CasemixVisitStored,
  indexes: [
    ['payer', 'date', 'kind'],
    ['letterNumber'],
    ['unclaimed', 'date'],
    ['claimId'],
    ['patientId'],
    ['personId'],
    ['waitsSince'],
    ['recordWaitsSince'],
  ],
  topics: [
    { topic: visitEligibility, by: { encounterId: 'encounterId' } },
    { topic: claimVisits, by: { claimId: 'claimId' } },
  ],
  derive: row => ({
    unclaimed: row.payer === 'bpjs' && row.claimId === null && hasEnded(row) ? ('yes' as const) : null,
    waitsSince:
      [
        ...row.letterApprovals,
        ...[row.letterRequest, row.letterCorrection, row.letterDeletion, row.dischargeReport],
      ].find(asked => asked?.status === 'queued')?.requested.at ?? null,
    recordWaitsSince: row.recordSending?.status === 'queued' ? row.recordSending.requested.at : null,
  }),
  on: {
    EncounterOpened: {
      key: ({ data }) => (claimedKinds.includes(data.kind) ? data.encounterId : null),
      first: ({ data }): Row => ({
        ...{ id: data.encounterId, encounterId: data.encounterId, patientId: data.patientId, personId: data.patientId },
        ...{ patientName: data.patientName, recordNumber: data.recordNumber, gender: data.gender, age: data.age },
        ...{ kind: data.kind, date: data.date, unitId: data.unitId, unitName: data.unitName },
        ...{ payer: data.payer, status: data.status },
        ...{ doctorId: data.doctor?.staffId ?? null, doctorName: data.doctor?.name ?? null },
        ...{ transactionId: data.transactionId, episodeId: data.episodeId, letterNumber: null, letter: null },
        ...{ letterRequest: null, letterApprovals: [], letterCorrection: null, letterDeletion: null },
        ...{ dischargeReport: null, waitsSince: null, recordSending: null, recordWaitsSince: null },
        ...{
          claimId: null,
          unclaimed: null,
          places: [],
          leftAt: null,
          reopenedAt: null,
          manner: null,
          disposition: null,
        },
        ...{ isNewborn: false, birthWeight: null, pressure: null, diagnoses: [], procedures: [] },
      }),
    },
    EncounterArrived: { key, next: row => ({ ...row, status: 'arrived' as const }) },
    EncounterArrivalUndone: { key, next: row => ({ ...row, status: 'planned' as const }) },
    EncounterReinstated: { key, next: row => ({ ...row, status: 'planned' as const }) },
    EncounterStarted: { key, next: row => ({ ...row, status: 'in_progress' as const }) },
    EncounterStartUndone: { key, next: row => ({ ...row, status: 'arrived' as const }) },
    EncounterConcluded: { key, next: row => ({ ...row, status: 'concluded' as const }) },
    EncounterResumed: { key, next: reopened },
    EncounterFinished: { key, next: row => ({ ...row, status: 'finished' as const }) },
    EncounterReopened: { key, next: reopened },
    EncounterCancelled: { key, next: row => ({ ...row, status: 'cancelled' as const }) },
    EncounterUnitChanged: {
      key,
      next: (row, { data: { unitId, unitName, date } }) => ({ ...row, unitId, unitName, date }),
    },
    EncounterDoctorChanged: {
      key,
      next: (row, { data }) => ({ ...row, doctorId: data.doctor.staffId, doctorName: data.doctor.name }),
    },
    EncounterPayerChanged: { key, next: (row, { data }) => ({ ...row, payer: data.payer }) },
    EncounterBillAssigned: { key, next: (row, { data }) => ({ ...row, transactionId: data.transactionId }) },
    StayPlaced: {
      key,
      next: (row, event) => ({
        ...placed(row, event),
        ...{ isNewborn: event.data.with !== undefined, birthWeight: event.data.newborn?.weight ?? null },
      }),
    },
    StayMoved: { key, next: placed },
    StayDischargeOrdered: { key, next: (row, { data }) => ({ ...row, manner: data.manner }) },
    StayDischargeWithdrawn: { key, next: row => ({ ...row, manner: null }) },
    StayLeft: {
      key,
      next: (row, { data, meta }) => ({ ...row, leftAt: local(data.effectiveAt, meta), manner: data.manner }),
    },
    StayLeftUndone: { key, next: row => ({ ...row, leftAt: null }) },
    EmergencyDisposed: { key, next: (row, { data }) => ({ ...row, disposition: data.disposition }) },
    EmergencyDispositionWithdrawn: { key, next: row => ({ ...row, disposition: null }) },
    ObservationsRecorded: {
      key,
      next: (row, { data }) => (row.pressure ? row : { ...row, pressure: pressureOf(data.observationId, data.items) }),
    },
    ObservationsCorrected: {
      key,
      next: (row, { data }) =>
        row.pressure?.observationId === data.observationId
          ? { ...row, pressure: pressureOf(data.observationId, data.items) }
          : row,
    },
    ObservationsVoided: {
      key,
      next: (row, { data }) => (row.pressure?.observationId === data.observationId ? { ...row, pressure: null } : row),
    },
    DiagnosisRecorded: {
      key,
      next: (row, { data: { diagnosisId, coding, kind } }) => ({
        ...row,
        diagnoses: listed(row.diagnoses, { ...coded(coding), diagnosisId, isPrimary: kind === 'primary' }),
      }),
    },
    DiagnosisChanged: {
      key,
      next: (row, { data: { diagnosisId, kind } }) => ({
        ...row,
        diagnoses: row.diagnoses.map(each =>
          each.diagnosisId === diagnosisId ? { ...each, isPrimary: kind === 'primary' } : each,
        ),
      }),
    },
    DiagnosisRemoved: {
      key,
      next: (row, { data }) => ({
        ...row,
        diagnoses: row.diagnoses.filter(each => each.diagnosisId !== data.diagnosisId),
      }),
    },
    ProcedureRecorded: {
      key,
      next: (row, { data: { procedureId, coding } }) => ({
        ...row,
        procedures: listed(row.procedures, { ...coded(coding), procedureId }),
      }),
    },
    ProcedureRemoved: {
      key,
      next: (row, { data }) => ({
        ...row,
        procedures: row.procedures.filter(each => each.procedureId !== data.procedureId),
      }),
    },
    EligibilityLetterRecorded: {
      key,
      next: (row, event) => ({
        ...row,
        letter: letterOf(row, event),
        letterNumber: event.data.number,
        letterRequest: null,
        letterApprovals: [],
      }),
    },
    EligibilityLetterRequested: { key, next: letterRequested },
    EligibilityLetterRequestFailed: {
      key,
      next: (row, { data }) => ({
        ...row,
        letterRequest: row.letterRequest && { ...row.letterRequest, ...failure(data) },
      }),
    },
    EligibilityLetterRequestWithdrawn: { key, next: row => ({ ...row, letterRequest: null }) },
    EligibilityApprovalRequested: { key, next: approvalRequested },
    EligibilityApprovalSubmitted: {
      key,
      next: (row, { data }) => approvalThat(row, data.approval, { status: 'submitted', problem: null }),
    },
    EligibilityApprovalFailed: { key, next: (row, { data }) => approvalThat(row, data.approval, failure(data)) },
    EligibilityLetterVoided: {
      key,
      next: row => ({
        ...{ ...row, letter: null, letterNumber: null },
        ...{ letterCorrection: null, letterDeletion: null, dischargeReport: null, recordSending: null },
      }),
    },
    EligibilityLetterCorrectionRequested: { key, next: letterCorrectionRequested },
    EligibilityLetterCorrected: { key, next: letterCorrected },
    EligibilityLetterCorrectionFailed: {
      key,
      next: (row, { data }) => ({
        ...row,
        letterCorrection: row.letterCorrection && { ...row.letterCorrection, ...failure(data) },
      }),
    },
    EligibilityLetterDeletionRequested: {
      key,
      next: (row, { data, meta }) => ({
        ...row,
        letterDeletion: queuedBy(data.requestedBy.name, meta.at),
      }),
    },
    EligibilityDischargeReportRequested: {
      key,
      next: (row, { meta }) => ({
        ...row,
        dischargeReport: { status: 'queued' as const, requested: { by: null, at: meta.at }, problem: null },
      }),
    },
    EligibilityDischargeReported: {
      key,
      next: row => ({
        ...row,
        dischargeReport: row.dischargeReport && { ...row.dischargeReport, status: 'reported' as const, problem: null },
      }),
    },
    EligibilityDischargeReportFailed: {
      key,
      next: (row, { data }) => ({
        ...row,
        dischargeReport: row.dischargeReport && { ...row.dischargeReport, ...failure(data) },
      }),
    },
    MedicalRecordRequested: {
      key,
      next: (row, { data, meta }) => ({
        ...row,
        recordSending: { ...queuedBy(data.requestedBy.name, meta.at), request: data.request },
      }),
    },
    MedicalRecordSent: {
      key,
      next: row => ({
        ...row,
        recordSending: row.recordSending && { ...row.recordSending, status: 'sent' as const, problem: null },
      }),
    },
    MedicalRecordFailed: {
      key,
      next: (row, { data }) => ({
        ...row,
        recordSending: row.recordSending && { ...row.recordSending, ...failure(data) },
      }),
    },
    EligibilityLetterDeletionFailed: {
      key,
      next: (row, { data }) => ({
        ...row,
        letterDeletion: row.letterDeletion && { ...row.letterDeletion, ...failure(data) },
      }),
    },
    ClaimOpened: {
      key: ({ data }) => data.encounterIds,
      next: (row, { data }) => ({ ...row, claimId: data.claimId }),
    },
    ClaimCancelled: {
      where: ({ data }) => ({ claimId: data.claimId }),
      next: row => ({ ...row, claimId: null }),
    },
    ...agedPatientLabels<Row>(erased),
  },
});
