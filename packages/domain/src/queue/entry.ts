import type { Attendance, PriorityReason } from '@alur/contracts/kernel/enums';

/** The counter that a number is called to: a room or a desk. */
export interface Room {
  readonly roomId: number;
  readonly roomName: string;
}

interface Place {
  readonly encounterId: number;
  readonly patientId: number;
  readonly number: number;
  readonly display: string;
  readonly rank: number;
  readonly priority: PriorityReason | null;
  readonly attendance: Attendance | null;
}

/** One number of the day; each status has only its own fields. */
export type Entry =
  | (Place & { readonly status: 'waiting' | 'skipped' })
  | (Place & { readonly status: 'called'; readonly calls: number; readonly room: Room })
  | (Place & { readonly status: 'serving' | 'absent' | 'cancelled' });

export type Called = Extract<Entry, { status: 'called' }>;
export type Waiting = Extract<Entry, { status: 'waiting' }>;

/** The same number in another status that has no fields of its own. */
export const placed = (
  entry: Entry,
  status: Exclude<Entry['status'], 'called'>,
  changes: Partial<Pick<Place, 'rank' | 'priority' | 'attendance'>> = {},
): Entry => {
  const { encounterId, patientId, number, display, rank, priority, attendance } = entry;
  return { ...{ encounterId, patientId, number, display, rank, priority, attendance }, ...changes, status };
};

/** DOMAIN 2.2: only patients marked present are called. */
export const mayBeCalled = (entry: Entry): boolean =>
  (entry.status === 'waiting' || entry.status === 'skipped') && entry.attendance === 'come';
