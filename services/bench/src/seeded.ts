import { pick, seeded } from '@alur/contracts/kernel/seeded';

/** A seeded random generator, which gives the same values in every run. */
export class Seeded {
  /** At least 0, below 1. */
  readonly next: () => number;

  constructor(seed: number) {
    this.next = seeded(seed);
  }

  below(most: number): number {
    return Math.floor(this.next() * most);
  }

  of<T>(all: readonly T[]): T {
    return pick(this.next, all);
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => this.below(10)).join('');
  }
}
