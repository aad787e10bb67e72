import type { BookingSource } from '@alur/contracts/kernel/enums';
import { VisitStepsRow } from '@alur/contracts/audit/reports';
import type { DomainEvent, Seen } from '../kernel/event.js';
import { view } from '../vocabulary.js';

const key = (event: { data: { encounterId: number } }) => event.data.encounterId;
const ofBill = (event: { data: { encounterIds: number[] } }) => event.data.encounterIds;

/** When it truly happened, if it was typed in later. */
const when = ({ meta }: Seen<DomainEvent>) => meta.occurredAt ?? meta.at;

/** A patient who registers at the desk is present; one who books online, or for another day, comes later. */
const isThere = (source: BookingSource, date: string, today: string) =>
  (source === 'web' || source === 'e-kios') && date === today;

const notServed = { calledAt: null, startedAt: null };

const without = (row: VisitStepsRow, prescriptionId: number) => row.awaiting.filter(id => id !== prescriptionId);

/** When each step of a visit happened, for how long patients wait (DOMAIN 8); names no person. */
export const visitStepsView = view({
  name: 'visit_steps',
  version: 2,
  row: VisitStepsRow,
  indexes: [['date']],
  on: {
    NumberTaken: {
      key,
      first: event => {
        const { data, meta } = event;
        const registeredAt = when(event);
        return {
          encounterId: data.encounterId,
          patientId: data.patientId,
          date: data.date,
          scheduleId: data.scheduleId,
          scheduleName: data.scheduleName,
          doctorId: data.doctorId,
          doctorName: data.doctorName,
          registeredAt,
          arrivedAt: isThere(data.source, data.date, meta.localDate) ? registeredAt : null,
          ...notServed,
          finishedAt: null,
          submittedAt: null,
          awaiting: [],
          handedOverAt: null,
          closedAt: null,
          paidAt: null,
        };
      },
    },
    NumberMovedHere: {
      key,
      next: (row, { data }) => ({
        ...row,
        ...notServed,
        date: data.date,
        scheduleId: data.scheduleId,
        scheduleName: data.scheduleName,
        doctorId: data.doctorId,
        doctorName: data.doctorName,
        arrivedAt: data.date === row.date ? row.arrivedAt : null,
      }),
    },
    AttendanceConfirmed: { key, next: (row, event) => ({ ...row, arrivedAt: row.arrivedAt ?? when(event) }) },
    /** A patient who had left and returned waits from her new confirmation on. */
    AbsenceReversed: {
      key,
      next: row => ({ ...row, ...notServed, arrivedAt: null }),
    },
    /** The first call counts; a repeated call only means that the patient did not hear it. */
    NumberCalled: {
      key,
      next: (row, event) => (event.data.calls === 1 ? { ...row, calledAt: when(event) } : row),
    },
    EncounterStarted: { key, next: (row, event) => ({ ...row, startedAt: when(event) }) },
    EncounterStartUndone: { key, next: row => ({ ...row, ...notServed }) },
    EncounterFinished: { key, next: (row, event) => ({ ...row, finishedAt: when(event) }) },
    EncounterReopened: { key, next: row => ({ ...row, finishedAt: null }) },
    PrescriptionSubmitted: {
      key,
      next: (row, event) => ({
        ...row,
        submittedAt: row.submittedAt ?? when(event),
        awaiting: [...new Set([...row.awaiting, event.data.prescriptionId])],
      }),
    },
    PrescriptionHandedOver: {
      key,
      next: (row, event) => ({
        ...row,
        awaiting: without(row, event.data.prescriptionId),
        handedOverAt: when(event),
      }),
    },
    PrescriptionCancelled: {
      key,
      next: (row, event) => ({ ...row, awaiting: without(row, event.data.prescriptionId) }),
    },
    EncounterBillAssigned: { key, next: row => ({ ...row, closedAt: null, paidAt: null }) },
    BillClosed: { key: ofBill, next: (row, event) => ({ ...row, closedAt: when(event) }) },
    BillReopened: { key: ofBill, next: row => ({ ...row, closedAt: null, paidAt: null }) },
    TransactionPaid: { key: ofBill, next: (row, event) => ({ ...row, paidAt: when(event) }) },
  },
});
