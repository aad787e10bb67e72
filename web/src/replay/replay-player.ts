import type { Clock } from '@/live/clock';
import type { Scheduler } from '@/live/topic-store-options';
import type { Moment } from './replay-topic';
import type { Step } from './steps';

export const speeds = [1, 10, 60, 300] as const;
export type Speed = (typeof speeds)[number];

/**
 * A moment may make a screen subscribe to more topics, as a board does for each schedule that is open then, which moves
 * the end of its day: the player waits this long before it takes an end for the end.
 */
const SETTLING_MS = 500;

/** Skip of an arrow key with Shift. */
export const SKIP_MS = 5 * 60_000;

export interface Playing {
  moment: Moment;
  playing: boolean;
  speed: Speed;
}

export interface PlayerOptions {
  /** The day, in epoch milliseconds. */
  startsAt: number;
  endsAt: number;
  moment: Moment;
  scheduler: Pick<Scheduler, 'now' | 'frame'>;
  steps: () => readonly Step[];
  /** The time up to which steps have been fetched, in epoch milliseconds; infinite when all of them have. */
  reach: () => number;
  /** Shows the moment. */
  seek: (moment: Moment) => void;
}

/** The controls of a replay: play, step, skip, jump. It is also the clock of the replayed screens. */
export class ReplayPlayer implements Clock {
  private state: Playing;
  private readonly listeners = new Set<() => void>();
  private cancelFrame: (() => void) | null = null;
  /** Set while the player waits for the day's end. */
  private cancelEnding: (() => void) | null = null;
  private drawnAt = 0;
  /** When playing last advanced. */
  private movedAt = 0;

  constructor(private readonly options: PlayerOptions) {
    this.state = { moment: options.moment, playing: false, speed: 60 };
  }

  now(): number {
    return this.state.moment.at;
  }

  subscribe(_every: number, tick: () => void): () => void {
    return this.onChange(tick);
  }

  readonly onChange = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): Playing => this.state;

  /** The index of the last step at or before the shown moment; -1 before the first. */
  stepIndex(): number {
    const { at, position } = this.state.moment;
    const last = position === null ? null : BigInt(position);
    return this.options.steps().findLastIndex(step => (last === null ? step.at <= at : BigInt(step.position) <= last));
  }

  toggle(): void {
    if (this.state.playing) this.pause();
    else this.play();
  }

  play(): void {
    if (this.state.playing) return;
    // At the end of the day, play starts again from its beginning.
    if (this.isWhole() && this.state.moment.at >= this.end()) this.show({ at: this.begin(), position: null });
    this.dropEnding();
    this.set({ playing: true });
    this.drawnAt = this.options.scheduler.now();
    this.movedAt = this.drawnAt;
    this.cancelFrame = this.options.scheduler.frame(this.draw);
  }

  pause(): void {
    this.cancelFrame?.();
    this.cancelFrame = null;
    if (this.state.playing) this.set({ playing: false });
  }

  setSpeed(speed: Speed): void {
    this.set({ speed });
  }

  faster(by: 1 | -1): void {
    const at = speeds.indexOf(this.state.speed) + by;
    this.setSpeed(speeds[Math.max(0, Math.min(speeds.length - 1, at))]!);
  }

  /** Goes to the next event, or the previous one. */
  step(by: 1 | -1): void {
    this.pause();
    const steps = this.options.steps();
    const at = this.stepIndex() + by;
    const step = steps[at];
    if (step) this.show({ at: step.at, position: step.position });
    else if (at < 0) this.show({ at: this.begin(), position: null });
  }

  /** Skips five minutes forwards or backwards. */
  skip(by: 1 | -1): void {
    this.seek(this.state.moment.at + by * SKIP_MS);
  }

  home(): void {
    this.seek(this.begin());
  }

  /** Goes to the last event, as soon as it has been fetched. */
  toEnd(): void {
    this.pause();
    const { now, frame } = this.options.scheduler;
    let [shown, since] = [Number.NaN, now()];
    const chase = () => {
      if (this.isWhole() && this.end() !== shown) {
        [shown, since] = [this.end(), now()];
        this.seek(shown);
      }
      const settled = this.isWhole() && now() - since >= SETTLING_MS;
      this.cancelEnding = settled ? null : frame(chase);
    };
    this.dropEnding();
    chase();
  }

  /** Goes to a time of the day. */
  seek(at: number): void {
    const { startsAt, endsAt } = this.options;
    this.show({ at: Math.max(startsAt, Math.min(endsAt, Math.round(at))), position: null });
  }

  /** Goes to the moment right after an event. */
  jump({ at, position }: { at: number; position: string }): void {
    this.pause();
    this.show({ at, position });
  }

  close(): void {
    this.cancelFrame?.();
    this.cancelFrame = null;
    this.dropEnding();
    this.listeners.clear();
  }

  /** A second before the first event, when nothing has happened yet. */
  private begin(): number {
    const first = this.options.steps()[0]?.at;
    return first === undefined ? this.options.startsAt : Math.max(this.options.startsAt, first - 1_000);
  }

  private end(): number {
    return this.options.steps().at(-1)?.at ?? this.options.endsAt;
  }

  private readonly draw = () => {
    const { now, frame } = this.options.scheduler;
    const passed = now() - this.drawnAt;
    this.drawnAt += passed;
    const { at: from } = this.state.moment;
    const isWhole = this.isWhole();
    // While more of the day may come, playing waits at the end of what has been fetched.
    const most = isWhole ? this.end() : Math.max(from, this.options.reach());
    const at = Math.min(from + passed * this.state.speed, most);
    if (at > from) {
      this.movedAt = this.drawnAt;
      this.show({ at, position: null });
    }
    if (isWhole && at >= most && this.drawnAt - this.movedAt >= SETTLING_MS) return this.pause();
    this.cancelFrame = frame(this.draw);
  };

  private isWhole(): boolean {
    return this.options.reach() === Number.POSITIVE_INFINITY;
  }

  /** A person who goes elsewhere no longer waits for the end. */
  private dropEnding(): void {
    this.cancelEnding?.();
    this.cancelEnding = null;
  }

  private show(moment: Moment): void {
    this.dropEnding();
    this.set({ moment });
    this.options.seek(moment);
  }

  private set(change: Partial<Playing>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
