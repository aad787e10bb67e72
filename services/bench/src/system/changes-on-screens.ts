import { setTimeout as sleep } from 'node:timers/promises';
import { openLoop, type Run } from '../measuring/loops.js';
import { spread } from '../percentiles.js';
import { latencies, paintingTimes, type Sent } from './arriving.js';
import { steadyMs } from './crowd.js';
import type { Crowd } from './crowd-process.js';
import type { Painter } from './painting.js';
import type { Product } from './product.js';

/** How long to wait for frames after the loop has ended. */
const ARRIVES_MS = 2_000;

interface Changing<Place> {
  product: Product;
  crowd: Crowd;
  /** Things to change in turn; none is changed twice at once. */
  places: readonly Place[];
  /** Number of screens that show one change. */
  each: number;
  perSecond: number;
  seconds: number;
  change: (place: Place) => Promise<Omit<Sent, 'at'>>;
  /** A real browser beside the screens, which only paints frames. */
  painter?: Painter;
}

/** Makes so many changes per second by HTTP, and measures each until the last screen shows it. */
export const changesOnScreens = async <Place>(of: Changing<Place>): Promise<Run> => {
  const { product, crowd, perSecond, seconds } = of;
  const free = [...of.places];
  const sent: Sent[] = [];
  let refused = 0;
  await crowd.take();
  await of.painter?.take();
  const options = { perSecond, seconds, database: product.database, helpers: [product.pid, crowd.pid] };
  const { figures, machine } = await openLoop(options, async () => {
    const place = free.shift();
    if (place === undefined) {
      refused += 1;
      return;
    }
    const at = steadyMs();
    sent.push({ ...(await of.change(place)), at });
    free.push(place);
  });
  await sleep(ARRIVES_MS);
  const { on, missing } = latencies(sent, await crowd.take(), of.each);
  const paint = of.painter && paintingTimes(sent, await of.painter.take());
  const own = {
    per_second: figures['per_second']!,
    ...spread(on),
    answer_p99: figures['p99']!,
    late_p99: figures['late_p99']!,
    missing,
    refused,
    ...(paint && { paint_p50: spread(paint.on).p50, paint_p99: spread(paint.on).p99, paint_missing: paint.missing }),
  };
  return { figures: own, machine };
};
