import { atom, getDefaultStore } from 'jotai/vanilla';
import { readCookie, removeCookie, writeCookie } from '@/app/cookies';

const COOKIE = 'user/currentMerchant';

function read(): number | null {
  const value = readCookie(COOKIE);
  return value !== null && /^\d+$/.test(value) ? Number(value) : null;
}

/** The facility the person works in, for React. The cookie is the source of truth. */
export const currentMerchantAtom = atom<number | null>(null);

/** The facility of the next call. It is read from the cookie each time, since another tab may have changed it. */
export function currentMerchant(): number | null {
  const id = read();
  const store = getDefaultStore();
  if (store.get(currentMerchantAtom) !== id) store.set(currentMerchantAtom, id);
  return id;
}

export function selectMerchant(id: number): void {
  writeCookie(COOKIE, String(id));
  getDefaultStore().set(currentMerchantAtom, id);
}

export function clearMerchant(): void {
  removeCookie(COOKIE);
  getDefaultStore().set(currentMerchantAtom, null);
}
