import type { Payer } from '@alur/contracts/kernel/enums';
import { ensure } from '../kernel/rejection.js';
import { which, type BookingState } from './booking.js';
import type { BookingEvent, BookingMade, BookingPlace } from './events.js';
import { booked, inQueue, unfinished } from './guards.js';

export interface PayerChoice {
  payer: Payer;
  insurer: string | null;
}

/** An insurance has a name; nobody else does. */
export const checkedPayer = ({ payer, insurer }: PayerChoice): PayerChoice => {
  ensure(payer !== 'insurance' || insurer !== null, 'booking.insurer-missing', {}, 'insurer');
  return { payer, insurer: payer === 'insurance' ? insurer : null };
};

export const book = (visit: BookingMade): BookingEvent[] => [{ type: 'BookingMade', data: visit }];

/** What the facility says of PCare: SPEC 6, active only with is_bpjs and the rule. */
export interface PcareRule {
  isBpjs: boolean;
  pcare: boolean;
}

/** Whether this visit waits for PCare (DOMAIN 2.1): is_bpjs ∧ rule ∧ the payer is BPJS. */
export const needsPcare = (visit: { payer: Payer }, { isBpjs, pcare }: PcareRule): boolean =>
  isBpjs && pcare && visit.payer === 'bpjs';

/** Refuses where PCare should know of the visit and does not. */
export const pcareFilled = (visit: { payer: Payer; pcareNumber: string | null }, rule: PcareRule): void =>
  ensure(!needsPcare(visit, rule) || visit.pcareNumber !== null, 'booking.pcare-unfilled');

/**
 * Also after the consultation: the bill decides whether it still can (DOMAIN 2, settled). What is finished has passed
 * PCare's gate, so it is opened again before it becomes a visit that has one.
 */
export const changePayer = (state: BookingState, choice: PayerChoice, rule: PcareRule): BookingEvent[] => {
  const visit = booked(state);
  const { payer, insurer } = checkedPayer(choice);
  ensure(visit.payer !== payer || visit.insurer !== insurer, 'booking.same-payer');
  if (visit.status === 'done') pcareFilled({ ...visit, payer }, rule);
  return [{ type: 'PayerChanged', data: { ...which(visit), payer, insurer } }];
};

/** SPEC 4: attendance first, then PCare; `present` is the queue's word. */
export const fillPcare = (state: BookingState, number: string, rule: PcareRule, present: boolean): BookingEvent[] => {
  const visit = unfinished(state);
  ensure(needsPcare(visit, rule), 'booking.pcare-not-needed');
  ensure(present, 'booking.attendance-unconfirmed');
  return [{ type: 'PcareFilled', data: { ...which(visit), number } }];
};

export const move = (state: BookingState, place: BookingPlace): BookingEvent[] => [
  { type: 'ScheduleMoved', data: { ...which(inQueue(state)), ...place } },
];

export const replaceTransaction = (state: BookingState, transactionId: number): BookingEvent[] => [
  { type: 'TransactionReplaced', data: { ...which(inQueue(state)), transactionId } },
];

export const cancelBooking = (state: BookingState, reason: string): BookingEvent[] => [
  { type: 'BookingCancelled', data: { ...which(inQueue(state)), reason } },
];
