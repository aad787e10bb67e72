import * as z from 'zod/mini';
import { Id, Instant } from './scalars.js';

/**
 * How far something has come in the log: its position, how far the head is ahead (0 when nothing there is for it), and
 * the age of the oldest event that it has still to take.
 */
const reached = { reached: z.string(), waiting: z.string(), behindMs: z.number() };

/** A table that is being built from the log's beginning, up to where the others stand. Positions. */
export const BuildRow = z.object({ view: z.string(), reached: z.string(), goal: z.string(), percent: z.int() });
export type BuildRow = z.infer<typeof BuildRow>;

/** A row that could not be changed, stopped at an event of this position. */
export const StoppedRow = z.object({ view: z.string(), merchantId: Id, key: z.string(), at: z.string() });
export type StoppedRow = z.infer<typeof StoppedRow>;

/** A partition of facilities, and who makes its rows; nobody does while `leader` is null. */
export const PartitionRow = z.object({
  kind: z.literal('partition'),
  index: z.int(),
  leader: z.nullable(z.object({ host: z.string(), pid: z.int(), since: Instant })),
  ...reached,
  builds: z.array(BuildRow),
  /** The first of them, and how many there are. */
  stopped: z.array(StoppedRow),
  stoppedCount: z.int(),
});
export type PartitionRow = z.infer<typeof PartitionRow>;

/** A process between modules, and what of it was refused and waits for somebody. */
export const ProcessRow = z.object({ kind: z.literal('process'), name: z.string(), ...reached, held: z.int() });
export type ProcessRow = z.infer<typeof ProcessRow>;

/** What time alone triggers: how many rows should have been dealt with, and the oldest's age. */
export const DueRow = z.object({
  kind: z.literal('due'),
  name: z.string(),
  overdue: z.int(),
  behindMs: z.number(),
});
export type DueRow = z.infer<typeof DueRow>;

/** The ledger: events signed for, when last (null: never), and the positions that wait for it. */
export const LedgerRow = z.object({
  kind: z.literal('ledger'),
  sealed: z.int(),
  signedAt: z.nullable(Instant),
  waiting: z.string(),
});
export type LedgerRow = z.infer<typeof LedgerRow>;

/** How the installation runs, one row for each of its parts. */
export const OperationsRow = z.discriminatedUnion('kind', [PartitionRow, ProcessRow, DueRow, LedgerRow]);
export type OperationsRow = z.infer<typeof OperationsRow>;
