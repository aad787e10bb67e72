import type { Run } from '../measuring/loops.js';
import { inRounds, tell } from '../measuring/rounds.js';
import { bench } from '../options.js';
import { changesOnScreens } from '../system/changes-on-screens.js';
import { Crowd } from '../system/crowd-process.js';
import { Product } from '../system/product.js';
import { BusyWard } from './busy-ward.js';

/** The one of the nursing post's views that changes with every dose. */
const CHANGING = 'ward.medications';

interface Setting {
  product: Product;
  crowd: Crowd;
  ward: BusyWard;
  posts: number;
}

/** Measures a full nursing post: from charting a dose by HTTP until the last post shows it. */
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

const measured = ({ ward, posts, ...setting }: Setting, perSecond: number, seconds: number): Promise<Run> =>
  changesOnScreens({
    ...{ ...setting, each: posts, perSecond, seconds },
    places: Array.from({ length: ward.due }, (_none, nth) => nth),
    change: nth => ward.change(nth),
  });
