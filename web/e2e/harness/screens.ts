import { globSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { HalfDay } from './half-day.ts';
import type { House } from './house.ts';

/** A screen to be examined: its role, its path, and what is visible once it is ready. */
export interface Screen {
  name: string;
  /** A role, or the address of somebody in the demonstration's clinic. */
  role: string | null;
  path: string;
  /** Steps that are needed before it shows its purpose. */
  open?: (page: Page) => Promise<void>;
  /** The kind whose limit it is measured against: its JS beyond the shell's, or all of it for the display. */
  kind: 'entry' | 'list' | 'form' | 'record-form' | 'charts' | 'images' | 'display' | 'replay' | 'replay-charts';
  /** A screen that is made of the same parts: of this one, the journey examines only how it is at a desk. */
  like?: string;
  /** Whether its loading is among the measured ones. */
  vital?: true;
}

/**
 * The type of `screens` in `modules/<module>/screens.ts`: every screen of the module on the half day. Whatever it needs
 * besides the visits of that day it creates first, as a user would.
 */
export type ModuleScreens = (at: { house: House; day: HalfDay }) => readonly Screen[] | Promise<readonly Screen[]>;

/** The frame without a page, which belongs to no module. */
const frame: Screen = { name: 'not-found', role: 'front-office', path: '/manage/tidak-ada', kind: 'list' };

const modules = new URL('../modules/', import.meta.url);

/** The screens of each module, by its folder. */
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
