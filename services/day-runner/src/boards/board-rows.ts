import type { Frame, Snapshot } from '@alur/contracts/kernel/live';
import type { LiveRow } from '@alur/contracts/kernel/topic';

/** Result of a frame; after a gap (a missed frame, or a rebuilt view) a new snapshot is needed. */
export type Taken = 'applied' | 'old' | 'gap';

/** The rows of one topic as a screen maintains them: frames in order, and a row only replaced by a newer one. */
export class BoardRows {
  private readonly rows = new Map<string, LiveRow>();
  private epoch = '';
  private at = 0n;

  get seq(): bigint {
    return this.at;
  }

  list(): LiveRow[] {
    return [...this.rows.values()];
  }

  apply({ epoch, prev, seq, rows, removed }: Frame): Taken {
    if (epoch !== this.epoch) return 'gap';
    if (BigInt(seq) <= this.at) return 'old';
    if (BigInt(prev) > this.at) return 'gap';
    for (const row of rows) this.put(row);
    for (const gone of removed) this.remove(gone);
    this.at = BigInt(seq);
    return 'applied';
  }

  replace({ data, meta }: Snapshot): void {
    this.rows.clear();
    for (const row of data) this.rows.set(row.key, row);
    this.epoch = meta.epoch;
    this.at = BigInt(meta.seq);
  }

  private put(row: LiveRow): void {
    const mine = this.rows.get(row.key);
    if (!mine || BigInt(row.position) > BigInt(mine.position)) this.rows.set(row.key, row);
  }

  private remove({ key, position }: LiveRow): void {
    const mine = this.rows.get(key);
    if (mine && BigInt(mine.position) <= BigInt(position)) this.rows.delete(key);
  }
}

const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, each]) => [name, canonical(each)]),
  );
};

const text = (rows: readonly LiveRow[]): string[] => rows.map(row => JSON.stringify(canonical(row))).toSorted();

/** The rows, each as text, that only one of the two has; empty when they are the same, in whatever order. */
export const differences = (
  board: readonly LiveRow[],
  truth: readonly LiveRow[],
): { board: string[]; truth: string[] } => {
  const [mine, theirs] = [text(board), text(truth)];
  const [has, should] = [new Set(mine), new Set(theirs)];
  return { board: mine.filter(row => !should.has(row)), truth: theirs.filter(row => !has.has(row)) };
};
