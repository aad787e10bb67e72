import type { Page } from 'playwright-core';

/** Nothing is loading any more: fonts are there, skeletons are gone, and what came has been painted. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction(
    () => document.querySelector('h1') !== null && !document.querySelector('[aria-busy=true]'),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
}
