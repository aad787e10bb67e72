import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { onServerTime, serverNow } from './server-time';

/** The clock of the screens inside: the server's time, or in a replay the moment that is shown. */
export interface Clock {
  now(): number;
  /** Calls `tick` about every so many milliseconds of the clock's time; returns how to unsubscribe. */
  subscribe(every: number, tick: () => void): () => void;
}

const wall: Clock = {
  now: serverNow,
  subscribe(every, tick) {
    const timer = setInterval(tick, every);
    const off = onServerTime(tick);
    return () => {
      clearInterval(timer);
      off();
    };
  },
};

export const ClockContext = createContext<Clock>(wall);

/** The time in epoch milliseconds, updated every so often and rounded down to that interval. */
export function useNow(every: number): number {
  const clock = useContext(ClockContext);
  const subscribe = useCallback((tick: () => void) => clock.subscribe(every, tick), [clock, every]);
  return useSyncExternalStore(subscribe, () => Math.floor(clock.now() / every) * every);
}
