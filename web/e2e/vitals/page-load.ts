import type { Page } from 'playwright-core';
import { screensOf } from '../harness/screens.ts';
import { settled } from '../harness/settled.ts';
import { slowDown } from '../harness/throttle.ts';
import type { Vital } from './vital.ts';

/** When the largest part of the page was painted, and how much the layout shifted meanwhile. */
async function load(page: Page, path: string): Promise<{ lcp: number; cls: number }> {
  await page.goto('about:blank');
  await page.goto(path);
  await settled(page);
  return page.evaluate(
    () =>
      new Promise<{ lcp: number; cls: number }>(done => {
        let cls = 0;
        let lcp = 0;
        const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
          new PerformanceObserver(list => list.getEntries().forEach(take)).observe({ type, buffered: true });
        watch('largest-contentful-paint', entry => (lcp = entry.startTime));
        watch('layout-shift', entry => {
          const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
          if (!hadRecentInput) cls += value;
        });
        setTimeout(() => done({ lcp, cls }), 200);
      }),
  );
}

/** Waits until the service worker has cached what the page fetched, as on a device that was used before. */
async function shellKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async () => {
    const used = performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/[^/]+\.js$/.test(name));
    const kept = await Promise.all(used.map(({ name }) => caches.match(name, { ignoreVary: true })));
    return kept.every(Boolean);
  });
}

/** LCP of each page cold and warm, and its layout shift. */
export const pageLoad: Vital = async ({ house, day, say }) => {
  for (const screen of (await screensOf(house, day)).filter(({ vital }) => vital)) {
    const options = { serviceWorkers: 'allow' } as const;
    const { page, context } =
      screen.role === null ? await house.window(options) : await house.signIn(screen.role, options);
    await slowDown(page, screen.kind === 'display' ? 6 : 4);
    // The device's caches must be empty, so what the login left there is removed.
    const session = await context.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    const { origin } = new URL(page.url());
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cache_storage,service_workers' });
    const cold = await load(page, screen.path);
    if (screen.kind !== 'display') await shellKept(page);
    const warm = await load(page, screen.path);
    await context.close();
    const figures = { screen: screen.name, coldLcpMs: Math.round(cold.lcp), warmLcpMs: Math.round(warm.lcp) };
    const cls = Math.round(Math.max(cold.cls, warm.cls) * 1000) / 1000;
    say(
      'load',
      { ...figures, cls },
      {
        coldLcpMs: { value: cold.lcp, most: 2000 },
        warmLcpMs: { value: warm.lcp, most: 1000 },
        cls: { value: cls, most: 0.05 },
      },
    );
  }
};
