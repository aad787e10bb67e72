import type { QueueDisplayRow } from '@alur/contracts/queue/rows';
import { serverNow } from '@/live/server-time';

/** One call to be read out. */
export interface Announcement {
  /** Of the number. */
  id: number;
  /** Of this call of it: a call again is another. */
  call: string;
  display: string;
  roomName: string;
}

type Row = Pick<QueueDisplayRow, 'id' | 'status' | 'calls' | 'calledAt' | 'display' | 'roomName'>;

/** A call that is older than this was read out before this screen came, or will help nobody any more. */
const FRESH_MS = 60_000;

const callOf = ({ id, calledAt, calls }: Row): string => `${id} ${calledAt} ${calls}`;

/**
 * What must be read out. Looks at the rows each time they change, and finds each call once: after an outage, after a
 * reload, and when a snapshot brings the same rows again.
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
