import { VisitRecordRow, type TreatmentEntry } from '@alur/contracts/consultation/rows';
import { consultationRecord } from '@alur/contracts/consultation/topics';
import type { SoapNote } from '@alur/contracts/record/soap';
import { vitalsOf } from '@alur/contracts/record/vitals';
import type { Staff } from '../kernel/care-header.js';
import { ERASED } from '../kernel/event.js';
import { agedPatientLabels } from '../patient-labels.js';
import { view, type RecordedEvent } from '../vocabulary.js';

const encounterId = (event: { data: { encounterId: number } }) => event.data.encounterId;

/** A row's lists are bounded (SHAPES, Rows), so that a long list has only its newest entries. */
const MOST = 50;
const added = <Entry>(list: readonly Entry[], entry: Entry): Entry[] => [...list, entry].slice(-MOST);

/** A visit after erasure: only when, where and by whom, and the codes. */
const erased = (row: VisitRecordRow): VisitRecordRow => ({
  ...row,
  vitals: row.vitals.map(each => ({ ...each, complaint: ERASED })),
  notes: row.notes.map(each => ({
    ...each,
    subjective: ERASED,
    objective: ERASED,
    assessment: ERASED,
    plan: ERASED,
  })),
  diagnoses: row.diagnoses.map(each => ({ ...each, name: ERASED })),
  treatments: row.treatments.map(each => ({ ...each, refusal: each.refusal && ERASED })),
});

const SOAP = 'soap';
type NoteSeen = RecordedEvent<'NoteSigned' | 'NoteAmended'>;

const noted = (row: VisitRecordRow, { data, meta }: NoteSeen): VisitRecordRow => {
  const { noteId, version, subjective, objective, assessment, plan, signedBy } = data;
  const text: SoapNote = { subjective, objective, assessment, plan };
  const note = { noteId, version, ...text, at: meta.at, actorId: meta.actorId, signedBy: signedBy.name };
  return { ...row, notes: added(row.notes, note) };
};

const doctor = (staff: Staff | null) => ({ doctorId: staff?.staffId ?? null, doctorName: staff?.name ?? null });

type Classed = Pick<RecordedEvent<'StayClassChanged'>['data'], 'basis' | 'entitled'>;
/** Whoever is boarded in another class pays her own. */
const pricedIn = (bedClassId: number, { basis, entitled }: Classed) => ({
  bedClassId,
  classId: basis === 'boarding' && entitled ? entitled.classId : bedClassId,
});

const withoutOrder = (ids: readonly number[], id: number): number[] => ids.filter(each => each !== id);

const treated = (
  row: VisitRecordRow,
  { orderId }: { orderId: number },
  change: Partial<TreatmentEntry>,
): VisitRecordRow => ({
  ...row,
  treatments: row.treatments.map(each => (each.orderId === orderId ? { ...each, ...change } : each)),
});

const untreated = (row: VisitRecordRow, { orderId }: { orderId: number }): VisitRecordRow => ({
  ...row,
  treatments: row.treatments.filter(each => each.orderId !== orderId),
});

