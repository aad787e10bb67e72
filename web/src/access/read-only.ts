import { createContext, useContext } from 'react';

/** True inside of what may be looked at and not changed: a replay. `useCan` and `useCommand` honour it. */
export const ReadOnlyContext = createContext(false);

export const useReadOnly = (): boolean => useContext(ReadOnlyContext);

const looking = new Set([undefined, 'view', 'revenue', 'timeline']);

/** Whether a right lets somebody look, and no more. */
export const isLooking = (right: string): boolean => looking.has(right.split(':')[1]);
