import { atom } from 'jotai/vanilla';

export interface AccessSelection {
  module: string | null;
  tab: string | null;
  section: string | null;
}

const nothing: AccessSelection = { module: null, tab: null, section: null };

/** Where the person is in the access tree. Its dotted path is the `Xkey` of every call. */
export const accessSelectionAtom = atom<AccessSelection>(nothing);

/** Choosing a module, or clearing it, clears tab and section. */
export const selectModuleAtom = atom(null, (_get, set, module: string | null) =>
  set(accessSelectionAtom, { ...nothing, module }),
);

/** Choosing a tab clears the section. Without a module there is no tab. */
export const selectTabAtom = atom(null, (get, set, tab: string | null) => {
  const { module } = get(accessSelectionAtom);
  set(accessSelectionAtom, { module, tab: module ? tab : null, section: null });
});

export const selectSectionAtom = atom(null, (get, set, section: string | null) => {
  const now = get(accessSelectionAtom);
  set(accessSelectionAtom, { ...now, section: now.tab ? section : null });
});

/** `front-office.patient-queue`, or null with no module chosen. */
export const accessKeyAtom = atom(get => {
  const { module, tab, section } = get(accessSelectionAtom);
  return [module, tab, section].filter(Boolean).join('.') || null;
});
