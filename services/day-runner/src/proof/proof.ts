import type { VisitEnd } from '../day/visit-context.js';
import type { Facility } from '../facility/facility.js';
import { inParallel } from '../in-parallel.js';
import type { Acknowledged, Journal } from '../journal.js';
import { readLog } from './audit-log.js';
import { missingIn, paidTotal, readFinalRows } from './final-rows.js';
import { countsOf } from '../played.js';
import { logTotal } from './folds.js';
import type { LoggedEvent } from './logged-event.js';

/** Comparison of the log and the rows with the acknowledged commands. */
export interface Proof {
  /** The modules' counts, by name. */
  counts: Record<string, number>;
  /** Acknowledged results that are missing in the log or the rows, in words. */
  lost: string[];
  paidTotal: number;
  logTotal: number;
  events: number;
}

/** Receipts without an event at their position with their command's id. */
const lostFromLog = (events: readonly LoggedEvent[], acknowledged: readonly Acknowledged[]): string[] => {
  const commandAt = new Map(events.map(({ position, meta }) => [position, meta.commandId]));
  return acknowledged
    .filter(({ position, commandId }) => commandAt.get(position) !== commandId)
    .map(({ position, commandId }) => `receipt ${position} of command ${commandId} is not in the log`);
};

const prove = async (
  facility: Facility,
  receipts: readonly Acknowledged[],
  ends: readonly VisitEnd[],
): Promise<Proof> => {
  const events = await readLog(facility.administrator);
  const rows = await readFinalRows(facility);
  return {
    counts: countsOf(events),
    lost: [...lostFromLog(events, receipts), ...ends.flatMap(end => missingIn(rows, end))],
    paidTotal: paidTotal(rows),
    logTotal: logTotal(events),
    events: events.length,
  };
};

const added = (one: Record<string, number>, other: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(one).map(([name, count]) => [name, count + (other[name] ?? 0)]));

/** The proof of all facilities together. */
export const proveDay = async (
  facilities: readonly Facility[],
  journal: Journal,
  ends: readonly VisitEnd[],
): Promise<Proof> => {
  const receipts = Map.groupBy(journal.acknowledged, ({ merchantId }) => merchantId);
  const endsOf = Map.groupBy(ends, ({ facility }) => facility);
  const proofs = await inParallel(facilities, 4, facility =>
    prove(facility, receipts.get(facility.merchantId) ?? [], endsOf.get(facility) ?? []),
  );
  return proofs.reduce((one, other) => ({
    counts: added(one.counts, other.counts),
    lost: [...one.lost, ...other.lost],
    paidTotal: one.paidTotal + other.paidTotal,
    logTotal: one.logTotal + other.logTotal,
    events: one.events + other.events,
  }));
};
