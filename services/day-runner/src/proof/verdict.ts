import type { Journal, RaceKind } from '../journal.js';
import { percentiles, type Percentiles } from '../percentiles.js';
import { zeroNames } from '../played.js';
import type { Proof } from './proof.js';

/** The run's own figures. */
interface RunFigures {
  visits: number;
  absent: number;
  prescriptions: number;
  commands: number;
  commands_per_s: number;
  rejected_by_code: Record<string, number>;
  command_ms: Percentiles;
  board_ms: Percentiles;
  races: Record<RaceKind, { tried: number; won: number }>;
  lost_updates: number;
  boards_diverged: number;
  expected_total: number;
  paid_total: number;
  log_total: number;
  events: number;
  wall_s: number;
}

/** The run's result, printed as one line of JSON, including the modules' counts. */
export type Result = RunFigures & Record<string, unknown>;

const tenths = (value: number): number => Math.round(value * 10) / 10;

export const resultOf = (
  journal: Journal,
  proof: Proof,
  boards: { boardMs: number[]; diverged: string[] },
): Result => ({
  visits: journal.booked,
  absent: journal.absent,
  prescriptions: journal.prescriptions,
  commands: journal.commands,
  commands_per_s: journal.seconds === 0 ? 0 : tenths(journal.commands / journal.seconds),
  rejected_by_code: journal.rejected,
  command_ms: percentiles(journal.commandMs),
  board_ms: percentiles(boards.boardMs),
  races: journal.races,
  ...proof.counts,
  lost_updates: proof.lost.length,
  boards_diverged: boards.diverged.length,
  expected_total: journal.expectedTotal,
  paid_total: proof.paidTotal,
  log_total: proof.logTotal,
  events: proof.events,
  wall_s: tenths(journal.seconds),
});

/** Reasons why the day failed; empty when it passed. */
export const faultsOf = (result: Result): string[] => {
  const zeros = [...zeroNames, 'lost_updates', 'boards_diverged'];
  const { expected_total: expected, paid_total: paid, log_total: log } = result;
  return [
    ...zeros.filter(name => result[name] !== 0).map(name => `${name} is ${String(result[name])}`),
    ...Object.entries(result.races)
      .filter(([, { tried, won }]) => tried !== won)
      .map(([kind, { tried, won }]) => `of ${tried} ${kind} races ${won} had exactly one winner`),
    ...(expected === paid && paid === log
      ? []
      : [`the totals differ: ${expected} expected, ${paid} paid, ${log} logged`]),
  ];
};
