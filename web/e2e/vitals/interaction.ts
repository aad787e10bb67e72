import type { Page } from 'playwright-core';
import { settled } from '../harness/settled.ts';
import { slowDown } from '../harness/throttle.ts';
import { quantile, type Vital } from './vital.ts';

/** Records the longest duration of each interaction, as INP does. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = new Map<number, number>();
    (window as unknown as { interactions: Map<number, number> }).interactions = seen;
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const { interactionId, duration } = entry as PerformanceEventTiming;
        if (interactionId > 0) seen.set(interactionId, Math.max(seen.get(interactionId) ?? 0, duration));
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

const durations = (page: Page): Promise<number[]> =>
  page.evaluate(() => [...(window as unknown as { interactions: Map<number, number> }).interactions.values()]);

/**
 * Typing, opening and closing at the queue board; p75 of the interactions. The browser does not report those under 16
 * ms.
 */
export const interaction: Vital = async ({ house, say }, { rounds = 15 }) => {
  const { page, context } = await house.signIn('front-office');
  await page.goto('/manage/front-office/patient/clinic-queue');
  await settled(page);
  await slowDown(page);
  await watch(page);
  for (let round = 0; round < rounds; round++) {
    await page.getByRole('searchbox').first().fill('');
    await page.keyboard.type('sari', { delay: 60 });
    await page.getByRole('searchbox').first().fill('');
    await page
      .getByRole('button', { name: /Aksi lain/ })
      .first()
      .click();
    await page.getByRole('menuitem').first().waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  const all = await durations(page);
  await context.close();
  const p75 = quantile(all, 0.75);
  say(
    'inp',
    { interactions: all.length, p75Ms: p75, worstMs: Math.max(0, ...all) },
    { p75Ms: { value: p75, most: 150 } },
  );
};

/** From the click on a menu entry until the new page's head is painted, with its code already fetched. */
export const routeChange: Vital = async ({ house, say }, { rounds = 5 }) => {
  const { page, context } = await house.signIn('supervisor');
  const entries = ['Pendaftaran pasien', 'Rawat jalan', 'Kasir', 'Farmasi', 'Dasbor'];
  const go = (name: string): Promise<number> =>
    page.evaluate(async wanted => {
      const link = [...document.querySelectorAll<HTMLElement>('a')].find(a => a.textContent?.trim() === wanted);
      if (!link) throw new Error(`no menu entry ${wanted}`);
      const before = document.querySelector('h1');
      const start = performance.now();
      link.click();
      while (document.querySelector('h1') === before || !document.querySelector('h1'))
        await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return performance.now() - start;
    }, name);
  await page.getByRole('link', { name: 'Dasbor', exact: true }).waitFor();
  for (const name of entries) await go(name).then(() => settled(page));
  await slowDown(page);
  const all: number[] = [];
  for (let round = 0; round < rounds; round++)
    for (const name of entries) {
      all.push(await go(name));
      await settled(page);
    }
  await context.close();
  const p75 = Math.round(quantile(all, 0.75));
  say(
    'route',
    { changes: all.length, p75Ms: p75, worstMs: Math.round(Math.max(...all)) },
    {
      p75Ms: { value: p75, most: 200 },
    },
  );
};
