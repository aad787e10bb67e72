import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFindings } from './harness/accessibility.ts';
import { openHouseOnHalfDay, type House, type Window } from './harness/house.ts';
import { hiddenParts, sizes } from './harness/phone.ts';
import { screensOf, type Screen } from './harness/screens.ts';
import { settled } from './harness/settled.ts';
import { beyond, total, weigh, type Weight } from './harness/weight.ts';

/** What a replay adds to the screen that is replayed; it is to be 60. */
const replay = 91;
/**
 * KB of JavaScript, gzip: the shell, what a route adds to it, the display in all. They are to be 190 for the entry and the
 * frame of the area inside, 60 for a list, 90 for a form, the record's too, and 130 for charts. Where they are heavier they
 * are held where they stand until they are lighter: the frame bears the schemas of live rows, a record the panels and charts
 * of every module and all ready forms.
 */
const most = {
  entry: 199,
  frame: 226,
  'record-form': 189,
  list: 82,
  form: 138,
  charts: 130,
  display: 120,
  replay: 60 + replay,
  'replay-charts': 130 + replay,
} as const;

describe('every screen', () => {
  let house: House;
  let screens: Screen[];
  /** A wide window lays out by the shape of the page: the first of each kind of each module stands for its likes. */
  const widened = new Set<string>();
  const said: string[] = [];
  beforeAll(async () => {
    const opened = await openHouseOnHalfDay();
    house = opened.house;
    screens = await screensOf(house, opened.day);
    for (const like of Map.groupBy(screens, ({ name, kind }) => `${name.split('-')[0]} ${kind}`).values())
      widened.add(like[0]!.name);
  });
  afterAll(async () => {
    process.stdout.write(`\n${said.join('\n')}\n`);
    await house?.close();
  });

  /** At two windows at a time, one for each role: one waits while the other works, and nobody else's is open. */
  const atEach = async (look: (screen: Screen, window: Window) => Promise<void>): Promise<void> => {
    const seated = [...Map.groupBy(screens, ({ role }) => role)];
    const next = seated.toSorted(([, a], [, b]) => b.length - a.length).values();
    const work = async () => {
      for (const [role, own] of next) {
        const window = role === null ? await house.window() : await house.openAs(role, { at: 'about:blank' });
        for (const screen of own) await look(screen, window);
        await window.context.close();
      }
    };
    await Promise.all([work(), work()]);
  };

  const weighed = new Map<Screen, Weight>();
  const load = async (page: Page, { path, kind, open }: Screen): Promise<void> => {
    await page.goto(path);
    // What a press brings is not the page's own; a display is nothing without.
    if (kind === 'display') await open?.(page);
    await settled(page);
  };

  const weighCold = async (page: Page, screen: Screen): Promise<Weight> => {
    // What the page before still waits for is not this one's. An empty page would not do: the browser gives what comes
    // after it a process of its own, which compiles everything anew.
    await page.goto('/health/live');
    return weigh(page, () => load(page, screen));
  };

  it(
    'has no serious finding in either theme, no error, and hides nothing from a phone',
    { timeout: 900_000 },
    async () => {
      const findings: string[] = [];
      await atEach(async (screen, { page, faults }) => {
        const look = async (where: string, what?: 'colours') =>
          findings.push(...(await seriousFindings(page, what)).map(finding => `${screen.name}, ${where}: ${finding}`));
        const turn = async (theme: 'light' | 'dark') => {
          await page.emulateMedia({ colorScheme: theme });
          // A television is dark always.
          if (screen.kind !== 'display')
            await page.waitForFunction(wanted => document.documentElement.classList.contains(wanted), theme);
        };

        weighed.set(screen, await weighCold(page, screen));
        if (screen.open && screen.kind !== 'display') {
          await screen.open(page);
          await settled(page);
        }
        await look('desk');
        // A television is as wide as it is.
        const isResized = screen.kind !== 'display';
        if (isResized) {
          await page.setViewportSize(sizes.phone);
          await settled(page);
          await look('phone');
          findings.push(...(await hiddenParts(page)).map(finding => `${screen.name}, phone: ${finding}`));
          await page.setViewportSize(sizes.desk);
        }
        // The same page in other colours: what is no colour has been looked at.
        await turn('dark');
        await settled(page);
        await look('desk, dark', 'colours');
        if (isResized && widened.has(screen.name)) {
          await page.setViewportSize(sizes.wide);
          await settled(page);
          await look('wide, dark');
          await page.setViewportSize(sizes.desk);
        }
        await turn('light');
        findings.push(...faults.splice(0).map(fault => `${screen.name}: ${fault}`));
      });
      expect(findings).toEqual([]);
    },
  );

  it('fetched no more than it may', () => {
    expect(weighed.size, 'weighed in the light theme').toBeGreaterThan(0);
    // What every page inside has: the frame with nothing in it.
    const shell = [...weighed].find(([{ name }]) => name === 'not-found')?.[1] ?? new Map();
    const over: string[] = [];
    for (const [{ name, kind }, weight] of [...weighed].toSorted(([a], [b]) => a.name.localeCompare(b.name))) {
      const alone = kind === 'entry' || kind === 'display' || name === 'not-found';
      const size = total(alone ? weight : beyond(weight, shell));
      const allowed = name === 'not-found' ? most.frame : most[kind];
      said.push(`${name.padEnd(28)} ${alone ? '' : '+'}${size} KB of ${allowed}`);
      if (size > allowed) over.push(`${name}: ${size} KB, allowed ${allowed}`);
    }
    expect(over).toEqual([]);
  });
});
