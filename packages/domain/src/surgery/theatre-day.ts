import type { Aggregate } from '../kernel/aggregate.js';
import { localTime } from '../kernel/local-time.js';
import { Rejection } from '../kernel/rejection.js';
import type { TheatreDayEvent } from './events.js';

/** A span of a theatre's time, from an instant to another that no longer belongs to it. */
export interface Span {
  readonly from: string;
  readonly until: string;
}
export interface Slot extends Span {
  readonly surgeryId: number;
}
export interface TheatreDayState {
  readonly slots: readonly Slot[];
}

const without = (slots: readonly Slot[], surgeryId: number) => slots.filter(each => each.surgeryId !== surgeryId);

/** The slots of a theatre that touch a day of the facility; an operation across midnight is on both its days. */
export const theatreDay: Aggregate<TheatreDayState, TheatreDayEvent> = {
  kind: 'theatre_day',
  initial: { slots: [] },
  evolve: ({ slots }, { type, data: { surgeryId, from, until } }) => {
    const others = without(slots, surgeryId);
    return { slots: type === 'TheatreSlotBooked' ? [...others, { surgeryId, from, until }] : others };
  },
};

export const theatreDayId = (theatreId: number, date: string): string => `${theatreId}_${date}`;

const MINUTE = 60_000;
const later = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) + minutes * MINUTE).toISOString();

/** The span with the minutes that are kept free on both sides. */
const widened = ({ from, until }: Span, minutes: number): Span => ({
  from: later(from, -minutes),
  until: later(until, minutes),
});

/** Day and clock of an instant at the facility's offset. */
const dayAt = (instant: string, offset: string): string => localTime(instant, offset)?.slice(0, 10) ?? '';
const clockAt = (instant: string, offset: string): string => localTime(instant, offset)?.slice(11, 16) ?? '';

/** The facility's days that a span touches; its last instant belongs to it no longer. */
export const daysOf = ({ from, until }: Span, offset: string): string[] => {
  const [first, last] = [dayAt(from, offset), dayAt(new Date(Date.parse(until) - 1).toISOString(), offset)];
  const days = [first];
  for (let day = first; day < last;) {
    day = new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * MINUTE).toISOString().slice(0, 10);
    days.push(day);
  }
  return days;
};

/** The days on which another operation may stand too near to the span. */
export const daysAround = (span: Span, turnaround: number, offset: string): string[] =>
  daysOf(widened(span, turnaround), offset);

/** Throws if another operation has the theatre then, or so shortly before or after that it is not ready. */
export const ensureFree = (
  { surgeryId, ...span }: Slot,
  turnaround: number,
  days: readonly TheatreDayState[],
  offset: string,
): void => {
  const { from, until } = widened(span, turnaround);
  const taken = days
    .flatMap(({ slots }) => without(slots, surgeryId))
    .find(each => Date.parse(each.from) < Date.parse(until) && Date.parse(from) < Date.parse(each.until));
  if (taken === undefined) return;
  throw new Rejection(
    'surgery.theatre-taken',
    { from: clockAt(taken.from, offset), until: clockAt(taken.until, offset), turnaround },
    'from',
  );
};
