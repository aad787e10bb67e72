import type { QueueDisplayRow } from '@alur/contracts/queue/rows';
import { serverNow } from '@/live/server-time';

/** One call to be read out. */
export interface Announcement {
  /** Id of the queue number. */
  id: number;
  /** Identifies this call of the number: calling it again is another call. */
  call: string;
  display: string;
  roomName: string;
}

type Row = Pick<QueueDisplayRow, 'id' | 'status' | 'calls' | 'calledAt' | 'display' | 'roomName'>;

/** A call that is older than this (milliseconds) was read out before this screen loaded, or is too late to help. */
const FRESH_MS = 60_000;

const callOf = ({ id, calledAt, calls }: Row): string => `${id} ${calledAt} ${calls}`;

/**
 * Finds the calls that must be read out. It compares the rows each time they change and reports each call once, also
 * after an outage, a reload, or a snapshot that brings the same rows again.
 */
export class CallWatch {
  private heard = new Set<string>();

  /** The calls that are new in these rows, the earlier first. */
  next(rows: readonly Row[], now = serverNow()): Announcement[] {
    const called = rows.filter(row => row.status === 'called' && row.calledAt !== null);
    const fresh = called
      .filter(row => !this.heard.has(callOf(row)) && now - Date.parse(row.calledAt!) < FRESH_MS)
      .toSorted((one, other) => one.calledAt!.localeCompare(other.calledAt!));
    // Only those still called are remembered, so that the memory does not grow for weeks.
    this.heard = new Set(called.map(callOf));
    return fresh.map(row => ({ id: row.id, call: callOf(row), display: row.display, roomName: row.roomName }));
  }
}

/** The last calls, the newest first: those called now and those already inside. */
export function recentCalls<Row extends Pick<QueueDisplayRow, 'calledAt' | 'status'>>(
  rows: readonly Row[],
  most: number,
): Row[] {
  return rows
    .filter(
      row => row.calledAt !== null && (row.status === 'called' || row.status === 'serving' || row.status === 'done'),
    )
    .toSorted(
      (one, other) =>
        Number(other.status === 'called') - Number(one.status === 'called') ||
        other.calledAt!.localeCompare(one.calledAt!),
    )
    .slice(0, most);
}
