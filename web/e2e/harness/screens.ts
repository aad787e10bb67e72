import { globSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { HalfDay } from './half-day.ts';
import type { House } from './house.ts';

/** A screen as somebody has it before her: who, where, and what there is when it is ready. */
export interface Screen {
  name: string;
  role: string | null;
  path: string;
  /** What has to be done there before it shows what it is for. */
  open?: (page: Page) => Promise<void>;
  /** What this screen weighs against: its JS beyond the shell's, or all of it for the display. */
  kind: 'entry' | 'list' | 'form' | 'record-form' | 'charts' | 'display' | 'replay' | 'replay-charts';
  /** Whether it is one of those whose loading is measured. */
  vital?: true;
}

/**
 * What `modules/<module>/screens.ts` exports as `screens`: every screen of the module, on a day that is half over. What
 * it needs there beside the visits of that day it makes first, as anybody at a desk would.
 */
export type ModuleScreens = (at: { house: House; day: HalfDay }) => readonly Screen[] | Promise<readonly Screen[]>;

/** The frame with nothing in it, which is no module's. */
const frame: Screen = { name: 'not-found', role: 'front-office', path: '/manage/tidak-ada', kind: 'list' };

const modules = new URL('../modules/', import.meta.url);

/** What each module has to show, by its folder. */
export async function screensByModule(): Promise<Map<string, ModuleScreens>> {
  const found = new Map<string, ModuleScreens>();
  for (const file of globSync('*/screens.ts', { cwd: modules }).toSorted()) {
    const { screens } = (await import(new URL(file, modules).href)) as { screens: ModuleScreens };
    found.set(file.split('/')[0]!, screens);
  }
  return found;
}

/** Every screen that exists. */
export async function screensOf(house: House, day: HalfDay): Promise<Screen[]> {
  const all = [frame];
  for (const screens of (await screensByModule()).values()) all.push(...(await screens({ house, day })));
  return all;
}
