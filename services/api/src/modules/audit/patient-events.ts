import type { Seen } from '@alur/domain/kernel/event';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.js';
import type { Platform } from '../../platform/platform.js';
import { tableName } from '../../platform/projector/row-table.js';

/** An event that names a patient. */
export interface Named {
  eventId: string;
  stream: string;
  localDate: string;
}

/** The events that name a patient, as her timeline has them; none when the facility has no such patient. */
export const namedEvents = (
  platform: Platform,
  database: Database,
  merchantId: number,
  patientId: number,
): Promise<Named[]> =>
  database.tenant(merchantId, async trx => {
    const { rows } = await sql<Named>`
      select "eventId", stream, "localDate" from ${sql.table(tableName(platform.table('patient_timeline')))}
      where merchant_id = ${merchantId} and "patientId" = ${patientId}`.execute(trx);
    return rows;
  });

/** The streams of these events, each read once from its beginning. */
export const storiesOf = ({ log }: Platform, named: readonly Named[]): Promise<Map<string, Seen[]>> =>
  log.readMany([...new Set(named.map(({ stream }) => stream))].map(stream => ({ stream, from: 0 })));

export const inLogOrder = (one: Seen, other: Seen): number => (BigInt(one.position) < BigInt(other.position) ? -1 : 1);
