import type { Frame, Snapshot } from '@alur/contracts/kernel/live';
import type { LiveRow } from '@alur/contracts/kernel/topic';

/** Whether position `a` comes after `b`; positions are bigint in strings. */
export const newer = (a: string, b: string): boolean => BigInt(a) > BigInt(b);

/** What a frame means for the rows in memory. */
export type Verdict = 'applied' | 'old' | 'gap' | 'foreign';

/**
 * The rows of one topic and the position they are at. It knows how frames and snapshots change them, and nothing of
 * time or network.
 */
export class TopicRows {
  epoch: string | null = null;
  seq = '0';
  private readonly rows = new Map<string, LiveRow>();
  /** Removed keys whose removal is newer than `seq`: a later snapshot may be older than the frame that removed them. */
  private readonly graves = new Map<string, string>();

  list(): LiveRow[] {
    return [...this.rows.values()];
  }

  /**
   * Applies what is new. A frame holds every change after `prev` up to `seq`, so it can be applied if it starts at or
   * before the current position; a row that is newer already is left alone.
   */
  apply(frame: Frame): Verdict {
    if (this.epoch !== frame.epoch) return 'foreign';
    if (!newer(frame.seq, this.seq)) return 'old';
    if (newer(frame.prev, this.seq)) return 'gap';
    for (const row of frame.rows) this.put(row);
    for (const gone of frame.removed) this.remove(gone);
    this.seq = frame.seq;
    this.prune();
    return 'applied';
  }

  /** Applies a snapshot; false if it is older than the rows in memory and was ignored. */
  replace({ data, meta }: Snapshot): boolean {
    if (meta.epoch !== this.epoch) {
      this.rows.clear();
      this.graves.clear();
    } else if (newer(this.seq, meta.seq)) {
      return false;
    }
    const keys = new Set(data.map(row => row.key));
    for (const [key, row] of this.rows) {
      // A row that is newer than the snapshot stays; any other that the snapshot lacks has been removed.
      if (!keys.has(key) && !newer(row.position, meta.seq)) this.rows.delete(key);
    }
    for (const row of data) this.put(row);
    this.epoch = meta.epoch;
    this.seq = meta.seq;
    this.prune();
    return true;
  }

  private put(row: LiveRow): void {
    const grave = this.graves.get(row.key);
    if (grave !== undefined && !newer(row.position, grave)) return;
    const mine = this.rows.get(row.key);
    if (mine && !newer(row.position, mine.position)) return;
    this.rows.set(row.key, row);
    this.graves.delete(row.key);
  }

  private remove({ key, position }: LiveRow): void {
    const mine = this.rows.get(key);
    if (mine && newer(mine.position, position)) return;
    this.rows.delete(key);
    this.graves.set(key, position);
  }

  private prune(): void {
    for (const [key, position] of this.graves) if (!newer(position, this.seq)) this.graves.delete(key);
  }
}
