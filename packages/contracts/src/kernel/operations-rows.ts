import * as z from 'zod/mini';
import { Id, Instant } from './scalars.js';

/**
 * How far a consumer has read the log: its position, how far the head is ahead (0 if no event for it is left), and the
 * age of the oldest event that it has yet to read.
 */
const reached = { reached: z.string(), waiting: z.string(), behindMs: z.number() };

/** A table that is being built from the beginning of the log up to the position of the others. */
export const BuildRow = z.object({ view: z.string(), reached: z.string(), goal: z.string(), percent: z.int() });
export type BuildRow = z.infer<typeof BuildRow>;

/** A row that is stopped, because the event at this position could not be applied. */
export const StoppedRow = z.object({ view: z.string(), merchantId: Id, key: z.string(), at: z.string() });
export type StoppedRow = z.infer<typeof StoppedRow>;

/** A partition of facilities, and the process that projects its rows; none does while `leader` is null. */
export const PartitionRow = z.object({
  kind: z.literal('partition'),
  index: z.int(),
  leader: z.nullable(z.object({ host: z.string(), pid: z.int(), since: Instant })),
  ...reached,
  builds: z.array(BuildRow),
  /** The first stopped rows, and their total number. */
  stopped: z.array(StoppedRow),
  stoppedCount: z.int(),
});
export type PartitionRow = z.infer<typeof PartitionRow>;

/** A process between modules, and the number of its held commands. */
export const ProcessRow = z.object({ kind: z.literal('process'), name: z.string(), ...reached, held: z.int() });
export type ProcessRow = z.infer<typeof ProcessRow>;

/** A due view: how many of its rows are overdue, and the age of the oldest. */
export const DueRow = z.object({
  kind: z.literal('due'),
  name: z.string(),
  overdue: z.int(),
  behindMs: z.number(),
});
export type DueRow = z.infer<typeof DueRow>;

/**
 * The ledger: the number of signed events, the time of the last signature (null: never), and the positions still to be
 * signed.
 */
export const LedgerRow = z.object({
  kind: z.literal('ledger'),
  sealed: z.int(),
  signedAt: z.nullable(Instant),
  waiting: z.string(),
});
export type LedgerRow = z.infer<typeof LedgerRow>;

/** The installation's state: one row for each of its parts. */
export const OperationsRow = z.discriminatedUnion('kind', [PartitionRow, ProcessRow, DueRow, LedgerRow]);
export type OperationsRow = z.infer<typeof OperationsRow>;
