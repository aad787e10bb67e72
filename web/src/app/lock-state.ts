import { atom, getDefaultStore } from 'jotai';

const KEY = 'locked';

/** Locked in every tab, and still so after a reload. */
export const lockedAtom = atom(localStorage.getItem(KEY) === '1');

window.addEventListener('storage', event => {
  if (event.key === KEY) getDefaultStore().set(lockedAtom, event.newValue === '1');
});

export function lockScreen(): void {
  localStorage.setItem(KEY, '1');
  getDefaultStore().set(lockedAtom, true);
}

export function unlockScreen(): void {
  localStorage.removeItem(KEY);
  getDefaultStore().set(lockedAtom, false);
}
