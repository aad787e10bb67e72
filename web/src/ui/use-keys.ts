import { atom, getDefaultStore } from 'jotai/vanilla';
import { useEffect } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';

export interface KeyHelp {
  /** As react-hotkeys-hook writes it: `ctrl+k`, `f2`, `shift+slash`. */
  keys: string;
  /** What it does, in the person's language. */
  label: string;
  everywhere: boolean;
}

/** The keys that work now, for the list behind `?`. */
export const keyHelpAtom = atom<readonly KeyHelp[]>([]);

export interface KeyOptions {
  /** Works while typing too: for F-keys and chords. */
  inFields?: boolean;
  everywhere?: boolean;
  enabled?: boolean;
  /** Goes on while it is held: for what only moves. */
  repeats?: boolean;
  /** Presses that are not for this key, because what has the focus needs them itself. */
  unless?: (event: KeyboardEvent) => boolean;
}

/** A key of this screen, named in the list behind `?` for as long as the screen is there. */
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
      // Here and not in `ignoreEventWhen`: what the browser itself does with a held Ctrl+P is prevented all the same.
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
