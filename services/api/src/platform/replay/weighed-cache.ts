/** Cache limited by weight; the least recently used entry is evicted first. */
export class WeighedCache<T extends { readonly weight: number }> {
  private readonly entries = new Map<string, T>();

  constructor(private readonly most: number) {}

  get(key: string): T | undefined {
    const found = this.entries.get(key);
    if (found) this.put(key, found);
    return found;
  }

  /** Stores the entry, and weighs all entries again, since they may have grown. The last entry stays, however heavy. */
  put(key: string, value: T): void {
    this.entries.delete(key);
    this.entries.set(key, value);
    let weight = [...this.entries.values()].reduce((sum, each) => sum + each.weight, 0);
    for (const [oldest, { weight: less }] of this.entries) {
      if (weight <= this.most || this.entries.size === 1) return;
      this.entries.delete(oldest);
      weight -= less;
    }
  }

  delete(key: string): void {
    this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
  }
}
