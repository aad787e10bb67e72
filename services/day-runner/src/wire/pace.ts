import { monotonic } from './monotonic.js';
import { TurnQueue } from './turn-queue.js';

export type Speed = { kind: 'max' } | { kind: 'rate'; perSecond: number } | { kind: 'replay'; times: number };

/** Decides when a command may be sent. `at` is its time in the file's day, in seconds. */
export interface Pace {
  /** Waits until `count` commands may be sent together; returns when they were due, from which their latency counts. */
  turn(at: number, count?: number): Promise<number>;
  /** Reports answered commands. */
  done(count?: number): void;
  /** Starts the clock. */
  start(): void;
  stop(): void;
}

export const IN_FLIGHT = 32;

/** `max`: a closed loop. The command that is earliest in the day goes first, as soon as another one is answered. */
export const closedLoop = (inFlight = IN_FLIGHT): Pace => {
  const queue = new TurnQueue();
  let free = inFlight;
  const admit = () => {
    while (queue.first && queue.first.count <= free) {
      const next = queue.pop();
      if (!next) return;
      free -= next.count;
      next.go(monotonic());
    }
  };
  return {
    turn: (at, count = 1) =>
      new Promise(resolve => {
        queue.push(at, count, resolve);
        admit();
      }),
    done(count = 1) {
      free += count;
      admit();
    },
    start() {},
    stop() {},
  };
};

/**
 * `<n>/s`: an open loop. A command leaves at every beat whether or not others were answered, and its time counts from
 * the beat, so a server that stalls cannot hide it. A beat without a ready command passes unused.
 */
export const openLoop = (perSecond: number): Pace => {
  const queue = new TurnQueue();
  const beat = 1000 / perSecond;
  let next = 0;
  let timer: NodeJS.Timeout | undefined;
  const tick = () => {
    const now = monotonic();
    while (next <= now) {
      const waiting = queue.pop();
      if (!waiting) {
        next += Math.ceil((now - next) / beat || 1) * beat;
        break;
      }
      waiting.go(next);
      next += waiting.count * beat;
    }
    timer = setTimeout(tick, Math.max(0, next - monotonic()));
  };
  return {
    turn: (at, count = 1) => new Promise(resolve => queue.push(at, count, resolve)),
    done() {},
    start() {
      next = monotonic();
      tick();
    },
    stop: () => clearTimeout(timer),
  };
};

/** `<n>x`: the file's own day, so many times as fast. A command that waited for another is due when it became ready. */
export const replay = (times: number, dayBegins: number): Pace => {
  let begin = monotonic();
  return {
    async turn(at) {
      const due = Math.max(monotonic(), begin + ((at - dayBegins) * 1000) / times);
      const wait = due - monotonic();
      if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait));
      return due;
    },
    done() {},
    start() {
      begin = monotonic();
    },
    stop() {},
  };
};

export const paceOf = (speed: Speed, dayBegins: number): Pace => {
  if (speed.kind === 'max') return closedLoop();
  return speed.kind === 'rate' ? openLoop(speed.perSecond) : replay(speed.times, dayBegins);
};
