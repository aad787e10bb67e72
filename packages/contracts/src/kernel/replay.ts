import * as z from 'zod/mini';
import type { Frame } from './live.js';
import { LocalDate } from './scalars.js';
import type { LiveRow } from './topic.js';

const LAST_POSITION = 2n ** 63n - 1n;

/** A log position on the wire: of 64 bits. */
export const PositionText = z.string().check(
  z.regex(/^\d{1,19}$/, { abort: true }),
  z.refine(text => BigInt(text) <= LAST_POSITION),
);

/** A day that a log may have: none is older than the clocks that write it. */
export const LoggedDay = LocalDate.check(z.refine(day => day >= '1970-01-02'));

/**
 * `GET /v2/audit/replay/<topic>?day&at|from&limit&<the topic's own parameters>`: the topic as it was, and how it went on.
 * `at` is a time of that day (the last position whose running maximum of `at` is not after it), `from` a position;
 * neither is the day's start.
 */
export const ReplayQuery = z.object({
  day: LoggedDay,
  at: z.optional(z.iso.datetime({ offset: true })),
  from: z.optional(PositionText),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(2_000)), 500),
});
export type ReplayQuery = z.infer<typeof ReplayQuery>;

/** One frame of a replay: a live frame, when it came, and the events behind it. */
export interface ReplayFrame<Row extends LiveRow = LiveRow> {
  /** The running maximum of `at`: never earlier than the frame before it. */
  at: string;
  frame: Frame<Row>;
  events: { id: string; type: string; position: string }[];
}

export interface ReplayAnswer<Row extends LiveRow = LiveRow> {
  data: {
    /** The topic's rows at `meta.seq`. */
    rows: Row[];
    /** What changed it afterwards, in order. */
    frames: ReplayFrame<Row>[];
  };
  meta: {
    epoch: string;
    /** The view that shows it, and which version of it: a mended view shows what should have been seen. */
    view: { name: string; version: number };
    /** Where the rows stand, and the time there. */
    seq: string;
    at: string;
    /** Where to go on from; null when nothing more has happened that day. */
    next: string | null;
  };
}

/** `GET /v2/audit/day?day`: a day of the log at a glance, for the scrubber. */
export interface DayOfLog {
  data: {
    day: string;
    /** The facility's zone as it was then, and its day as instants. */
    zone: string;
    startsAt: string;
    endsAt: string;
    /** Events of the day, first and last position; null when nothing happened. */
    events: number;
    from: string | null;
    to: string | null;
    /** Events in each five minutes, from the day's start; with how many of each module. */
    histogram: { at: string; events: number; modules: Record<string, number> }[];
  };
}
