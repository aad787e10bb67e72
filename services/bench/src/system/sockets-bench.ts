import { setTimeout as sleep } from 'node:timers/promises';
import type { Run } from '../measuring/loops.js';
import { meter } from '../measuring/machine.js';
import { inRounds, tell } from '../measuring/rounds.js';
import { bench } from '../options.js';
import { median, spread } from '../percentiles.js';
import { steadyMs, type Watching } from './crowd.js';
import { Crowd } from './crowd-process.js';
import { collectGarbage } from './collect-garbage.js';
import { memoryOf } from './memory-of.js';
import { Product, type Person } from './product.js';
import { Hall } from './hall.js';

/** Time for pending work to end. */
const SETTLES_MS = 3_000;
const FRAMES = 20;

/**
 * Measures screens on many topics: the server's memory and time for each, and how long a change takes to reach the last
 * of many.
 */
export const socketsBench = bench(
  { sockets: 5_000, topics: 200, together: 1_000, rounds: 3 },
  async ({ sockets, topics, together, rounds }) => {
    const runs = await inRounds(rounds, { sockets: () => measured(sockets, topics, together) });
    tell('sockets', { sockets, topics, together }, runs.get('sockets')!);
  },
);

const measured = async (sockets: number, topics: number, together: number): Promise<Run> => {
  const product = await Product.start(['--inspect=127.0.0.1:0']);
  const crowd = new Crowd();
  try {
    const hall = await Hall.open(product, 1, FRAMES);
    const watcher = await product.login('front-office');
    const before = await memoryAtRest(product);
    const use = meter(product.database, [product.pid, crowd.pid]);
    await crowd.watch(watching(product, watcher, hall, { sockets, topics, together }));
    const after = await memoryAtRest(product);
    const figures = { kb_each: ((after - before) * 1024) / sockets, process_mb: after };
    return { figures: { ...figures, ...(await toTheLast(hall, crowd, together)) }, machine: use() };
  } finally {
    crowd.leave();
    await product.stop();
  }
};

/** Memory in use without garbage, which does not belong to sockets. */
const memoryAtRest = async (product: Product): Promise<number> => {
  await sleep(SETTLES_MS);
  await collectGarbage(product.debuggerUrl);
  return memoryOf(product.pid).own;
};

/** Many screens on the hall's own board, the others spread over boards where nothing changes. */
const watching = (
  { url }: Product,
  { token, merchantId }: Person,
  hall: Hall,
  { sockets, topics, together }: Record<'sockets' | 'topics' | 'together', number>,
): Watching[] => {
  const board = (scheduleId: number, screens: number): Watching => ({
    ...{ url, token, merchantId, screens },
    topic: 'queue.board',
    params: { scheduleId, date: hall.today },
  });
  const others = Array.from({ length: topics - 1 }, (_none, at) => {
    const left = sockets - together;
    const share = Math.floor(((at + 1) * left) / (topics - 1)) - Math.floor((at * left) / (topics - 1));
    return board(1_000_000_000 + at, share);
  });
  return [board(hall.schedules[0]!, together), ...others];
};

/** Time until the last screen has a frame, since the command was sent, and since the first screen had it. */
const toTheLast = async (hall: Hall, crowd: Crowd, together: number) => {
  const fromCommand: number[] = [];
  const fromFirst: number[] = [];
  await crowd.take();
  for (let frame = 0; frame < FRAMES; frame++) {
    const sent = steadyMs();
    await hall.turn(frame);
    let arrivals = await crowd.take();
    while (arrivals.length < together) {
      await sleep(5);
      arrivals = [...arrivals, ...(await crowd.take())];
    }
    const times = arrivals.map(([, , at]) => at);
    fromCommand.push(Math.max(...times) - sent);
    fromFirst.push(Math.max(...times) - Math.min(...times));
  }
  return {
    command_to_last_ms: median(fromCommand),
    first_to_last_ms: median(fromFirst),
    worst_ms: spread(fromCommand).max,
  };
};
