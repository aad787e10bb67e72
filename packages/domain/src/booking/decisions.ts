import type { Payer } from '@alur/contracts/kernel/enums';
import { headerOf } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import type { Booked, BookingState } from './booking.js';
import type { BookingEvent, BookingMade, ScheduleMoved } from './events.js';

/** A visit that has a place on a schedule. */
export function booked(state: BookingState): Booked {
  ensure(state.status !== 'none', 'queue.not-found');
  return state;
}

export const book = (visit: BookingMade): BookingEvent[] => [{ type: 'BookingMade', data: visit }];

/** The facility's settings for PCare: SPEC 6, active only with is_bpjs and the rule. */
export interface PcareRule {
  isBpjs: boolean;
  pcare: boolean;
}

/** Whether a visit of this payer waits for PCare (DOMAIN 2.1): is_bpjs ∧ rule ∧ the payer is BPJS. */
export const needsPcare = (payer: Payer, { isBpjs, pcare }: PcareRule): boolean => isBpjs && pcare && payer === 'bpjs';

/** Throws if the visit needs PCare and PCare is not filled in yet. */
export const pcareFilled = (state: BookingState, payer: Payer, rule: PcareRule): void =>
  ensure(!needsPcare(payer, rule) || booked(state).pcareNumber !== null, 'booking.pcare-unfilled');

/** SPEC 4: attendance first, then PCare; `present` comes from the queue. */
export const fillPcare = (
  state: BookingState,
  number: string,
  payer: Payer,
  rule: PcareRule,
  present: boolean,
): BookingEvent[] => {
  ensure(needsPcare(payer, rule), 'booking.pcare-not-needed');
  ensure(present, 'booking.attendance-unconfirmed');
  return [{ type: 'PcareFilled', data: { ...headerOf(booked(state)), number } }];
};

export const move = (state: BookingState, place: Omit<ScheduleMoved, 'encounterId' | 'patientId'>): BookingEvent[] => [
  { type: 'ScheduleMoved', data: { ...headerOf(booked(state)), ...place } },
];
