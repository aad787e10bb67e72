import type { LiveRow, TopicRow, TopicSpec } from '@alur/contracts/kernel/topic';
import type { Said } from '@alur/contracts/kernel/words';
import type { ReactNode } from 'react';
import type { PhaseOf } from './phases';

/**
 * A live screen that can be replayed; a feature lists its own in `replay.tsx`. Nothing of the screen knows that it is:
 * its topics are replayed as they are.
 */
export interface ReplayScreen {
  /** Its name in the URL. */
  key: string;
  word: Said;
  /** Where it stands among the others. */
  order: number;
  /** The topics whose rows are timed and counted. */
  topics: readonly string[];
  /** What counts as waiting, and for what; the row's status unless it says otherwise. */
  phaseOf?: PhaseOf;
  /** What is curved and ranked before anybody chooses: those who wait. The first of these that the day has. */
  firstPhases?: readonly string[];
  /** The screen as its live route composes it; fetched when it is drawn. `onRow` shows the history of one of its rows. */
  draw: (onRow: (id: number) => void) => ReactNode;
}

/**
 * The phases of a topic's rows. A recording knows rows by their keys alone; what else is in them is what the topic's
 * declaration says.
 */
export const timed = <T extends TopicSpec>(topic: T, phaseOf: (row: TopicRow<T>) => string) => ({
  topics: [topic.name],
  phaseOf: (row: LiveRow) => phaseOf(row as TopicRow<T>),
});
