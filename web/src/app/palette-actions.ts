import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

export interface PaletteAction {
  label: string;
  run: () => void;
}

/** What the present screen offers in the Ctrl+K palette. */
export const paletteActionsAtom = atom<readonly PaletteAction[]>([]);

/** Offers actions of this screen in the palette while it is there. Give a stable array (useMemo). */
export function usePaletteActions(actions: readonly PaletteAction[]): void {
  const set = useSetAtom(paletteActionsAtom);
  useEffect(() => {
    set(all => [...all, ...actions]);
    return () => set(all => all.filter(action => !actions.includes(action)));
  }, [actions, set]);
}
