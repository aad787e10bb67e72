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
  /** Presses that are not for this key, because what has the focus needs them itself. */
  unless?: (event: KeyboardEvent) => boolean;
}

/** A key of this screen, named in the list behind `?` for as long as the screen is there. */
export function useKeys(
  keys: string,
  label: string,
  press: () => void,
  { inFields = /ctrl|mod|alt|f\d/.test(keys), everywhere = false, enabled = true, unless }: KeyOptions = {},
): void {
  useHotkeys(
    keys,
    press,
    {
      preventDefault: true,
      enableOnFormTags: inFields,
      enableOnContentEditable: inFields,
      enabled,
      ignoreEventWhen: unless,
    },
    [press],
  );
  useEffect(() => {
    if (!enabled) return;
    const help = { keys, label, everywhere };
    const store = getDefaultStore();
    store.set(keyHelpAtom, all => [...all, help]);
    return () => store.set(keyHelpAtom, all => all.filter(other => other !== help));
  }, [keys, label, everywhere, enabled]);
}
