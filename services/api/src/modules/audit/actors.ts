import type { Actor } from '@alur/contracts/audit/flow';
import { CHANNEL } from '@alur/contracts/kernel/channel';
import type { Seen } from '@alur/domain/kernel/event';
import type { AnyTable } from '@alur/domain/kernel/view';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.js';
import { tableName } from '../../platform/projector/row-table.js';

/** Actor id of the system, for commands of processes. */
const SYSTEM = 0;

/**
 * Names of the actors of these events, including people who have left the facility since. Accounts are rows of the
 * operator's area.
 */
export const actorsOf = async (
  database: Database,
  accounts: AnyTable,
  events: readonly Seen[],
): Promise<(event: Seen) => Actor> => {
  const ids = [...new Set(events.map(({ meta }) => meta.actorId))].filter(id => id !== SYSTEM);
  const names = await database.tenant(CHANNEL, async trx => {
    const { rows } = await sql<{ id: number; name: string }>`
      select id::int, name from ${sql.table(tableName(accounts))}
      where merchant_id = ${CHANNEL} and key = any(${ids.map(String)}::text[])`.execute(trx);
    return new Map(rows.map(({ id, name }) => [id, name]));
  });
  names.set(SYSTEM, 'Alur');
  return ({ meta: { actorId, role } }) => ({ id: actorId, name: names.get(actorId) ?? '', role: role ?? null });
};
