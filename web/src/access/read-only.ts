import { createContext, useContext } from 'react';

/** True inside a subtree that only shows the past (a replay): there `useCan` and `useCommand` refuse every change. */
export const ReadOnlyContext = createContext(false);

export const useReadOnly = (): boolean => useContext(ReadOnlyContext);

const looking = new Set([undefined, 'view', 'revenue', 'timeline']);

/** Whether a right permits reading only. */
export const isLooking = (right: string): boolean => looking.has(right.split(':')[1]);
