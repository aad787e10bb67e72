import * as z from 'zod/mini';
import type { Frame } from './live.js';
import { LocalDate } from './scalars.js';
import type { LiveRow } from './topic.js';

const LAST_POSITION = 2n ** 63n - 1n;

/** A log position as text, because it has 64 bits. */
export const PositionText = z.string().check(
  z.regex(/^\d{1,19}$/, { abort: true }),
  z.refine(text => BigInt(text) <= LAST_POSITION),
);

/** A day that can be in a log: none is before the clocks' epoch. */
export const LoggedDay = LocalDate.check(z.refine(day => day >= '1970-01-02'));

/**
 * `GET /v2/audit/replay/<topic>?day&at|from&limit&<the topic's own parameters>`: the topic as it was, and its changes
 * afterwards. `at` is a time of that day (the last position whose running maximum of `at` is not after it), `from` a
 * position; without either, the replay begins at the day's start.
 */
export const ReplayQuery = z.object({
  day: LoggedDay,
  at: z.optional(z.iso.datetime({ offset: true })),
  from: z.optional(PositionText),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(2_000)), 500),
});
export type ReplayQuery = z.infer<typeof ReplayQuery>;

/** One frame of a replay: a live frame, its time, and its events. */
export interface ReplayFrame<Row extends LiveRow = LiveRow> {
  /** The running maximum of `at`, which is never earlier than the previous frame's. */
  at: string;
  frame: Frame<Row>;
  events: { id: string; type: string; position: string }[];
}

export interface ReplayAnswer<Row extends LiveRow = LiveRow> {
  data: {
    /** The topic's rows at `meta.seq`. */
    rows: Row[];
    /** The changes afterwards, in order. */
    frames: ReplayFrame<Row>[];
  };
  meta: {
    epoch: string;
    /** The view and its version: a corrected view shows what should have been seen. */
    view: { name: string; version: number };
    /** Position of the rows, and its time. */
    seq: string;
    at: string;
    /** Position to continue from; null if nothing more happened on that day. */
    next: string | null;
  };
}

/** `GET /v2/audit/day?day`: an overview of a day of the log, for the scrubber. */
export interface DayOfLog {
  data: {
    day: string;
    /** The facility's time zone on that day, and the day's beginning and end as instants. */
    zone: string;
    startsAt: string;
    endsAt: string;
    /** Events of the day, first and last position; null when nothing happened. */
    events: number;
    from: string | null;
    to: string | null;
    /** Number of events in each five minutes from the day's start, in total and by module. */
    histogram: { at: string; events: number; modules: Record<string, number> }[];
  };
}
