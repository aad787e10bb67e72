import { median, rounded } from '../percentiles.js';
import type { Run } from './loops.js';
import { overall } from './machine.js';

/** The subjects that are compared; their names appear in the result. */
export type Subjects = Record<string, () => Promise<Run>>;

/**
 * Measures all subjects once a round, beginning with another one each time, so that disturbances of the machine affect
 * them alike. Returns each one's runs, in the order of the rounds.
 */
export const inRounds = async (rounds: number, subjects: Subjects): Promise<Map<string, Run[]>> => {
  const names = Object.keys(subjects);
  const runs = new Map<string, Run[]>(names.map(name => [name, []]));
  for (let round = 0; round < rounds; round++)
    for (const [at] of names.entries()) {
      const name = names[(at + round) % names.length]!;
      const run = await subjects[name]!();
      runs.get(name)!.push(run);
      console.error(`round ${round + 1}/${rounds} ${name}: ${JSON.stringify(run.figures)}`);
    }
  return runs;
};

/** The medians of the runs' figures. */
export const medians = (runs: readonly Run[]): Record<string, number> => {
  const names = Object.keys(runs[0]?.figures ?? {});
  return Object.fromEntries(names.map(name => [name, rounded(median(runs.map(run => run.figures[name] ?? 0)))]));
};

/** How many times a figure exceeds another subject's: the median of the rounds' ratios. */
export const ratio = (runs: readonly Run[], others: readonly Run[], figure = 'per_second'): number =>
  rounded(median(runs.map((run, round) => (run.figures[figure] ?? 0) / (others[round]?.figures[figure] ?? 1))));

/** Prints one result as a line of JSON. On a shared machine the processor time per task is the most reliable figure. */
export const tell = (bench: string, about: Record<string, unknown>, runs: readonly Run[]): void => {
  const machine = overall(
    runs.map(run => run.machine),
    median,
  );
  const cost = runs.map(
    ({ figures, machine: use }) => (use.bench + (use.database ?? 0)) / (figures['per_second'] ?? 0),
  );
  const us = Number.isFinite(cost[0]) ? { cpu_us: rounded(median(cost) * 1e6) } : {};
  console.log(JSON.stringify({ bench, ...about, ...medians(runs), ...us, rounds: runs.length, machine }));
};
