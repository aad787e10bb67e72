import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';

/** What time it is for the screens inside: the wall's, or in a replay the moment that is shown. */
export interface Clock {
  now(): number;
  /** Calls about every so many milliseconds of its time, until the answer is called. */
  subscribe(every: number, tick: () => void): () => void;
}

const wall: Clock = {
  now: () => Date.now(),
  subscribe(every, tick) {
    const timer = setInterval(tick, every);
    return () => clearInterval(timer);
  },
};

export const ClockContext = createContext<Clock>(wall);

/** The time in epoch milliseconds, looked at every so often and told in whole steps of that. */
export function useNow(every: number): number {
  const clock = useContext(ClockContext);
  const subscribe = useCallback((tick: () => void) => clock.subscribe(every, tick), [clock, every]);
  return useSyncExternalStore(subscribe, () => Math.floor(clock.now() / every) * every);
}
