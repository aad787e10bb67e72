import { ConsultationListRow } from '@alur/contracts/consultation/rows';
import { consultationList, consultationUnfinished } from '@alur/contracts/consultation/topics';
import { displayNumber } from '@alur/contracts/queue/display-number';
import { agedPatientLabels } from '../patient-labels.js';
import { view } from '../vocabulary.js';

const encounterId = (event: { data: { encounterId: number } }) => event.data.encounterId;

/** The row with one prescription more or fewer, if the order was a prescription. */
const prescribed = (row: ConsultationListRow, module: string, more: 1 | -1): ConsultationListRow =>
  module === 'prescription' ? { ...row, prescriptionCount: row.prescriptionCount + more } : row;

const withoutPrimary = (row: ConsultationListRow): ConsultationListRow => ({
  ...row,
  primaryDiagnosis: null,
  primaryDiagnosisId: null,
});

/**
 * The doctor's day: a visit appears in the topic once the patient is present, and stays whatever status it has then.
 */
export const consultationListView = view({
  name: 'consultation_list',
  version: 3,
  row: ConsultationListRow,
  indexes: [['listDate'], ['unfinished'], ['patientId'], ['personId']],
  topics: [
    { topic: consultationList, by: { date: 'listDate' } },
    { topic: consultationUnfinished, by: { unfinished: 'unfinished' } },
  ],
  derive: ({ status }) => ({ unfinished: status === 'ongoing' ? ('yes' as const) : null }),
  on: {
    NumberTaken: {
      key: encounterId,
      begins: 'encounter',
      first: ({ data }) => ({
        id: data.encounterId,
        encounterId: data.encounterId,
        listDate: null,
        date: data.date,
        scheduleId: data.scheduleId,
        scheduleName: data.scheduleName,
        display: displayNumber(data.prefix, data.number),
        number: data.number,
        rank: data.rank,
        status: 'queue' as const,
        patientId: data.patientId,
        personId: data.patientId,
        patientName: data.patientName,
        recordNumber: data.recordNumber,
        gender: data.gender,
        age: data.age,
        payer: data.payer,
        priority: data.priority,
        visitStatus: data.visitStatus,
        doctorId: data.doctorId,
        doctorName: data.doctorName,
        roomId: data.roomId,
        roomName: data.roomName,
        vitalsTaken: false,
        noteSigned: false,
        primaryDiagnosis: null,
        primaryDiagnosisId: null,
        prescriptionCount: 0,
        transactionId: 0,
        pcareNumber: null,
        startedAt: null,
        finishedAt: null,
        unfinished: null,
      }),
    },
    NumberMovedHere: {
      key: encounterId,
      next: (row, { data }) => ({
        ...row,
        listDate: data.attendance === 'come' ? data.date : null,
        date: data.date,
        scheduleId: data.scheduleId,
        scheduleName: data.scheduleName,
        display: displayNumber(data.prefix, data.number),
        number: data.number,
        rank: data.rank,
        doctorId: data.doctorId,
        doctorName: data.doctorName,
        roomId: data.roomId,
        roomName: data.roomName,
      }),
    },
    AttendanceConfirmed: {
      key: encounterId,
      next: (row, { data }) => ({ ...row, listDate: data.date, rank: data.rank }),
    },
    NumberSkipped: { key: encounterId, next: (row, { data }) => ({ ...row, rank: data.rank }) },
    PriorityGiven: {
      key: encounterId,
      next: (row, { data }) => ({ ...row, priority: data.reason, rank: data.rank }),
    },
    AbsenceRecorded: { key: encounterId, next: row => ({ ...row, listDate: null }) },
    NumberCancelled: { key: encounterId, next: row => ({ ...row, status: 'cancelled' as const, listDate: null }) },
    /** Appended together with `NumberTaken`, which makes the row. */
    EncounterOpened: { key: encounterId, next: (row, { data }) => ({ ...row, transactionId: data.transactionId }) },
    EncounterBillAssigned: {
      key: encounterId,
      next: (row, { data }) => ({ ...row, transactionId: data.transactionId }),
    },
    EncounterPayerChanged: { key: encounterId, next: (row, { data }) => ({ ...row, payer: data.payer }) },
    PcareFilled: { key: encounterId, next: (row, { data }) => ({ ...row, pcareNumber: data.number }) },
    ObservationsRecorded: {
      key: encounterId,
      next: (row, { data: { category = 'vital_signs' } }) =>
        row.vitalsTaken || category !== 'vital_signs' ? row : { ...row, vitalsTaken: true },
    },
    EncounterStarted: {
      key: encounterId,
      next: (row, { meta }) => ({ ...row, status: 'ongoing' as const, startedAt: meta.at }),
    },
    EncounterStartUndone: {
      key: encounterId,
      next: row => ({ ...row, status: 'queue' as const, startedAt: null }),
    },
    EntryAdded: {
      key: encounterId,
      next: (row, { data }) => (row.noteSigned || data.form !== 'soap' ? row : { ...row, noteSigned: true }),
    },
    DiagnosisRecorded: {
      key: encounterId,
      next: (row, { data: { diagnosisId, kind, coding } }) =>
        kind === 'primary' ? { ...row, primaryDiagnosis: coding.code, primaryDiagnosisId: diagnosisId } : row,
    },
    DiagnosisChanged: {
      key: encounterId,
      next: (row, { data: { diagnosisId, kind, code } }) => {
        if (kind === 'primary') return { ...row, primaryDiagnosis: code, primaryDiagnosisId: diagnosisId };
        return row.primaryDiagnosisId === diagnosisId ? withoutPrimary(row) : row;
      },
    },
    DiagnosisRemoved: {
      key: encounterId,
      next: (row, { data }) => (row.primaryDiagnosisId === data.diagnosisId ? withoutPrimary(row) : row),
    },
    OrderOpened: { key: encounterId, next: (row, { data }) => prescribed(row, data.module, 1) },
    OrderEnded: {
      key: encounterId,
      next: (row, { data }) => (data.outcome === 'cancelled' ? prescribed(row, data.module, -1) : row),
    },
    EncounterFinished: {
      key: encounterId,
      next: (row, { meta }) => ({ ...row, status: 'done' as const, finishedAt: meta.at }),
    },
    EncounterReopened: {
      key: encounterId,
      next: row => ({ ...row, status: 'ongoing' as const, finishedAt: null }),
    },
    ...agedPatientLabels<ConsultationListRow>(),
  },
});
