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

/** Fetches the rights at a facility and keeps them for the next start. */
export async function loadAccess(merchantId: number): Promise<AccessModule[]> {
  const { data } = await get<AccessModule[]>('/v2/module/modules', { limit: 500 }, { merchantId });
  localStorage.setItem(KEY, JSON.stringify(data));
  // Who looks as another role goes on to see that role's.
  if (getDefaultStore().get(lookingAsAtom) === null) getDefaultStore().set(accessModulesAtom, data);
  return data;
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

/** Fetches the rights only if none are kept: every later visit starts with what the last one left. */
export async function ensureAccess(merchantId: number): Promise<void> {
  if (getDefaultStore().get(accessModulesAtom).length === 0) await loadAccess(merchantId);
}