/** The record page of one visit, and a line of the outpatient medical history. */
export const visitRecordView = view({
  name: 'visit_record',
  version: 10,
  row: VisitRecordRow,
  indexes: [
    ['patientId', 'date'],
    ['personId', 'date'],
    ['doctorId', 'date'],
    ['date', 'status', 'doctorId'],
    ['status', 'id'],
  ],
  topics: [{ topic: consultationRecord, by: { encounterId: 'encounterId' } }],
  on: {
    EncounterOpened: {
      key: encounterId,
      first: ({ data }): VisitRecordRow => ({
        id: data.encounterId,
        encounterId: data.encounterId,
        patientId: data.patientId,
        personId: data.patientId,
        patientName: data.patientName,
        recordNumber: data.recordNumber,
        gender: data.gender,
        age: data.age,
        date: data.date,
        display: null,
        scheduleId: null,
        scheduleName: null,
        visitStatus: null,
        ...doctor(data.doctor),
        ...{ unitId: data.unitId, roomName: data.unitName },
        payer: data.payer,
        bedClassId: null,
        classId: null,
        status: 'queue',
        transactionId: data.transactionId,
        vitals: [],
        concluded: false,
        notes: [],
        diagnoses: [],
        treatments: [],
        prescriptionIds: [],
        startedAt: null,
        finishedAt: null,
      }),
    },
    BookingMade: {
      key: encounterId,
      next: (row, { data: { display, scheduleId, scheduleName, visitStatus } }) => ({
        ...row,
        display,
        scheduleId,
        scheduleName,
        visitStatus,
      }),
    },
    ScheduleMoved: {
      key: encounterId,
      next: (row, { data: { date, display, scheduleId, scheduleName } }) => ({
        ...row,
        date,
        display,
        scheduleId,
        scheduleName,
      }),
    },
    EncounterUnitChanged: {
      key: encounterId,
      next: (row, { data }) => ({ ...row, unitId: data.unitId, roomName: data.unitName }),
    },
    EncounterDoctorChanged: { key: encounterId, next: (row, { data }) => ({ ...row, ...doctor(data.doctor) }) },
    EncounterPayerChanged: { key: encounterId, next: (row, { data }) => ({ ...row, payer: data.payer }) },
    EncounterBillAssigned: {
      key: encounterId,
      next: (row, { data }) => ({ ...row, transactionId: data.transactionId }),
    },
    StayPlaced: { key: encounterId, next: (row, { data }) => ({ ...row, ...pricedIn(data.classId, data) }) },
    StayMoved: { key: encounterId, next: (row, { data }) => ({ ...row, ...pricedIn(data.classId, data) }) },
    StayClassChanged: {
      key: encounterId,
      next: (row, { data }) => (row.bedClassId === null ? row : { ...row, ...pricedIn(row.bedClassId, data) }),
    },
    EncounterCancelled: { key: encounterId, next: row => ({ ...row, status: 'cancelled' as const }) },
    EncounterReinstated: { key: encounterId, next: row => ({ ...row, status: 'queue' as const }) },
    EncounterStarted: {
      key: encounterId,
      next: (row, { meta }) => ({ ...row, status: 'ongoing' as const, startedAt: meta.at }),
    },
    EncounterStartUndone: {
      key: encounterId,
      next: row => ({ ...row, status: 'queue' as const, startedAt: null }),
    },
    EncounterConcluded: { key: encounterId, next: row => ({ ...row, concluded: true }) },
    EncounterResumed: { key: encounterId, next: row => ({ ...row, concluded: false }) },
    EncounterFinished: {
      key: encounterId,
      next: (row, { meta }) => ({ ...row, status: 'done' as const, finishedAt: meta.at }),
    },
    EncounterReopened: {
      key: encounterId,
      next: row => ({ ...row, status: 'ongoing' as const, concluded: false, finishedAt: null }),
    },
    ObservationsRecorded: {
      key: encounterId,
      next: (row, { data, meta }) => {
        // Fluids, scores and ventilator settings have charts of their own.
        const { complaint, ...signs } = vitalsOf(data.items);
        if (complaint === '' && Object.values(signs).every(value => value === null)) return row;
        const { observationId } = data;
        const vitals = { ...signs, complaint, at: meta.at, actorId: meta.actorId, observationId };
        return { ...row, vitals: added(row.vitals, vitals) };
      },
    },
    ObservationsCorrected: {
      key: encounterId,
      next: (row, { data }) => ({
        ...row,
        vitals: row.vitals.map(each =>
          each.observationId === data.observationId ? { ...each, ...vitalsOf(data.items) } : each,
        ),
      }),
    },
    ObservationsVoided: {
      key: encounterId,
      next: (row, { data }) => ({
        ...row,
        vitals: row.vitals.filter(each => each.observationId !== data.observationId),
      }),
    },
    // Progress notes are rows of their own.
    NoteSigned: { key: encounterId, next: (row, event) => (event.data.form === SOAP ? noted(row, event) : row) },
    NoteAmended: { key: encounterId, next: (row, event) => (event.data.format ? row : noted(row, event)) },
    DiagnosisRecorded: {
      key: encounterId,
      next: (row, { data: { coding, kind } }) => ({
        ...row,
        diagnoses: added(row.diagnoses, { code: coding.code, name: coding.display, kind }),
      }),
    },
    DiagnosisChanged: {
      key: encounterId,
      next: (row, { data: { code, kind } }) => ({
        ...row,
        diagnoses: row.diagnoses.map(each => (each.code === code ? { ...each, kind } : each)),
      }),
    },
    DiagnosisRemoved: {
      key: encounterId,
      next: (row, { data }) => ({ ...row, diagnoses: row.diagnoses.filter(each => each.code !== data.code) }),
    },
    TreatmentOrdered: {
      key: encounterId,
      next: (row, { data: { orderId, treatmentId, name, quantity, price, requester, request } }) => ({
        ...row,
        treatments: added(row.treatments, {
          ...{ orderId, treatmentId, name, quantity, price, status: 'ordered', requesterId: requester.staffId },
          ...{ asked: request !== undefined, performer: null, refusal: null },
        }),
      }),
    },
    TreatmentStarted: { key: encounterId, next: (row, { data }) => treated(row, data, { status: 'begun' }) },
    TreatmentStartUndone: { key: encounterId, next: (row, { data }) => treated(row, data, { status: 'ordered' }) },
    TreatmentDone: {
      key: encounterId,
      next: (row, { data }) => treated(row, data, { status: 'done', performer: data.performer.name }),
    },
    TreatmentRefused: {
      key: encounterId,
      next: (row, { data }) => treated(row, data, { status: 'not_done', refusal: data.reason }),
    },
    TreatmentRefusalAcknowledged: { key: encounterId, next: (row, { data }) => untreated(row, data) },
    TreatmentCancelled: {
      key: encounterId,
      next: (row, { data }) => untreated(row, data),
    },
    OrderOpened: {
      key: encounterId,
      next: (row, { data }) =>
        data.module === 'prescription' ? { ...row, prescriptionIds: added(row.prescriptionIds, data.orderId) } : row,
    },
    OrderEnded: {
      key: encounterId,
      next: (row, { data }) =>
        data.module === 'prescription' && data.outcome === 'cancelled'
          ? { ...row, prescriptionIds: withoutOrder(row.prescriptionIds, data.orderId) }
          : row,
    },
    ...agedPatientLabels<VisitRecordRow>(erased),
  },
});
