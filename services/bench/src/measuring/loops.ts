import { setTimeout as sleep } from 'node:timers/promises';
import { rounded, spread } from '../percentiles.js';
import { meter, type MachineUse } from './machine.js';

/** One run: its figures, and the machine's load meanwhile. */
export interface Run {
  figures: Record<string, number>;
  machine: MachineUse;
}

export interface LoopOptions {
  seconds: number;
  /** Warm-up before the measurement. */
  warmSeconds?: number;
  /** The database's process, and others of the bench; see `meter`. */
  database: number;
  helpers?: readonly number[];
}

/**
 * Runs `clients` in parallel, each starting a task when its last one is done; measures tasks per second, and their
 * latency.
 */
export const closedLoop = async (
  { clients, seconds, warmSeconds = 1, database, helpers }: LoopOptions & { clients: number },
  work: (client: number, nth: number) => Promise<unknown>,
): Promise<Run> => {
  const ms: number[] = [];
  let counting = false;
  let ended = false;
  const all = Promise.all(
    Array.from({ length: clients }, async (_none, client) => {
      for (let nth = 0; !ended; nth++) {
        const started = performance.now();
        await work(client, nth);
        if (counting && !ended) ms.push(performance.now() - started);
      }
    }),
  );
  await Promise.race([all, sleep(warmSeconds * 1000)]);
  const machine = meter(database, helpers);
  const started = performance.now();
  counting = true;
  await Promise.race([all, sleep(seconds * 1000)]);
  ended = true;
  const took = performance.now() - started;
  const use = machine();
  await all;
  return { figures: { per_second: Math.round((ms.length / took) * 1000), ...spread(ms) }, machine: use };
};

/**
 * Starts `perSecond` tasks a second whether or not earlier ones are done, as users do. `late_p99` says by how much this
 * loop itself was late to begin them: it looks once a millisecond.
 */
export const openLoop = async (
  { perSecond, seconds, warmSeconds = 1, database, helpers }: LoopOptions & { perSecond: number },
  work: (nth: number) => Promise<unknown>,
): Promise<Run> => {
  const ms: number[] = [];
  const late: number[] = [];
  const pending = new Set<Promise<void>>();
  const first = performance.now();
  const countFrom = first + warmSeconds * 1000;
  const end = countFrom + seconds * 1000;
  let machine: (() => MachineUse) | undefined;
  let most = 0;
  let failure: unknown;
  for (let nth = 0; failure === undefined;) {
    const now = performance.now();
    if (now >= end) break;
    if (now >= countFrom) machine ??= meter(database, helpers);
    for (; first + (nth / perSecond) * 1000 <= now; nth++) {
      const due = first + (nth / perSecond) * 1000;
      const began = performance.now();
      const counts = due >= countFrom;
      if (counts) late.push(began - due);
      const one: Promise<void> = work(nth).then(
        () => {
          if (counts) ms.push(performance.now() - began);
          pending.delete(one);
        },
        (error: unknown) => {
          failure = error;
        },
      );
      pending.add(one);
    }
    most = Math.max(most, pending.size);
    await sleep(1);
  }
  if (failure !== undefined) throw failure;
  const use = (machine ?? meter(database, helpers))();
  await Promise.all(pending);
  const figures = { per_second: rounded(ms.length / seconds), ...spread(ms), late_p99: spread(late).p99 };
  return { figures: { ...figures, most_at_once: most }, machine: use };
};
