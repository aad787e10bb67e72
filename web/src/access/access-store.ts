import type { AccessKey, AccessPath } from '@alur/contracts/access';
import { atom, getDefaultStore } from 'jotai/vanilla';
import { get } from '@/api/http';
import { lookingAsAtom } from './looking-as';
import { allows, type AccessModule } from './access-tree';

const KEY = 'acl';

function stored(): AccessModule[] {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(value) ? (value as AccessModule[]) : [];
  } catch {
    return [];
  }
}

/** The rights at the current facility. They only hide what the server would refuse anyway. */
export const accessModulesAtom = atom<AccessModule[]>(stored());

/** Fetches the rights at a facility and persists them for the next start. */
export async function loadAccess(merchantId: number): Promise<AccessModule[]> {
  const { data } = await get<AccessModule[]>('/v2/module/modules', { limit: 500 }, { merchantId });
  const store = getDefaultStore();
  const text = JSON.stringify(data);
  localStorage.setItem(KEY, text);
  // Rights that are as they were redraw nothing; a visit begins with those of the last one.
  const isSame = text === JSON.stringify(store.get(accessModulesAtom));
  // While an administrator looks as another role, that role's rights are fetched again.
  if (!isSame && store.get(lookingAsAtom) === null) store.set(accessModulesAtom, data);
  return data;
}

let begun: { merchantId: number; rights: Promise<AccessModule[]> } | null = null;

/** Requests the rights while the application's code is still loading. */
export function beginAccess(merchantId: number): void {
  begun = { merchantId, rights: loadAccess(merchantId) };
  // The error reaches whoever awaits the rights; without this it would be reported as unhandled as well.
  begun.rights.catch(() => {});
}

/** The current rights: the first caller takes the request that was made at the start. */
export function presentAccess(merchantId: number): Promise<AccessModule[]> {
  const atStart = begun;
  begun = null;
  return atStart?.merchantId === merchantId ? atStart.rights : loadAccess(merchantId);
}

export function clearAccess(): void {
  getDefaultStore().set(lookingAsAtom, null);
  localStorage.removeItem(KEY);
  getDefaultStore().set(accessModulesAtom, []);
}

/** Outside React; components use `useCan`. */
export function can(right: AccessKey | AccessPath): boolean {
  return allows(getDefaultStore().get(accessModulesAtom), right);
}

/** Fetches the rights only if none are persisted: every later visit starts with those of the last one. */
export async function ensureAccess(merchantId: number): Promise<void> {
  if (getDefaultStore().get(accessModulesAtom).length > 0) return;
  await (begun?.merchantId === merchantId ? begun.rights : loadAccess(merchantId));
}
