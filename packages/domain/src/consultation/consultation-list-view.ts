import { ConsultationListRow } from '@alur/contracts/consultation/rows';
import { consultationList } from '@alur/contracts/consultation/topics';
import { displayNumber } from '@alur/contracts/queue/display-number';
import { agedPatientLabels } from '../patient-labels.js';
import { view } from '../vocabulary.js';

const bookingId = (event: { data: { bookingId: number } }) => event.data.bookingId;

/** The doctor's day: in the topic once the patient is present, whatever becomes of the visit then. */
export const consultationListView = view({
  name: 'consultation_list',
  version: 1,
  row: ConsultationListRow,
  indexes: [['listDate'], ['patientId']],
  topics: [{ topic: consultationList, by: { date: 'listDate' } }],
  on: {
    NumberTaken: {
      key: bookingId,
      first: ({ data }) => ({
        id: data.bookingId,
        bookingId: data.bookingId,
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
      key: bookingId,
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
      key: bookingId,
      next: (row, { data }) => ({ ...row, listDate: data.date, rank: data.rank }),
    },
    NumberSkipped: { key: bookingId, next: (row, { data }) => ({ ...row, rank: data.rank }) },
    PriorityGiven: {
      key: bookingId,
      next: (row, { data }) => ({ ...row, priority: data.reason, rank: data.rank }),
    },
    AbsenceRecorded: { key: bookingId, next: row => ({ ...row, listDate: null }) },
    AbsenceReversed: { key: bookingId, next: (row, { data }) => ({ ...row, transactionId: data.transactionId }) },
    NumberCancelled: { key: bookingId, next: row => ({ ...row, status: 'cancelled' as const, listDate: null }) },
    PayerChanged: { key: bookingId, next: (row, { data }) => ({ ...row, payer: data.payer }) },
    PcareFilled: { key: bookingId, next: (row, { data }) => ({ ...row, pcareNumber: data.number }) },
    VitalsRecorded: { key: bookingId, next: row => (row.vitalsTaken ? row : { ...row, vitalsTaken: true }) },
    ConsultationStarted: {
      key: bookingId,
      next: (row, { meta }) => ({ ...row, status: 'ongoing' as const, startedAt: meta.at }),
    },
    ConsultationStartUndone: {
      key: bookingId,
      next: row => ({ ...row, status: 'queue' as const, startedAt: null }),
    },
    NoteSigned: { key: bookingId, next: row => (row.noteSigned ? row : { ...row, noteSigned: true }) },
    DiagnosisRecorded: {
      key: bookingId,
      next: (row, { data }) => {
        if (data.kind === 'primary') return { ...row, primaryDiagnosis: data.code };
        return row.primaryDiagnosis === data.code ? { ...row, primaryDiagnosis: null } : row;
      },
    },
    DiagnosisRemoved: {
      key: bookingId,
      next: (row, { data }) => (row.primaryDiagnosis === data.code ? { ...row, primaryDiagnosis: null } : row),
    },
    PrescriptionOrdered: {
      key: bookingId,
      next: row => ({ ...row, prescriptionCount: row.prescriptionCount + 1 }),
    },
    PrescriptionOrderRemoved: {
      key: bookingId,
      next: row => ({ ...row, prescriptionCount: row.prescriptionCount - 1 }),
    },
    ConsultationFinished: {
      key: bookingId,
      next: (row, { meta }) => ({ ...row, status: 'done' as const, finishedAt: meta.at }),
    },
    ConsultationReopened: {
      key: bookingId,
      next: row => ({ ...row, status: 'ongoing' as const, finishedAt: null }),
    },
    ...agedPatientLabels<ConsultationListRow>(),
  },
});
