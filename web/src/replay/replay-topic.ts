import type { ReplayAnswer, ReplayFrame } from '@alur/contracts/kernel/replay';
import type { TopicParameters } from '@alur/contracts/kernel/live';
import type { LiveRow } from '@alur/contracts/kernel/topic';
import type { Scheduler } from '@/live/topic-store-options';

/** A moment of a day: a time, or if several things happened then, right after the event at that position. */
export interface Moment {
  /** Epoch milliseconds. */
  at: number;
  position: string | null;
}

/** Where in the log a page of a replay begins; neither is the day's start. */
export interface From {
  from?: string;
  at?: string;
  limit?: number;
}

export type FetchReplay = (topic: string, params: TopicParameters, from: From) => Promise<ReplayAnswer>;

/** A topic as it stood. */
export interface Standing {
  rows: readonly LiveRow[];
  epoch: string;
  seq: string;
}

type Rows = ReadonlyMap<string, LiveRow>;

/** So many frames lie at most between a moment and the rows that its fold begins with. */
const KEYFRAME_EVERY = 200;

/** A page that did not come is asked for again after so long, and half as long again at most. */
const AGAIN_MS = 2_000;

/**
 * A topic through one day: fetched page by page from the day's start, folded here, so that any moment of what is there
 * is shown at once. A moment that lies beyond is asked for by itself.
 */
export class ReplayTopic {
  /** What changed it, in order; grows while the day is fetched. */
  readonly frames: ReplayFrame[] = [];
  /** The whole day is there. */
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
    /** Told when more of the day has come. */
    private readonly grown: () => void = () => {},
  ) {}

  /** Resolves when the day's start is there; the rest of the day follows by itself. Fails as the server refuses. */
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

  /** Until when its day has come, in epoch milliseconds; without end when nothing more is to come. */
  reach(): number {
    if (this.whole || this.refused) return Number.POSITIVE_INFINITY;
    // More may have happened in the last one's millisecond.
    return (this.ats.at(-1) ?? Number.NEGATIVE_INFINITY) - 1;
  }

  /** Nobody wants what has not come yet. */
  close(): void {
    this.closed = true;
    this.cancelAgain?.();
  }

  /** The topic at a moment, asked for if it is not here yet. */
  async stand(moment: Moment): Promise<Standing> {
    await this.load();
    const here = this.standing(moment);
    if (here) return here;
    const from = moment.position === null ? { at: new Date(moment.at).toISOString() } : { from: moment.position };
    const { data, meta } = await this.fetch(this.topic, this.params, { ...from, limit: 1 });
    return { rows: data.rows, epoch: meta.epoch, seq: meta.seq };
  }

  /** The topic at a moment, or null if that much of the day has not come yet. */
  standing(moment: Moment): Standing | null {
    const seq = this.seqAt(moment);
    if (!this.start || seq === null) return null;
    return { rows: [...this.rowsAfter(this.indexOf(moment)).values()], epoch: this.start.epoch, seq };
  }

  /** The position that last changed it at a moment, or null if that much of the day has not come yet. */
  seqAt(moment: Moment): string | null {
    if (!this.start || !this.covers(moment)) return null;
    const index = this.indexOf(moment);
    return index === 0 ? this.start.seq : this.frames[index - 1]!.frame.seq;
  }

  /** How many frames have come at a moment. */
  indexOf({ at, position }: Moment): number {
    if (position === null) return upperBound(this.ats, at);
    return upperBound(this.positions, BigInt(position));
  }

  /** The rows after so many frames; before the first frame, as the day began. */
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
    // A day that is still going on has a next page that is empty until something happens.
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

/** The server will not tell it, however often it is asked. */
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
