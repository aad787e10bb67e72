import type { AccessKey, AccessPath } from '@alur/contracts/access';
import type { NavigateOptions } from '@tanstack/react-router';
import { atom } from 'jotai';
import type { LucideIcon } from 'lucide-react';
import type { Locale } from '@/i18n/locale';

/** A search result of the palette, and the address where it is shown. */
export interface Found {
  id: string;
  label: string;
  detail: string;
  go: Pick<NavigateOptions, 'to' | 'params' | 'search'>;
}

/** What a feature finds for the palette: `export const finder: Finder` in its `finder.ts`. */
export interface Finder {
  /** Right to open such results. */
  right: AccessKey;
  /** The place in the access tree that the search's call names. */
  place: AccessPath;
  order: number;
  icon: LucideIcon;
  word: Readonly<Record<Locale, string>>;
  find: (search: string, options: { signal: AbortSignal; key: AccessPath }) => Promise<Found[]>;
}

/** Most results of each kind that are offered. */
export const MOST_FOUND = 5;

/**
 * Results that were opened from the palette, newest first, by this person at this facility, until the page is closed.
 */
export const recentAtom = atom<{ of: string; found: readonly (Found & { finder: Finder })[] }>({ of: '', found: [] });
