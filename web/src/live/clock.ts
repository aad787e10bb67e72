import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { onServerTime, serverNow } from './server-time';

/** What time it is for the screens inside: the server's, or in a replay the moment that is shown. */
export interface Clock {
  now(): number;
  /** Calls about every so many milliseconds of its time, until the answer is called. */
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

/** The time in epoch milliseconds, looked at every so often and told in whole steps of that. */
export function useNow(every: number): number {
  const clock = useContext(ClockContext);
  const subscribe = useCallback((tick: () => void) => clock.subscribe(every, tick), [clock, every]);
  return useSyncExternalStore(subscribe, () => Math.floor(clock.now() / every) * every);
}
