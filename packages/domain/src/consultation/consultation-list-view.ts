import { ConsultationListRow } from '@alur/contracts/consultation/rows';
import { consultationList } from '@alur/contracts/consultation/topics';
import { displayNumber } from '@alur/contracts/queue/display-number';
import { agedPatientLabels } from '../patient-labels.js';
import { view } from '../vocabulary.js';

const encounterId = (event: { data: { encounterId: number } }) => event.data.encounterId;

/** The doctor's day: in the topic once the patient is present, whatever becomes of the visit then. */
export const consultationListView = view({
  name: 'consultation_list',
  version: 1,
  row: ConsultationListRow,
  indexes: [['listDate'], ['patientId']],
  topics: [{ topic: consultationList, by: { date: 'listDate' } }],
  on: {
    NumberTaken: {
      key: encounterId,
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
        prescriptionCount: 0,
        transactionId: data.transactionId,
        pcareNumber: null,
        startedAt: null,
        finishedAt: null,
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
    AbsenceReversed: { key: encounterId, next: (row, { data }) => ({ ...row, transactionId: data.transactionId }) },
    NumberCancelled: { key: encounterId, next: row => ({ ...row, status: 'cancelled' as const, listDate: null }) },
    PayerChanged: { key: encounterId, next: (row, { data }) => ({ ...row, payer: data.payer }) },
    PcareFilled: { key: encounterId, next: (row, { data }) => ({ ...row, pcareNumber: data.number }) },
    VitalsRecorded: { key: encounterId, next: row => (row.vitalsTaken ? row : { ...row, vitalsTaken: true }) },
    ConsultationStarted: {
      key: encounterId,
      next: (row, { meta }) => ({ ...row, status: 'ongoing' as const, startedAt: meta.at }),
    },
    ConsultationStartUndone: {
      key: encounterId,
      next: row => ({ ...row, status: 'queue' as const, startedAt: null }),
    },
    NoteSigned: { key: encounterId, next: row => (row.noteSigned ? row : { ...row, noteSigned: true }) },
    DiagnosisRecorded: {
      key: encounterId,
      next: (row, { data }) => {
        if (data.kind === 'primary') return { ...row, primaryDiagnosis: data.code };
        return row.primaryDiagnosis === data.code ? { ...row, primaryDiagnosis: null } : row;
      },
    },
    DiagnosisRemoved: {
      key: encounterId,
      next: (row, { data }) => (row.primaryDiagnosis === data.code ? { ...row, primaryDiagnosis: null } : row),
    },
    PrescriptionOrdered: {
      key: encounterId,
      next: row => ({ ...row, prescriptionCount: row.prescriptionCount + 1 }),
    },
    PrescriptionOrderRemoved: {
      key: encounterId,
      next: row => ({ ...row, prescriptionCount: row.prescriptionCount - 1 }),
    },
    ConsultationFinished: {
      key: encounterId,
      next: (row, { meta }) => ({ ...row, status: 'done' as const, finishedAt: meta.at }),
    },
    ConsultationReopened: {
      key: encounterId,
      next: row => ({ ...row, status: 'ongoing' as const, finishedAt: null }),
    },
    ...agedPatientLabels<ConsultationListRow>(),
  },
});
