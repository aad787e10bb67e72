import type { Run } from '../measuring/loops.js';
import { inRounds, medians, tell } from '../measuring/rounds.js';
import { bench } from '../options.js';
import { changesOnScreens } from './changes-on-screens.js';
import { Crowd } from './crowd-process.js';
import { Hall } from './hall.js';
import { Product } from './product.js';

const SCHEDULES = 20;
/** Number of visitors that commands can change concurrently. */
const PLACES = 400;
/** Limit of the 99th percentile. */
const QUICK_MS = 100;
interface Setting {
  product: Product;
  crowd: Crowd;
  hall: Hall;
  /** Number of boards that show one change. */
  each: number;
}

/** Measures from a command by HTTP until the boards show its change: through the whole application. */
export const boardBench = bench(
  { rates: [300, 100, 200, 400, 600, 800], boards: 100, seconds: 10, rounds: 3, warmup: 15 },
  async ({ rates, boards, seconds, rounds, warmup }) => {
    const product = await Product.start();
    const crowd = new Crowd();
    try {
      const hall = await Hall.open(product, SCHEDULES, PLACES);
      const { url } = product;
      const watcher = await product.login('front-office');
      const topic = 'queue.board';
      await crowd.watch(
        hall.schedules.map(scheduleId => ({
          ...{ ...watcher, url, topic, screens: boards / SCHEDULES },
          params: { scheduleId, date: hall.today },
        })),
      );
      // Warm-up: a server that has just started still compiles its code, which is not to be measured.
      const setting = { product, crowd, hall, each: boards / SCHEDULES };
      if (warmup > 0) await measured(setting, rates[0]!, warmup);
      const subject = (rate: number) => () => measured(setting, rate, seconds);
      const runs = await inRounds(rounds, Object.fromEntries(rates.map(rate => [String(rate), subject(rate)])));
      for (const [rate, own] of runs) tell('board', { rate: Number(rate), boards }, own);
      const isCarried = (own: readonly Run[]) =>
        own.every(({ figures }) => figures['missing'] === 0 && figures['refused'] === 0);
      const quick = [...runs]
        .filter(([, own]) => isCarried(own) && medians(own)['p99']! < QUICK_MS)
        .map(([rate]) => Number(rate));
      console.log(JSON.stringify({ bench: 'board', highest_rate: Math.max(0, ...quick), with_p99_below_ms: QUICK_MS }));
    } finally {
      crowd.leave();
      await product.stop();
    }
  },
);

const measured = ({ hall, ...setting }: Setting, perSecond: number, seconds: number): Promise<Run> =>
  changesOnScreens({
    ...{ ...setting, perSecond, seconds },
    places: Array.from({ length: PLACES }, (_none, place) => place),
    change: async place => {
      const { booking, since, position } = await hall.turn(place);
      return { row: String(booking), since, position };
    },
  });
