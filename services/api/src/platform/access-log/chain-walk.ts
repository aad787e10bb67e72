import { chainHash } from './access-log.js';

/** A batch of looks as stored. */
export interface Batch {
  at: Date;
  entries: readonly unknown[];
  previous_hash: Buffer | null;
  hash: Buffer;
}

const same = (one: Buffer | null, other: Buffer | null) =>
  one === other || (one && other && one.equals(other)) === true;

/** Walks a facility's batches in order and checks that each one's hash follows from the batch before it. */
export class ChainWalk {
  private previous: Buffer | null = null;

  constructor(private readonly merchantId: number) {}

  /** Takes the next batch; tells whether it is unchanged since it was written. */
  take({ at, entries, previous_hash: said, hash }: Batch): boolean {
    const should = chainHash(this.previous, { merchantId: this.merchantId, at: at.toISOString(), entries });
    const fits = same(said, this.previous) && same(hash, should);
    this.previous = hash;
    return fits;
  }
}
