import { atom, getDefaultStore } from 'jotai';
import { call } from '@/api/http';

const KEY = 'locked';

/**
 * Whether the screen is locked, in every tab and after a reload. What keeps others out is that the server locked the
 * session.
 */
export const lockedAtom = atom(localStorage.getItem(KEY) === '1');

window.addEventListener('storage', event => {
  if (event.key === KEY) getDefaultStore().set(lockedAtom, event.newValue === '1');
});

/** Locks by the person's own choice: the server is notified, and the screen does not wait for it. */
export function lockScreen(): void {
  showLocked();
  void call('POST', '/v2/auth/lock', { body: {}, keepalive: true }).catch(() => {});
}

/** Shows the lock after the server said that the desk is locked: it was idle for too long, or another tab locked it. */
export function showLocked(): void {
  localStorage.setItem(KEY, '1');
  getDefaultStore().set(lockedAtom, true);
}

export function unlockScreen(): void {
  localStorage.removeItem(KEY);
  getDefaultStore().set(lockedAtom, false);
}
