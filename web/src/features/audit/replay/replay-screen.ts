import type { LiveRow } from '@alur/contracts/kernel/topic';
import type { ReactNode } from 'react';
import { formatDate } from '@/ui/format';
import type { PhaseOf } from '@/replay/phases';
import type { Resources } from '@/i18n/resources';

/** A live screen that can be replayed. Nothing of it knows that it is. */
export interface ReplayScreen {
  key: keyof Resources['audit']['replay']['screens'];
  /** The topics whose rows are timed and counted. */
  topics: readonly string[];
  /** What counts as waiting, and for what; the row's status unless it says otherwise. */
  phaseOf?: PhaseOf;
  /** The screen as its live route composes it. `onRow` shows the history of one of its rows. */
  draw: (onRow: (id: number) => void) => ReactNode;
}

/** A row as a person knows it: its number and whose it is; a day's sum by its day. */
export function rowLabel(row: LiveRow): string {
  const { display, queueNumber, refNumber, patientName, maskedName, name } = row as unknown as Record<string, unknown>;
  const parts = [display ?? queueNumber ?? refNumber, patientName ?? maskedName ?? name].filter(
    part => typeof part === 'string',
  );
  if (parts.length > 0) return parts.join(' ');
  return /^\d{4}-\d{2}-\d{2}$/.test(row.key) ? formatDate(row.key) : row.key;
}

/** The module whose row it is: `queue` of `queue.board`. */
export const moduleOf = (topic: string): string => topic.split('.')[0]!;
