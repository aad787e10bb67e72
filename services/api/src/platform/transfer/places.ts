import type { Position } from '@alur/eventing';
import type pg from 'pg';
import { ROW_CHECKPOINTS } from '../projector/checkpoints.js';

type Queries = Pick<pg.ClientBase, 'query'>;

/** Name of a checkpoint that exists while an import is running. */
export const IMPORTING = 'import';

/** A reader's position in the log. */
export interface Place {
  name: string;
  position: string;
  epoch: number;
}

/** Positions of the readers with effects outside the log: processes, bridges. Rows are rebuilt anyway. */
export async function readPlaces(db: Queries): Promise<Place[]> {
  const { rows } = await db.query<Place>(
    `select name, position::text, epoch from alur.checkpoint where name !~ $1 and name <> $2 order by name`,
    [ROW_CHECKPOINTS, IMPORTING],
  );
  return rows;
}

/** Turns positions into ordinals while the log is read. */
export class Ordinals {
  private readonly waiting: Position[];
  private readonly found = new Map<string, number>();
  private last = 0;

  constructor(positions: Iterable<string>) {
    this.waiting = [...new Set(positions)].map(BigInt).sort((one, other) => (one < other ? -1 : 1));
  }

  /** Notes that the event with this ordinal is at this position. */
  pass(ordinal: number, position: Position): void {
    while (this.waiting[0] !== undefined && this.waiting[0] < position) this.settle(ordinal - 1);
    if (this.waiting[0] === position) this.settle(ordinal);
    this.last = ordinal;
  }

  /** The ordinal of the last event at or before the position, among those that were passed. */
  of(position: string): number {
    return this.found.get(BigInt(position).toString()) ?? this.last;
  }

  private settle(ordinal: number): void {
    this.found.set(String(this.waiting.shift()), ordinal);
  }
}

/** Marks an import as begun: nothing starts on this database until it is done. */
export async function beginImport(db: Queries): Promise<void> {
  await db.query('insert into alur.checkpoint (name, position) values ($1, 0) on conflict do nothing', [IMPORTING]);
}

/** @throws Error when an import was begun and not finished, because nothing may be added to a partial log */
export async function assertNotImporting(db: Queries): Promise<void> {
  const { rowCount } = await db.query('select from alur.checkpoint where name = $1', [IMPORTING]);
  if (rowCount) throw new Error('An import or a restore of this database was not finished: run it again');
}
