import { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { consultationRecord } from '@alur/contracts/consultation/topics';
import { ERASED } from '../kernel/event.js';
import { agedPatientLabels, personOf } from '../patient-labels.js';
import { view } from '../vocabulary.js';

const encounterId = (event: { data: { encounterId: number } }) => event.data.encounterId;
const labels = agedPatientLabels<VisitRecordRow>();

/** What an erasure leaves of a visit: when, where and by whom, and the codes. */
const erased = (row: VisitRecordRow): VisitRecordRow => ({
  ...row,
  patientName: ERASED,
  recordNumber: ERASED,
  age: null,
  vitals: row.vitals.map(each => ({ ...each, complaint: ERASED })),
  notes: row.notes.map(each => ({
    ...each,
    subjective: ERASED,
    objective: ERASED,
    assessment: ERASED,
    plan: ERASED,
  })),
  diagnoses: row.diagnoses.map(each => ({ ...each, name: ERASED })),
});

/** The record page of one visit, and a line of the outpatient medical history. */
export const visitRecordView = view({
  name: 'visit_record',
  version: 2,
  row: VisitRecordRow,
  indexes: [['patientId', 'date'], ['personId', 'date'], ['date']],
  topics: [{ topic: consultationRecord, by: { encounterId: 'encounterId' } }],
  on: {
    BookingMade: {
      key: encounterId,
      first: ({ data }) => ({
        id: data.encounterId,
        encounterId: data.encounterId,
        patientId: data.patientId,
        personId: data.patientId,
        patientName: data.patientName,
        recordNumber: data.recordNumber,
        gender: data.gender,
        age: data.age,
        date: data.date,
        display: data.display,
        scheduleId: data.scheduleId,
        scheduleName: data.scheduleName,
        doctorId: data.doctorId,
        doctorName: data.doctorName,
        roomName: data.roomName,
        payer: data.payer,
        visitStatus: data.visitStatus,
        status: 'queue' as const,
        transactionId: data.transactionId,
        vitals: [],
        notes: [],
        diagnoses: [],
        treatments: [],
        prescriptionIds: [],
        startedAt: null,
        finishedAt: null,
      }),
    },
    ScheduleMoved: {
      key: encounterId,
      next: (row, { data }) => ({
        ...row,
        date: data.date,
        display: data.display,
        scheduleId: data.scheduleId,
        scheduleName: data.scheduleName,
        doctorId: data.doctorId,
        doctorName: data.doctorName,
        roomName: data.roomName,
      }),
    },
    PayerChanged: { key: encounterId, next: (row, { data }) => ({ ...row, payer: data.payer }) },
    TransactionReplaced: {
      key: encounterId,
      next: (row, { data }) => ({ ...row, transactionId: data.transactionId }),
    },
    BookingCancelled: { key: encounterId, next: row => ({ ...row, status: 'cancelled' as const }) },
    ConsultationStarted: {
      key: encounterId,
      next: (row, { meta }) => ({ ...row, status: 'ongoing' as const, startedAt: meta.at }),
    },
    ConsultationStartUndone: {
      key: encounterId,
      next: row => ({ ...row, status: 'queue' as const, startedAt: null }),
    },
    VitalsRecorded: {
      key: encounterId,
      next: (row, { data, meta }) => {
        const { encounterId: _booking, patientId: _patient, ...vitals } = data;
        return { ...row, vitals: [...row.vitals, { ...vitals, at: meta.at, actorId: meta.actorId }] };
      },
    },
    NoteSigned: {
      key: encounterId,
      next: (row, { data, meta }) => {
        const { encounterId: _booking, patientId: _patient, ...note } = data;
        return { ...row, notes: [...row.notes, { ...note, at: meta.at, actorId: meta.actorId }] };
      },
    },
    DiagnosisRecorded: {
      key: encounterId,
      next: (row, { data: { code, name, kind } }) => {
        const others = row.diagnoses.filter(each => each.code !== code);
        return { ...row, diagnoses: [...others, { code, name, kind }] };
      },
    },
    DiagnosisRemoved: {
      key: encounterId,
      next: (row, { data }) => ({ ...row, diagnoses: row.diagnoses.filter(each => each.code !== data.code) }),
    },
    TreatmentOrdered: {
      key: encounterId,
      next: (row, { data: { orderId, treatmentId, name, quantity, price } }) => ({
        ...row,
        treatments: [...row.treatments, { orderId, treatmentId, name, quantity, price }],
      }),
    },
    TreatmentRemoved: {
      key: encounterId,
      next: (row, { data }) => ({
        ...row,
        treatments: row.treatments.filter(each => each.orderId !== data.orderId),
      }),
    },
    PrescriptionOrdered: {
      key: encounterId,
      next: (row, { data }) => ({ ...row, prescriptionIds: [...row.prescriptionIds, data.prescriptionId] }),
    },
    PrescriptionOrderRemoved: {
      key: encounterId,
      next: (row, { data }) => ({
        ...row,
        prescriptionIds: row.prescriptionIds.filter(id => id !== data.prescriptionId),
      }),
    },
    ConsultationFinished: {
      key: encounterId,
      next: (row, { meta }) => ({ ...row, status: 'done' as const, finishedAt: meta.at }),
    },
    ConsultationReopened: {
      key: encounterId,
      next: row => ({ ...row, status: 'ongoing' as const, finishedAt: null }),
    },
    ...personOf<VisitRecordRow>(),
    PatientIdentityCorrected: labels.PatientIdentityCorrected,
    PatientErased: { where: labels.PatientErased.where, next: erased },
  },
});
