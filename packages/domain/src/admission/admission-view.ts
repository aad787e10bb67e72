import { lapseReservation } from '@alur/contracts/admission/commands';
import { AdmissionRow, admissionsWaiting, visitAdmissions } from '@alur/contracts/admission/rows';
import { ERASED } from '../kernel/event.js';
import type { Due } from '../kernel/process.js';
import { agedPatientLabels } from '../patient-labels.js';
import { view } from '../vocabulary.js';

const key = (event: { data: { admissionId: number } }) => event.data.admissionId;
const noBed = { bedId: null, bedName: null, heldUntil: null };

/** Orders to admit: which patients wait, which have a bed reserved, which were admitted. */
export const admissionView = view({
  name: 'admission',
  version: 4,
  row: AdmissionRow,
  indexes: [
    ['waiting'],
    ['status', 'date'],
    ['status', 'classId'],
    ['patientId'],
    ['personId'],
    ['fromEncounterId'],
    ['encounterId'],
    ['heldUntil'],
  ],
  topics: [
    { topic: admissionsWaiting, by: { waiting: 'waiting' } },
    { topic: visitAdmissions, by: { fromEncounterId: 'fromEncounterId' } },
  ],
  on: {
    AdmissionRequested: {
      key,
      first: ({ data, meta, revision }): AdmissionRow => ({
        ...{ id: data.admissionId, revision, status: 'requested', waiting: 'yes', number: data.number },
        ...{ fromEncounterId: data.fromEncounterId, unitName: data.unitName, patientId: data.patientId },
        ...{ personId: data.patientId, patientName: data.patientName, recordNumber: data.recordNumber },
        ...{ gender: data.gender, age: data.age, date: meta.localDate, requestedAt: meta.at },
        ...{ requestedBy: data.requestedBy.name, requestedById: data.requestedBy.staffId },
        ...{ practiceLicence: data.practiceLicence, verificationCode: data.verificationCode ?? null },
        ...{ plannedOn: data.plannedOn, diagnosis: data.diagnosis },
        ...{ diagnosisCode: data.diagnosisCode, indication: data.indication, doctorId: data.doctorId },
        ...{ doctor: data.responsible.name, department: data.department },
        ...{ entitledClassId: data.entitled.classId, entitledClassName: data.entitled.className },
        ...{ classId: data.chosen.classId, className: data.chosen.className },
        ...{ payer: data.payer, insurer: data.insurer, isolation: data.isolation },
        ...{ ...noBed, lapses: 0, encounterId: null, cancelReason: null },
      }),
    },
    AdmissionReserved: {
      key,
      next: (row, { data, revision }) => ({
        ...{ ...row, revision, bedId: data.bedId, heldUntil: data.until },
        bedName: `${data.unitName}, ${data.roomName}, ${data.bedName}`,
        status: 'reserved' as const,
      }),
    },
    AdmissionReservationLapsed: {
      key,
      next: (row, { revision }) => ({
        ...{ ...row, ...noBed, revision, lapses: row.lapses + 1 },
        status: 'requested' as const,
      }),
    },
    AdmissionFulfilled: {
      key,
      next: (row, { data, revision }) => ({
        ...{ ...row, revision, heldUntil: null, encounterId: data.encounterId, waiting: null },
        status: 'fulfilled' as const,
      }),
    },
    AdmissionReopened: {
      key,
      next: (row, { revision }) => ({
        ...{ ...row, ...noBed, revision, encounterId: null, waiting: 'yes' as const },
        status: 'requested' as const,
      }),
    },
    AdmissionCancelled: {
      key,
      next: (row, { data, revision }) => ({
        ...{ ...row, ...noBed, revision, cancelReason: data.reason, waiting: null },
        status: 'cancelled' as const,
      }),
    },
    ...agedPatientLabels<AdmissionRow>(row => ({
      ...{ ...row, diagnosis: ERASED, indication: ERASED },
      cancelReason: row.cancelReason && ERASED,
    })),
  },
});

/** A patient who did not come in time waits again, and her bed is released. */
export const reservationDue: Due = {
  name: 'admission-reservation-over',
  view: 'admission',
  dueAt: 'heldUntil',
  react: row => [{ command: lapseReservation, target: row['id'] as number, body: {} }],
};
