import { sql } from 'kysely';
import type { Database } from '../db/database.js';

/** The range of a facility's day in the log. */
export interface DayRange {
  /** Position of its first event; null when it has none yet. */
  from: bigint | null;
  /** Position of the first event of a later day; null while there is none. */
  until: bigint | null;
}

const orNull = (position: string | null): bigint | null => (position === null ? null : BigInt(position));

/** The days of the facilities' logs, as the projector notes them. */
export class LogDays {
  constructor(private readonly database: Database) {}

  rangeOf(merchantId: number, day: string): Promise<DayRange> {
    return this.database.tenant(merchantId, async trx => {
      const { rows } = await sql<{ from: string | null; until: string | null }>`
        select
          (select from_position::text from rows.log_day where merchant_id = ${merchantId} and day = ${day}) as from,
          (select from_position::text from rows.log_day where merchant_id = ${merchantId} and day > ${day}
           order by day limit 1) as until`.execute(trx);
      return { from: orNull(rows[0]?.from ?? null), until: orNull(rows[0]?.until ?? null) };
    });
  }

  /** The day that contains a position; undefined before the first one. */
  dayAt(merchantId: number, position: bigint): Promise<string | undefined> {
    return this.database.tenant(merchantId, async trx => {
      const { rows } = await sql<{ day: string }>`
        select day from rows.log_day where merchant_id = ${merchantId} and from_position <= ${position}
        order by from_position desc limit 1`.execute(trx);
      return rows[0]?.day;
    });
  }
}
