/// <reference lib="dom" />
import { existsSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';
import type { Painted } from './arriving.js';
import { steadyMs } from './crowd.js';
import type { Product } from './product.js';

const SYSTEM = '/usr/bin/chromium';
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];

const program = async (): Promise<string> =>
  process.env['CHROMIUM'] ??
  (existsSync(SYSTEM) ? SYSTEM : (await import('@sparticuz/chromium')).default.executablePath());

/** Runs inside the page: records each place that changes, once its frame was painted. */
const watchPlaces = (): void => {
  const painted: [string, number][] = [];
  Object.assign(globalThis, { takePainted: () => painted.splice(0) });
  const observer = new MutationObserver(records => {
    const places = new Set<string>();
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const place = element?.closest<HTMLElement>('[data-place]')?.dataset['place'];
      if (place !== undefined) places.add(place);
    }
    if (places.size === 0) return;
    requestAnimationFrame(() => {
      // A message task runs after the frame's paint.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        for (const place of places) painted.push([place, performance.timeOrigin + performance.now()]);
        port1.close();
      };
      port2.postMessage(null);
    });
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
};

/** A real browser that shows a plan of places. */
export class Painter {
  private constructor(
    private readonly browser: Browser,
    private readonly page: Page,
  ) {}

  static async open(
    product: Product,
    { role, path, places }: { role: string; path: string; places: number },
  ): Promise<Painter> {
    const browser = await chromium.launch({ executablePath: await program(), args: FLAGS, headless: true });
    const page = await browser.newPage({
      baseURL: product.url,
      locale: 'id-ID',
      viewport: { width: 1920, height: 1080 },
    });
    const { email, password } = product.credentials(role);
    await page.goto('/');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Kata sandi', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Masuk', exact: true }).click();
    await page.waitForURL(/\/manage/);
    await page.goto(path);
    await page
      .locator('[data-place]')
      .nth(places - 1)
      .waitFor();
    await page.evaluate(watchPlaces);
    return new Painter(browser, page);
  }

  /** Places painted since the last call, in the time of `steadyMs`. */
  async take(): Promise<Painted[]> {
    const painted = await this.page.evaluate(() =>
      (globalThis as unknown as { takePainted: () => [string, number][] }).takePainted(),
    );
    const ahead = performance.timeOrigin + performance.now() - steadyMs();
    return painted.map(([place, at]) => [place, at - ahead]);
  }

  async close(): Promise<void> {
    await this.browser.close();
  }
}
