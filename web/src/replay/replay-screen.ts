import type { LiveRow, TopicRow, TopicSpec } from '@alur/contracts/kernel/topic';
import type { Said } from '@alur/contracts/kernel/words';
import type { ReactNode } from 'react';
import type { PhaseOf } from './phases';

/**
 * A live screen that can be replayed; features declare theirs in `replay.tsx`. The screen itself needs no changes: its
 * topics are replayed as they are.
 */
export interface ReplayScreen {
  /** Its name in the URL. */
  key: string;
  word: Said;
  /** Its position among the others. */
  order: number;
  /** The topics whose rows are timed and counted. */
  topics: readonly string[];
  /** Defines the phases of a row; by default they are its statuses. */
  phaseOf?: PhaseOf;
  /** The phases that are drawn and ranked by default: the first of these that occurs on the day. */
  firstPhases?: readonly string[];
  /** Draws the screen as its live route does; loaded lazily. `onRow` shows the history of one of its rows. */
  draw: (onRow: (id: number) => void) => ReactNode;
}

/** The phases of a topic's rows. A recording knows rows by their keys alone; the topic's declaration types the rest. */
export const timed = <T extends TopicSpec>(topic: T, phaseOf: (row: TopicRow<T>) => string) => ({
  topics: [topic.name],
  phaseOf: (row: LiveRow) => phaseOf(row as TopicRow<T>),
});
