import { spread } from '../percentiles.js';
import type { Run } from './loops.js';
import { meter } from './machine.js';

/** Measures reads in sequence; `database` is the server's process. */
export const timedReads = async (database: number, reads: number, read: (nth: number) => unknown): Promise<Run> => {
  const ms: number[] = [];
  const use = meter(database);
  for (let nth = 0; nth < reads; nth++) {
    const started = performance.now();
    await read(nth);
    ms.push(performance.now() - started);
  }
  return { figures: spread(ms), machine: use() };
};
