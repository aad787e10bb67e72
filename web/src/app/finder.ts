import type { AccessKey, AccessPath } from '@alur/contracts/access';
import type { NavigateOptions } from '@tanstack/react-router';
import { atom } from 'jotai';
import type { LucideIcon } from 'lucide-react';
import type { Locale } from '@/i18n/locale';

/** A thing that was found by name or number, and where it is looked at. */
export interface Found {
  id: string;
  label: string;
  detail: string;
  go: Pick<NavigateOptions, 'to' | 'params' | 'search'>;
}

/** What a feature finds for the palette: `export const finder: Finder` in its `finder.ts`. */
export interface Finder {
  /** Who may look there. */
  right: AccessKey;
  /** The place in the access tree that is asked from. */
  place: AccessPath;
  order: number;
  icon: LucideIcon;
  word: Readonly<Record<Locale, string>>;
  find: (search: string, options: { signal: AbortSignal; key: AccessPath }) => Promise<Found[]>;
}

/** How many of each kind are offered. */
export const MOST_FOUND = 5;

/** What was opened from the palette, newest first: of this person at this facility, until the page is closed. */
export const recentAtom = atom<{ of: string; found: readonly (Found & { finder: Finder })[] }>({ of: '', found: [] });
