import { getDefaultStore } from 'jotai/vanilla';
import { accessModulesAtom, loadAccess } from './access-store';
import { lookingAsAtom } from './looking-as';
import type { AccessModule } from './access-tree';

export function lookAs(name: string, modules: AccessModule[]): void {
  const store = getDefaultStore();
  store.set(lookingAsAtom, name);
  store.set(accessModulesAtom, modules);
}

/** Ends looking as another role and fetches her own rights again. */
export async function lookAsHerself(merchantId: number): Promise<void> {
  getDefaultStore().set(lookingAsAtom, null);
  await loadAccess(merchantId);
}
