import { atom, getDefaultStore } from 'jotai/vanilla';
import { useEffect } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';

export interface KeyHelp {
  /** In the notation of react-hotkeys-hook: `ctrl+k`, `f2`, `shift+slash`. */
  keys: string;
  /** What it does, in the person's language. */
  label: string;
  everywhere: boolean;
}

/** The keys that work at the moment, for the list that `?` opens. */
export const keyHelpAtom = atom<readonly KeyHelp[]>([]);

export interface KeyOptions {
  /** It works while typing too: for F-keys and chords. */
  inFields?: boolean;
  everywhere?: boolean;
  enabled?: boolean;
  /** It is repeated while it is held: for keys that only move something. */
  repeats?: boolean;
  /** Key events that the focused element needs itself, and that are therefore ignored. */
  unless?: (event: KeyboardEvent) => boolean;
}

/** A key of this screen, which is in the list of `?` while the component is mounted. */
export function useKeys(
  keys: string,
  label: string,
  press: () => void,
  {
    inFields = /ctrl|mod|alt|f\d/.test(keys),
    everywhere = false,
    enabled = true,
    repeats = false,
    unless,
  }: KeyOptions = {},
): void {
  useHotkeys(
    keys,
    event => {
      // Repeats are ignored here and not in `ignoreEventWhen`, so that the browser's own action on a held Ctrl+P is
      // prevented all the same.
      if (repeats || !event.repeat) press();
    },
    {
      preventDefault: true,
      enableOnFormTags: inFields,
      enableOnContentEditable: inFields,
      enabled,
      ignoreEventWhen: unless,
    },
    [press, repeats],
  );
  useEffect(() => {
    if (!enabled) return;
    const help = { keys, label, everywhere };
    const store = getDefaultStore();
    store.set(keyHelpAtom, all => [...all, help]);
    return () => store.set(keyHelpAtom, all => all.filter(other => other !== help));
  }, [keys, label, everywhere, enabled]);
}
