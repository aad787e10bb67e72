import type { ReplayAnswer, ReplayFrame } from '@alur/contracts/kernel/replay';
import type { TopicParameters } from '@alur/contracts/kernel/live';
import type { LiveRow } from '@alur/contracts/kernel/topic';
import type { Scheduler } from '@/live/topic-store-options';

/** A moment of a day: a time, or where several events happened at that time, right after the event at the position. */
export interface Moment {
  /** Epoch milliseconds. */
  at: number;
  position: string | null;
}

/** Position of the log where a page of a replay begins; neither means the day's start. */
export interface From {
  from?: string;
  at?: string;
  limit?: number;
}

export type FetchReplay = (topic: string, params: TopicParameters, from: From) => Promise<ReplayAnswer>;

/** A topic's rows at a moment. */
export interface RowsAt {
  rows: readonly LiveRow[];
  epoch: string;
  seq: string;
}

type Rows = ReadonlyMap<string, LiveRow>;

/** Most frames that are folded from the last stored set of rows to any moment. */
const KEYFRAME_EVERY = 200;

/** Retry delay in milliseconds for a page that did not come, plus up to half of it at random. */
const AGAIN_MS = 2_000;

/**
 * A topic through one day: fetched page by page from the day's start and folded here, so that any fetched moment is
 * shown at once. A moment beyond is requested by itself.
 */
export class ReplayTopic {
  /** The frames that changed it, in order; they grow while the day is being fetched. */
  readonly frames: ReplayFrame[] = [];
  /** Whether the whole day has been fetched. */
  whole = false;
  view: ReplayAnswer['meta']['view'] | null = null;
  private readonly ats: number[] = [];
  private readonly positions: bigint[] = [];
  private readonly keyframes = new Map<number, Rows>();
  private start: { epoch: string; seq: string } | null = null;
  private first: Promise<void> | null = null;
  private refused = false;
  private cancelAgain: (() => void) | null = null;
  private closed = false;

  constructor(
    readonly topic: string,
    readonly params: TopicParameters,
    private readonly fetch: FetchReplay,
    private readonly scheduler: Pick<Scheduler, 'after' | 'random'>,
    /** Called when more of the day has been fetched. */
    private readonly grown: () => void = () => {},
  ) {}

  /**
   * Resolves when the day's start has been fetched; the rest of the day follows in the background. Rejects as the
   * server refuses.
   */
  load(): Promise<void> {
    this.first ??= this.page({}).then(
      next => void this.rest(next),
      (error: unknown) => {
        this.first = null;
        this.refused = isRefusal(error);
        throw error;
      },
    );
    return this.first;
  }

  /** The time up to which its day has been fetched, in epoch milliseconds; infinite when nothing more is to come. */
  reach(): number {
    if (this.whole || this.refused) return Number.POSITIVE_INFINITY;
    // The next page may have more frames of the last frame's millisecond.
    return (this.ats.at(-1) ?? Number.NEGATIVE_INFINITY) - 1;
  }

  /** Stops fetching. */
  close(): void {
    this.closed = true;
    this.cancelAgain?.();
  }

  /** The topic at a moment, requested from the server if it has not been fetched. */
  async rowsAt(moment: Moment): Promise<RowsAt> {
    await this.load();
    const here = this.fetchedAt(moment);
    if (here) return here;
    const from = moment.position === null ? { at: new Date(moment.at).toISOString() } : { from: moment.position };
    const { data, meta } = await this.fetch(this.topic, this.params, { ...from, limit: 1 });
    return { rows: data.rows, epoch: meta.epoch, seq: meta.seq };
  }

  /** The topic at a moment, or null if the day has not been fetched up to it. */
  fetchedAt(moment: Moment): RowsAt | null {
    const seq = this.seqAt(moment);
    if (!this.start || seq === null) return null;
    return { rows: [...this.rowsAfter(this.indexOf(moment)).values()], epoch: this.start.epoch, seq };
  }

  /** The position that last changed it at a moment, or null if the day has not been fetched up to it. */
  seqAt(moment: Moment): string | null {
    if (!this.start || !this.covers(moment)) return null;
    const index = this.indexOf(moment);
    return index === 0 ? this.start.seq : this.frames[index - 1]!.frame.seq;
  }

  /** How many frames there are up to a moment. */
  indexOf({ at, position }: Moment): number {
    if (position === null) return upperBound(this.ats, at);
    return upperBound(this.positions, BigInt(position));
  }

  /** The rows after this many frames; for none, the rows at the beginning of the day. */
  rowsAfter(index: number): Rows {
    let from = index - (index % KEYFRAME_EVERY);
    while (!this.keyframes.has(from)) from -= KEYFRAME_EVERY;
    const rows = new Map(this.keyframes.get(from));
    for (let at = from; at < index; at++) {
      fold(rows, this.frames[at]!);
      if ((at + 1) % KEYFRAME_EVERY === 0) this.keyframes.set(at + 1, new Map(rows));
    }
    return rows;
  }

  private covers({ at, position }: Moment): boolean {
    if (this.whole) return true;
    return position === null ? at <= this.reach() : BigInt(position) <= (this.positions.at(-1) ?? -1n);
  }

  private async page(from: From): Promise<string | null> {
    const { data, meta } = await this.fetch(this.topic, this.params, from);
    if (!this.start) {
      this.start = { epoch: meta.epoch, seq: meta.seq };
      this.view = meta.view;
      this.keyframes.set(0, new Map(data.rows.map(row => [row.key, row])));
    }
    for (const frame of data.frames) {
      this.frames.push(frame);
      this.ats.push(Date.parse(frame.at));
      this.positions.push(BigInt(frame.frame.seq));
    }
    // The current day always has a next page, which is empty until something happens.
    const next = data.frames.length > 0 ? meta.next : null;
    this.whole = next === null;
    this.grown();
    return next;
  }

  private async rest(first: string | null): Promise<void> {
    let next = first;
    try {
      while (next !== null && !this.closed) next = await this.page({ from: next });
    } catch (error) {
      this.refused = isRefusal(error);
      if (this.refused) return this.grown();
      if (this.closed) return;
      const wait = AGAIN_MS * (1 + this.scheduler.random() / 2);
      this.cancelAgain = this.scheduler.after(wait, () => void this.rest(next));
    }
  }
}

/** Whether the server refuses for good, so that a retry is useless. */
export const isRefusal = (error: unknown): boolean => {
  const { status } = error as { status?: number };
  return status !== undefined && status >= 400 && status < 500;
};

/** Applies what a frame changed. */
export function fold(rows: Map<string, LiveRow>, { frame }: ReplayFrame): void {
  for (const row of frame.rows) rows.set(row.key, row);
  for (const { key } of frame.removed) rows.delete(key);
}

/** How many of the ascending values are not above `wanted`. */
function upperBound<Value extends number | bigint>(values: readonly Value[], wanted: Value): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle]! <= wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
