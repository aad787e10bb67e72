import { ensure } from '../kernel/rejection.js';
import { which, type BookingState } from './booking.js';
import { pcareFilled, type PcareRule } from './decisions.js';
import type { BookingEvent } from './events.js';
import { booked, inQueue, ongoing } from './guards.js';

/** The doctor's *Mulai*. Attendance is the queue's guard; PCare, where it applies, is this one's (DOMAIN 2.1). */
export const start = (state: BookingState, rule: PcareRule): BookingEvent[] => {
  const visit = inQueue(state);
  pcareFilled(visit, rule);
  return [{ type: 'ConsultationStarted', data: { ...which(visit), transactionId: visit.transactionId } }];
};

/** Back to the queue only while nothing was saved; the nurse's vitals do not count. */
export const undoStart = (state: BookingState): BookingEvent[] => {
  const visit = ongoing(state);
  const { notes, diagnoses, treatments, prescriptionIds, finishes } = visit;
  const saved = notes + diagnoses.length + treatments.length + prescriptionIds.length + finishes;
  ensure(saved === 0, 'consultation.already-saved');
  return [{ type: 'ConsultationStartUndone', data: which(visit) }];
};

/** Needs a signed note and a primary diagnosis, and PCare where the payer became BPJS meanwhile (DOMAIN 2.1). */
export const finish = (state: BookingState, rule: PcareRule): BookingEvent[] => {
  const visit = ongoing(state);
  ensure(visit.notes > 0, 'consultation.note-unsigned');
  ensure(
    visit.diagnoses.some(({ kind }) => kind === 'primary'),
    'consultation.no-primary-diagnosis',
  );
  pcareFilled(visit, rule);
  const { transactionId, date, payer, doctorId, doctorName, price, sharePercent } = visit;
  const data = {
    ...which(visit),
    transactionId,
    finish: visit.finishes + 1,
    date,
    payer,
    doctorId,
    doctorName,
    consultationPrice: price,
    sharePercent,
    treatments: [...visit.treatments],
    prescriptionIds: [...visit.prescriptionIds],
  };
  return [{ type: 'ConsultationFinished', data }];
};

/** `billOpen`: the bill was neither paid nor ended (DOMAIN 2, settled: after that only an addendum). */
export const reopen = (state: BookingState, reason: string, billOpen: boolean): BookingEvent[] => {
  const visit = booked(state);
  ensure(visit.status === 'done', 'consultation.not-done');
  ensure(billOpen, 'consultation.bill-settled');
  return [{ type: 'ConsultationReopened', data: { ...which(visit), transactionId: visit.transactionId, reason } }];
};
