import type { Frame, Snapshot } from '@alur/contracts/kernel/live';
import type { LiveRow } from '@alur/contracts/kernel/topic';

export interface ModelRow extends LiveRow {
  value: number;
}

export const TOPIC = { topic: 'queue.board', params: { scheduleId: 1, date: '2026-11-21' } };

/** A server with one topic: rows are added, changed, removed and added again, and each change is a frame. */
export class ModelServer {
  epoch = 'e1';
  seq = 0n;
  /** The rows of the topic at each epoch and position. */
  readonly history = new Map<string, LiveRow[]>();
  private rows = new Map<string, ModelRow>();
  /** The last position at which each key changed or was removed. */
  private changed = new Map<string, bigint>();

  /** Changes some rows at once and returns the frame. */
  change(random: () => number): Frame {
    const prev = this.seq;
    // The log is shared with other topics, so positions have holes.
    this.seq += BigInt(1 + Math.floor(random() * 5));
    const touched = new Set<string>();
    for (let count = 1 + Math.floor(random() * 4); count > 0; count--) {
      const key = `k${Math.floor(random() * 30)}`;
      touched.add(key);
      this.changed.set(key, this.seq);
      if (random() < 0.3) this.rows.delete(key);
      else this.rows.set(key, { key, position: String(this.seq), value: Math.floor(random() * 1e6) });
    }
    this.remember();
    return this.frame(prev, touched);
  }

  /** Everything changed after `prev` in one frame, as a gateway conflates for a slow client. */
  since(prev: bigint): Frame {
    return this.frame(prev, new Set([...this.changed].filter(([, at]) => at > prev).map(([key]) => key)));
  }

  snapshot(): Snapshot {
    return { data: [...this.rows.values()], meta: { epoch: this.epoch, seq: String(this.seq) } };
  }

  /** A rebuild: the same log, a new epoch, perhaps other contents of the rows. */
  restart(random: () => number): void {
    this.epoch = `e${Number(this.epoch.slice(1)) + 1}`;
    // The new view may be at an earlier position than the old one was.
    if (random() < 0.5) this.seq = this.seq > 5n ? this.seq - 3n : this.seq;
    for (const [key, row] of this.rows) {
      const at = BigInt(row.position) > this.seq ? this.seq : BigInt(row.position);
      this.rows.set(key, { ...row, value: row.value + 1, position: String(at) });
    }
    this.remember();
  }

  private remember(): void {
    this.history.set(`${this.epoch}/${this.seq}`, this.sorted());
  }

  sorted(): LiveRow[] {
    return [...this.rows.values()].sort((a, b) => a.key.localeCompare(b.key));
  }

  private frame(prev: bigint, keys: Set<string>): Frame {
    const rows: ModelRow[] = [];
    const removed: LiveRow[] = [];
    for (const key of keys) {
      const row = this.rows.get(key);
      if (row) rows.push(row);
      else removed.push({ key, position: String(this.changed.get(key) ?? this.seq) });
    }
    return { ...TOPIC, epoch: this.epoch, prev: String(prev), seq: String(this.seq), rows, removed, ops: 1 };
  }
}
