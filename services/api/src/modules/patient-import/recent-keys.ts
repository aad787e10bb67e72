/** Keys that are remembered of one import, of some ten thousand rows; and of how many imports. */
const MOST_KEYS = 20_000;
const MOST_IMPORTS = 8;

/**
 * The keys of rows that imports have just registered, which the facility's list of patients may not show yet: of two
 * files that are registered at once, the second finds the first's rows here.
 */
export class RecentKeys {
  private readonly keysOf = new Map<number, Set<string>>();

  /** The imports of which keys are remembered. */
  get imports(): readonly number[] {
    return [...this.keysOf.keys()];
  }

  /** Whether another import has just registered one of the keys; if not, this one has from now on. */
  take(importId: number, keys: readonly string[]): boolean {
    for (const [other, theirs] of this.keysOf) if (other !== importId && keys.some(key => theirs.has(key))) return true;
    const own = this.keysOf.get(importId) ?? new Set();
    this.keysOf.set(importId, own);
    for (const key of keys) own.add(key);
    dropOldest(own, MOST_KEYS);
    dropOldest(this.keysOf, MOST_IMPORTS);
    return false;
  }

  forget(importId: number): void {
    this.keysOf.delete(importId);
  }
}

function dropOldest<K>(of: { size: number; keys(): Iterable<K>; delete(key: K): boolean }, most: number): void {
  for (const oldest of of.keys()) {
    if (of.size <= most) return;
    of.delete(oldest);
  }
}
