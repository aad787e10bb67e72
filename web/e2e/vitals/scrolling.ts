import type { Page } from 'playwright-core';
import { settled } from '../harness/settled.ts';
import { slowDown } from '../harness/throttle.ts';
import type { Vital } from './vital.ts';

interface Snapshot {
  data: { id: number; key: string }[];
}

/**
 * The frame rate of scrolling a live list of so many rows, compared with an empty page: at least nine tenths. The rows
 * are the day's own, repeated in the snapshot's answer.
 */
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
  const list = await scrolled(page, 'table', seconds);
  // The machine's own limit at its present load: an empty page of the same length.
  await page.goto('about:blank');
  await page.evaluate(() => {
    document.body.innerHTML = '<div><p></p></div>';
    Object.assign(document.querySelector('div')!.style, { height: '100vh', overflow: 'auto' });
    Object.assign(document.querySelector('p')!.style, { height: '200000px' });
  });
  const empty = await scrolled(page, 'p', seconds);
  await context.close();
  const rate = Math.round((100 * list.frames) / empty.frames) / 100;
  say(
    'scroll',
    {
      rows,
      framesPerSecond: Math.round(list.frames / seconds),
      emptyPage: Math.round(empty.frames / seconds),
      rate,
      longestFrameMs: Math.round(list.longest),
      simulated: 'rows repeated',
    },
    {
      rateShort: { value: 0.9 - rate, most: 0 },
    },
  );
};

/** Scrolls the scrolling parent of that element for so many seconds, a little each frame. */
const scrolled = (page: Page, inside: string, seconds: number) =>
  page.evaluate(
    ([selector, ms]) =>
      new Promise<{ frames: number; longest: number }>(done => {
        const box = document.querySelector(selector)!.parentElement!;
        const start = performance.now();
        let last = start;
        let frames = 0;
        let longest = 0;
        const step = (now: number) => {
          longest = Math.max(longest, now - last);
          last = now;
          frames++;
          box.scrollTop += 90;
          if (now - start < ms) requestAnimationFrame(step);
          else done({ frames, longest });
        };
        requestAnimationFrame(step);
      }),
    [inside, seconds * 1000] as const,
  );
