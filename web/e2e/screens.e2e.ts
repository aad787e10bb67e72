import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFindings } from './harness/accessibility.ts';
import { openHouseOnHalfDay, type House, type Window } from './harness/house.ts';
import { hiddenParts, sizes } from './harness/phone.ts';
import { screensOf, type Screen } from './harness/screens.ts';
import { settled } from './harness/settled.ts';
import { Unseen } from './harness/unseen.ts';
import { beyond, total, weigh, type Weight } from './harness/weight.ts';

/** KB that a replay adds to the replayed screen; the goal is 60. */
const replay = 121;
/**
 * KB of compressed JavaScript: the shell, what a route adds to it, and the whole display. The goals are 190 for the
 * entry and the frame of the areas, 60 for a list, 90 for a form, including the record's, and 130 for charts. Heavier
 * ones are limited to their present size and a hundredth of it, since what is fetched by then differs a little: the
 * frame has the schemas of live rows, a record has the panels and charts of every module and all ready forms, images
 * come with their decoders, and a page before the login fetches what half of all pages share (few-chunks.ts).
 */
const most = {
  entry: 232,
  frame: 227,
  'record-form': 206,
  list: 94,
  form: 175,
  charts: 139,
  images: 1_000,
  display: 97,
  replay: 60 + replay,
  'replay-charts': 139 + replay,
} as const;

const isExamined = ({ like }: Screen): boolean => like === undefined;

describe('every screen', () => {
  let house: House;
  let screens: Screen[];
  let unseen: Unseen;
  /** A wide window's layout depends on the kind of page, so only the first of each kind in each module is examined. */
  const widened = new Set<string>();
  const said: string[] = [];
  beforeAll(async () => {
    const opened = await openHouseOnHalfDay();
    house = opened.house;
    const all = await screensOf(house, opened.day);
    unseen = new Unseen(all);
    screens = all;
    for (const like of Map.groupBy(
      all.filter(isExamined),
      ({ name, kind }) => `${name.split('-')[0]} ${kind}`,
    ).values())
      widened.add(like[0]!.name);
  });
  afterAll(async () => {
    process.stdout.write(`\n${said.join('\n')}\n`);
    await house?.close();
  });

  /**
   * Examines the screens in two windows at a time, one for each role: one works while the other waits, and no others
   * are open.
   */
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
    // Code that is loaded by a click does not count for the page; a display shows nothing without the click.
    if (kind === 'display') await open?.(page);
    await settled(page);
  };

  const weighCold = async (page: Page, screen: Screen): Promise<Weight> => {
    // Pending requests of the page before must not count for this one. An empty page would not do: the browser would
    // start another process for the next one, which compiles everything anew.
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
          // A television is always dark.
          if (screen.kind !== 'display')
            await page.waitForFunction(wanted => document.documentElement.classList.contains(wanted), theme);
        };

        // What is made of the same parts as another may still have other words and fields: it is looked at once.
        if (!isExamined(screen)) await load(page, screen);
        else weighed.set(screen, await weighCold(page, screen));
        if (screen.open && screen.kind !== 'display') {
          await screen.open(page);
          await settled(page);
        }
        await look('desk');
        if (!isExamined(screen)) {
          findings.push(...faults.splice(0).map(fault => `${screen.name}: ${fault}`));
          return;
        }
        // A replay's tabs switch what its dock shows; they are no tabs of a page.
        if (!screen.kind.startsWith('replay')) await unseen.look(page);
        // A television's window is not resized.
        const isResized = screen.kind !== 'display';
        if (isResized) {
          await page.setViewportSize(sizes.phone);
          await settled(page);
          await look('phone');
          findings.push(...(await hiddenParts(page)).map(finding => `${screen.name}, phone: ${finding}`));
          await page.setViewportSize(sizes.desk);
        }
        // It is the same page in other colours, so only rules about colours are checked again.
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

  it('is pictured: no route and no tab is without its entry', () => {
    expect(weighed.size, 'opened before').toBeGreaterThan(0);
    expect(unseen.all()).toEqual([]);
  });

  it('fetched no more than it may', () => {
    expect(weighed.size, 'weighed in the light theme').toBeGreaterThan(0);
    // The files that every page of the areas needs: those of the frame without a page.
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
