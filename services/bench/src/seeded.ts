/** Random numbers that are the same in every run (mulberry32). */
export class Seeded {
  constructor(private state: number) {}

  /** At least 0, below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  below(most: number): number {
    return Math.floor(this.next() * most);
  }

  of<T>(all: readonly T[]): T {
    const one = all[this.below(all.length)];
    if (one === undefined) throw new Error('nothing to choose from');
    return one;
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => this.below(10)).join('');
  }
}
