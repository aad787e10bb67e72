import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { grantedTo } from './api.ts';
import { launchBrowser } from './browser.ts';
import { setClockAhead } from './browser-clock.ts';
import { tellOfFlicker } from './flicker.ts';
import { playHalfDay, type HalfDay } from './half-day.ts';
import { layFirstStart, layHalfDay } from './prepared.ts';
import { startServer, type Server } from './server.ts';

/** A browser window in which somebody works. */
export interface Window {
  page: Page;
  context: BrowserContext;
  /** Uncaught errors, and errors in the page's console. */
  faults: string[];
}

export interface WindowOptions extends BrowserContextOptions {
  theme?: 'light' | 'dark';
  /** The address to open; the entry page by default. */
  at?: string;
}

/** The application in a temporary folder, and a browser. */
export interface House {
  server: Server;
  browser: Browser;
  window(options?: WindowOptions): Promise<Window>;
  /** Opens a window in which this role logs in through the login screen. */
  signIn(role: string, options?: WindowOptions): Promise<Window>;
  /** Opens a window with this role's session stored, as after a former login. */
  openAs(role: string, options?: WindowOptions): Promise<Window>;
  /** The page of such a window, opened at this address. */
  openAt(role: string, path: string): Promise<Page>;
  /**
   * Restarts the application on the same data, with its clock ahead of the machine's by this many milliseconds, as
   * after a night or some days. Every window is closed; windows that are opened afterwards have the same clock.
   */
  resumeAt(aheadMs: number): Promise<void>;
  /** Stops everything; throws if the content security policy refused anything to a window. */
  close(): Promise<void>;
}

/** Messages of a window whose connection was cut on purpose are no fault. */
const expected = /net::ERR_|WebSocket connection|Failed to load resource/;

/** The application as a new user finds it, with the demonstration data. */
export const openHouse = async ({ aheadMs = 0 } = {}): Promise<House> => (await openOn(layFirstStart, aheadMs)).house;

/** The same with a demonstration whose past is still being generated. */
export const openHouseWithPast = async (days: number): Promise<House> => (await openOn(async () => {}, 0, days)).house;

const DAY = 86_400_000;

/** The application at half past ten of a working day; or so many days later, if nobody had continued the work. */
export async function openHouseOnHalfDay({ daysLater = 0 } = {}): Promise<{ house: House; day: HalfDay }> {
  const { house, laid } = await openOn(layHalfDay, daysLater * DAY);
  try {
    return { house, day: laid ?? (await playHalfDay(house.server)) };
  } catch (error) {
    await house.close();
    throw error;
  }
}

type Kept = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** What a browser stores of a login (`web/src/api/session.ts`, `web/src/access/current-merchant.ts`). */
async function keptBy(server: Server, role: string, now: number): Promise<Kept> {
  const { merchantId } = server.login(role);
  const { deviceToken, expiresIn, ...granted } = await grantedTo(server, role);
  const session = { ...granted, expiresAt: now + expiresIn * 1000 };
  const localStorage = [
    { name: 'session', value: JSON.stringify(session) },
    ...(deviceToken ? [{ name: 'device', value: deviceToken }] : []),
  ];
  const cookie = { name: 'user/currentMerchant', value: String(merchantId), domain: '127.0.0.1', path: '/' };
  const asWritten = { ...cookie, expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' as const };
  return { cookies: merchantId ? [asWritten] : [], origins: [{ origin: server.url, localStorage }] };
}

async function openOn<Laid>(
  lay: (dataDir: string) => Promise<Laid>,
  aheadAtFirst = 0,
  pastDays = 0,
): Promise<{ house: House; laid: Laid }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'alur-e2e-'));
  const open: { close(): Promise<unknown> }[] = [];
  const violations: string[] = [];
  let aheadMs = aheadAtFirst;
  const close = async () => {
    for (const one of open.splice(0).toReversed()) await one.close().catch(() => undefined);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const laid = await lay(dataDir);
    const server = await startServer(dataDir, aheadMs, pastDays);
    open.push({ close: () => server.stop() });
    const browser = await launchBrowser();
    open.push(browser);
    const window = async ({ theme = 'light', at = '/', ...options }: WindowOptions = {}): Promise<Window> => {
      const context = await browser.newContext({
        locale: 'id-ID',
        timezoneId: 'Asia/Jakarta',
        viewport: { width: 1366, height: 768 },
        colorScheme: theme,
        reducedMotion: 'reduce',
        // With a service worker's cache, the requests of a later page could not be observed.
        serviceWorkers: 'block',
        baseURL: server.url,
        ...options,
      });
      await context.addInitScript(tellOfFlicker);
      if (aheadMs > 0) await context.addInitScript(setClockAhead, aheadMs);
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('pageerror', error => faults.push(String(error)));
      page.on('console', message => {
        if (message.text().includes('Content Security Policy')) violations.push(`${page.url()}: ${message.text()}`);
        if (message.type() === 'error' && !expected.test(message.text())) faults.push(message.text());
      });
      page.setDefaultTimeout(10_000);
      await page.goto(at);
      return { page, context, faults };
    };
    const signIn = async (role: string, options: WindowOptions = {}) => {
      const one = await window(options);
      const { email, password } = server.login(role);
      await one.page.getByLabel('Email').fill(email);
      await one.page.getByLabel('Kata sandi', { exact: true }).fill(password);
      await one.page.getByRole('button', { name: 'Masuk', exact: true }).click();
      await one.page.waitForURL(/\/(manage|channel)/);
      return one;
    };
    const openAs = async (role: string, options: WindowOptions = {}) =>
      window({ ...options, storageState: await keptBy(server, role, Date.now() + aheadMs) });
    const openAt = async (role: string, path: string) => (await openAs(role, { at: path })).page;
    const resumeAt = async (ahead: number) => {
      await Promise.all(browser.contexts().map(each => each.close()));
      await server.stop();
      aheadMs = ahead;
      await server.restart(ahead);
    };
    const closeChecked = async () => {
      await close();
      if (violations.length > 0) throw new Error(`The content policy was broken:\n${violations.join('\n')}`);
    };
    return { house: { server, browser, window, signIn, openAs, openAt, resumeAt, close: closeChecked }, laid };
  } catch (error) {
    await close();
    throw error;
  }
}
