import { settled } from '../harness/settled.ts';
import { slowDown } from '../harness/throttle.ts';
import type { Vital } from './vital.ts';

interface Snapshot {
  data: { id: number; key: string }[];
}

/** How a live list of so many rows scrolls. The rows are the day's own, repeated in the snapshot's answer. */
export const scrolling: Vital = async ({ house, say }, { rows = 5000, seconds = 4 }) => {
  const { page, context } = await house.signIn('cashier');
  await page.route('**/v2/live/transaction.list*', async route => {
    const response = await route.fetch();
    const snapshot = (await response.json()) as Snapshot;
    const data = Array.from({ length: rows }, (_, at) => {
      const row = snapshot.data[at % snapshot.data.length]!;
      return { ...row, id: 1_000_000 + at, key: String(1_000_000 + at) };
    });
    await route.fulfill({ response, json: { ...snapshot, data } });
  });
  await page.goto('/manage/cashier');
  await page.locator(`table[aria-rowcount="${rows + 1}"]`).waitFor();
  await settled(page);
  await slowDown(page);
  const { frames, longest } = await page.evaluate(
    ms =>
      new Promise<{ frames: number; longest: number }>(done => {
        const box = document.querySelector('table')!.parentElement!;
        const start = performance.now();
        let last = start;
        let count = 0;
        let worst = 0;
        const step = (now: number) => {
          worst = Math.max(worst, now - last);
          last = now;
          count++;
          box.scrollTop += 90;
          if (now - start < ms) requestAnimationFrame(step);
          else done({ frames: count, longest: worst });
        };
        requestAnimationFrame(step);
      }),
    seconds * 1000,
  );
  await context.close();
  const rate = Math.round(frames / seconds);
  say(
    'scroll',
    { rows, framesPerSecond: rate, longestFrameMs: Math.round(longest), simulated: 'rows repeated' },
    {
      framesShort: { value: 55 - rate, most: 0 },
    },
  );
};
