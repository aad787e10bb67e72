import type { Page } from 'playwright-core';

/** Waits until nothing is loading: fonts are loaded, skeletons are gone, and the content has been painted. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction(
    () => document.querySelector('h1') !== null && !document.querySelector('[aria-busy=true]'),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
}
