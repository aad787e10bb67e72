import { setTimeout as sleep } from 'node:timers/promises';
import { openLoop, type Run } from '../measuring/loops.js';
import { inRounds, tell } from '../measuring/rounds.js';
import { bench } from '../options.js';
import { spread } from '../percentiles.js';
import { latencies, type Sent } from '../system/arriving.js';
import { steadyMs } from '../system/crowd.js';
import { Crowd } from '../system/crowd-process.js';
import { Product } from '../system/product.js';
import { BusyWard } from './busy-ward.js';

/** What is still on its way when the loop has ended. */
const ARRIVES_MS = 2_000;

/** Of the views that the nursing post joins, the one that changes with every dose. */
const CHANGING = 'ward.medications';

interface Setting {
  product: Product;
  crowd: Crowd;
  ward: BusyWard;
  posts: number;
}

/** A nursing post whose beds are all taken: a dose that is written, by HTTP, until it is on the last post that shows it. */
export const postBench = bench(
  { beds: 40, medicines: 25, posts: 4, rate: 50, seconds: 10, rounds: 3, warmup: 15 },
  async ({ beds, medicines, posts, rate, seconds, rounds, warmup }) => {
    const product = await Product.start();
    const crowd = new Crowd();
    try {
      const ward = await BusyWard.open(product, beds, medicines);
      const { url } = product;
      const { wardId } = ward;
      const nurse = await product.login('nurse');
      const screen = { ...nurse, url, screens: posts };
      await crowd.watch([
        { ...screen, topic: CHANGING, params: { unitId: wardId } },
        { ...screen, topic: 'ward.beds', params: {} },
        { ...screen, topic: 'ward.patients', params: { wardId } },
        { ...screen, topic: 'ward.observations', params: { wardId } },
      ]);
      const setting = { product, crowd, ward, posts };
      if (warmup > 0) await measured(setting, rate, warmup);
      const runs = await inRounds(rounds, { post: () => measured(setting, rate, seconds) });
      for (const own of runs.values()) tell('post', { beds, due: ward.due, posts, rate }, own);
    } finally {
      crowd.leave();
      await product.stop();
    }
  },
);

const measured = async ({ product, crowd, ward, posts }: Setting, perSecond: number, seconds: number): Promise<Run> => {
  const free = Array.from({ length: ward.due }, (_none, nth) => nth);
  const sent: Sent[] = [];
  let refused = 0;
  await crowd.take();
  const options = { perSecond, seconds, database: product.database, helpers: [product.pid, crowd.pid] };
  const { figures, machine } = await openLoop(options, async () => {
    const nth = free.shift();
    if (nth === undefined) {
      refused += 1;
      return;
    }
    const at = steadyMs();
    sent.push({ ...(await ward.change(nth)), at });
    free.push(nth);
  });
  await sleep(ARRIVES_MS);
  const { on, missing } = latencies(sent, await crowd.take(), posts);
  const own = {
    per_second: figures['per_second']!,
    ...spread(on),
    answer_p99: figures['p99']!,
    late_p99: figures['late_p99']!,
    missing,
    refused,
  };
  return { figures: own, machine };
};
