import { atom, getDefaultStore } from 'jotai/vanilla';
import { readCookie, removeCookie, writeCookie } from '@/app/cookies';

const COOKIE = 'user/currentMerchant';

function read(): number | null {
  const value = readCookie(COOKIE);
  return value !== null && /^\d+$/.test(value) ? Number(value) : null;
}

/** The facility the person works in; the cookie is the truth, this its echo for React. */
export const currentMerchantAtom = atom<number | null>(null);

/** The facility of the next call. Another tab may have changed it, so the cookie is read anew. */
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
