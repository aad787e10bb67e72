import type { ReplayAnswer, ReplayFrame } from '@alur/contracts/kernel/replay';
import type { LiveRow } from '@alur/contracts/kernel/topic';
import type { Granted } from '../live/topic-registry.js';
import { framesOf, headId } from '../projector/frames.js';
import { appendsOf, countWhile, type Moment } from './moment.js';
import type { PastRows } from './past-rows.js';
import { ViewFold } from './view-fold.js';

/** Interval of stored states: rows are computed from at most this many frames. */
const FRAMES_PER_MARK = 100;

/** Start of a fold: after everything up to `seq`, at a time. */
export interface Beginning {
  merchantId: number;
  seq: string;
  at: string;
  epoch: string;
}

/** Where to seek: the beginning, a time, or a position. */
export interface Seek {
  at?: string | undefined;
  from?: string | undefined;
}

/** A topic's rows at the beginning of a day and their changes; it is extended as the day goes on. */
export class TopicFold {
  private readonly frames: ReplayFrame[] = [];
  private readonly marks: LiveRow[][] = [];
  private readonly shown = new Map<string, LiveRow>();
  private readonly fold: ViewFold;
  private references = 0;
  private taken = 0;

  private constructor(
    private readonly topic: Granted,
    private readonly beginning: Beginning,
    past: PastRows,
  ) {
    this.fold = new ViewFold(topic.table, past);
  }

  static async begin(topic: Granted, beginning: Beginning, past: PastRows): Promise<TopicFold> {
    const made = new TopicFold(topic, beginning, past);
    const columns = Object.fromEntries(
      Object.entries(topic.live.by).map(([param, column]) => [column, topic.params[param]]),
    );
    for (const { key, position, row } of await past.read(topic.table, { keys: [], columns: [columns] }))
      made.shown.set(key, { ...row, key, position });
    return made;
  }

  /** Whether it has folded all of the day's moments. */
  covers(all: readonly Moment[]): boolean {
    return this.taken === all.length;
  }

  /** Number of row states that it holds. */
  get weight(): number {
    return this.references + this.fold.size + this.shown.size;
  }

  /** Folds the moments that are new. */
  async extend(all: readonly Moment[]): Promise<void> {
    const moments = all.slice(this.taken);
    const appends = appendsOf(moments.filter(({ event }) => this.fold.concerns(event)));
    const changes = await this.fold.fold(appends.map(append => append.map(({ event }) => event)));
    for (const [at, append] of appends.entries()) {
      const frames = framesOf(this.topic.table, changes[at] ?? [], () => this.beginning.epoch);
      const frame = frames.get(headId(this.beginning.merchantId, this.topic.key))?.frame;
      if (frame) this.take({ frame, at: append.at(-1)?.at ?? '', events: append.map(({ event }) => named(event)) });
    }
    this.taken += moments.length;
  }

  /** The rows at a moment, and the frames that follow, up to a limit. */
  read(seek: Seek, limit: number): ReplayAnswer {
    const index = this.indexOf(seek);
    const { name, version } = this.topic.table;
    const end = index + limit;
    return {
      data: { rows: this.rowsBefore(index), frames: this.frames.slice(index, end) },
      meta: {
        epoch: this.beginning.epoch,
        view: { name, version },
        ...this.lastBefore(index),
        next: end < this.frames.length ? this.lastBefore(end).seq : null,
      },
    };
  }

  private take(one: ReplayFrame): void {
    const { frame } = one;
    frame.prev = this.lastBefore(this.frames.length).seq;
    if (this.frames.length % FRAMES_PER_MARK === 0) {
      this.marks.push([...this.shown.values()]);
      this.references += this.shown.size;
    }
    this.references += frame.rows.length + frame.removed.length;
    this.frames.push(one);
    applyTo(this.shown, one);
  }

  /** Index of the first frame after the sought moment. */
  private indexOf({ at, from }: Seek): number {
    if (at !== undefined) {
      const time = Date.parse(at);
      return countWhile(this.frames, frame => Date.parse(frame.at) <= time);
    }
    if (from === undefined) return 0;
    const position = BigInt(from);
    return countWhile(this.frames, ({ frame }) => BigInt(frame.seq) <= position);
  }

  private lastBefore(index: number): { seq: string; at: string } {
    const last = this.frames[index - 1];
    return last ? { seq: last.frame.seq, at: last.at } : { seq: this.beginning.seq, at: this.beginning.at };
  }

  private rowsBefore(index: number): LiveRow[] {
    if (index === this.frames.length) return [...this.shown.values()];
    const mark = Math.floor(index / FRAMES_PER_MARK);
    const rows = new Map((this.marks[mark] ?? []).map(row => [row.key, row]));
    for (const frame of this.frames.slice(mark * FRAMES_PER_MARK, index)) applyTo(rows, frame);
    return [...rows.values()];
  }
}

const named = ({ id, type, position }: Moment['event']) => ({ id, type, position });

const applyTo = (rows: Map<string, LiveRow>, { frame }: ReplayFrame): void => {
  for (const { key } of frame.removed) rows.delete(key);
  for (const row of frame.rows) rows.set(row.key, row);
};
