import { chainHash } from './access-log.js';

/** A batch of looks as it is kept. */
export interface Batch {
  at: Date;
  entries: readonly unknown[];
  previous_hash: Buffer | null;
  hash: Buffer;
}

const same = (one: Buffer | null, other: Buffer | null) =>
  one === other || (one && other && one.equals(other)) === true;

/** Goes through a facility's batches in their order, and knows of each whether it follows from the one before it. */
export class ChainWalk {
  private previous: Buffer | null = null;

  constructor(private readonly merchantId: number) {}

  /** Whether this batch, the next one, is as it was written. */
  take({ at, entries, previous_hash: said, hash }: Batch): boolean {
    const should = chainHash(this.previous, { merchantId: this.merchantId, at: at.toISOString(), entries });
    const fits = same(said, this.previous) && same(hash, should);
    this.previous = hash;
    return fits;
  }
}
