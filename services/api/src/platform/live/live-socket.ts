import { MOST_TRACES, type Frame, type Stale } from '@alur/contracts/kernel/live';
import type { LiveRow } from '@alur/contracts/kernel/topic';

/** Frames in flight to one socket before it must acknowledge; beyond that they are conflated. */
const MAX_UNACKNOWLEDGED = 16;
/** With more conflated rows than this, a snapshot is cheaper. */
const MAX_PENDING_ROWS = 500;

export interface Sink {
  frame(frame: Frame): void;
  stale(stale: Stale): void;
  /** A frame was merged into one that waits. */
  conflated(): void;
}

const tracesOf = (...frames: Frame[]): Pick<Frame, 'traces'> => {
  const traces = frames.flatMap(({ traces: its = [] }) => its);
  return traces.length > 0 ? { traces: traces.slice(-MOST_TRACES) } : {};
};

const conflate = (earlier: Frame, later: Frame): Frame => {
  const rows = new Map<string, LiveRow>();
  const removed = new Map<string, LiveRow>();
  for (const frame of [earlier, later]) {
    for (const row of frame.removed) {
      rows.delete(row.key);
      removed.set(row.key, row);
    }
    for (const row of frame.rows) {
      removed.delete(row.key);
      rows.set(row.key, row);
    }
  }
  return {
    ...later,
    prev: earlier.prev,
    rows: [...rows.values()],
    removed: [...removed.values()],
    ops: earlier.ops + later.ops,
    ...tracesOf(earlier, later),
  };
};

/**
 * Backpressure of one socket, by the frames that it has not acknowledged. A slow socket gets fewer, larger frames,
 * since waiting frames are conflated by row. A stalled one is told that it is stale, and fetches the snapshot when it
 * can.
 */
export class Backpressure {
  private unacknowledged: { key: string; seq: bigint }[] = [];
  /** The turn of the last frame, and whether the socket was slow when that turn began. */
  private turn = -1;
  private waits = false;
  private readonly pending = new Map<string, Frame>();

  constructor(private readonly sink: Sink) {}

  get slow(): boolean {
    return this.unacknowledged.length >= MAX_UNACKNOWLEDGED;
  }

  /** Frames of one turn belong to whole appends, so they are sent together or wait together. */
  send(key: string, frame: Frame, turn: number): void {
    if (turn !== this.turn) this.waits = this.slow;
    this.turn = turn;
    if (!this.waits) return this.emit(key, frame);
    const waiting = this.pending.get(key);
    const merged = waiting ? conflate(waiting, frame) : frame;
    if (waiting) this.sink.conflated();
    if (merged.rows.length + merged.removed.length <= MAX_PENDING_ROWS) {
      this.pending.set(key, merged);
      return;
    }
    this.pending.delete(key);
    this.sink.stale({ topic: frame.topic, params: frame.params, reason: 'slow' });
  }

  /** The socket has processed the topic's frames up to here; a frame that was lost on the way is not waited for. */
  acknowledge(key: string, seq: string): void {
    const upTo = BigInt(seq);
    this.unacknowledged = this.unacknowledged.filter(each => each.key !== key || each.seq > upTo);
    this.sendPending();
  }

  /** Frames of the topic were lost before they reached this process. */
  missed(key: string, { topic, params }: Pick<Stale, 'topic' | 'params'>): void {
    this.pending.delete(key);
    this.sink.stale({ topic, params, reason: 'missed' });
  }

  /** The topic was left or joined again: frames sent before no longer count. */
  forget(key: string): void {
    this.pending.delete(key);
    this.unacknowledged = this.unacknowledged.filter(each => each.key !== key);
    this.sendPending();
  }

  private sendPending(): void {
    if (this.slow) return;
    const waiting = [...this.pending];
    this.pending.clear();
    for (const [key, frame] of waiting) this.emit(key, frame);
  }

  private emit(key: string, frame: Frame): void {
    this.unacknowledged.push({ key, seq: BigInt(frame.seq) });
    this.sink.frame(frame);
  }
}
