import type { OpenedEvent } from '@alur/contracts/audit/flow';
import { CHANNEL } from '@alur/contracts/kernel/channel';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.js';
import type { Platform } from '../../platform/platform.js';
import { tableName } from '../../platform/projector/row-table.js';

const PEOPLE = 'user_account';
const BILLS = 'transaction_list';
const patient = ['patient'];
const people = [PEOPLE];

/** The tables in which an id is looked up, by the last word of its field's name before `Id`. */
const tables: Readonly<Record<string, readonly string[]>> = {
  ...{ patient, newborn: patient, merged: patient },
  ...{ staff: people, user: people, doctor: people, nurse: people, cashier: people, reviewer: people, by: people },
  ...{ unit: ['room', 'ward'], room: ['room', 'ward_room'], ward: ['ward'], class: ['room_class'], bed: ['bed'] },
  ...{ schedule: ['schedule'], store: ['store'], medicine: ['medicine'], treatment: ['treatment'] },
  ...{ parameter: ['laboratory_parameter'], transaction: [BILLS], theatre: ['theatre'] },
  ...{ examination: ['radiology_examination'], modality: ['radiology_modality'] },
};
/** A bill is known by its number. */
const nameColumn = (table: string): string => (table === BILLS ? 'refNumber' : 'name');

const tablesOf = (field: string): readonly string[] => {
  const word = /([A-Z]?[a-z]+)Id$/.exec(field)?.[1]?.toLowerCase();
  return (word !== undefined && tables[word]) || [];
};

/** The ids that a sheet shows, with their fields. */
const idsIn = ({ data, changes }: Pick<OpenedEvent, 'data' | 'changes'>): { field: string; id: number }[] =>
  [
    ...Object.entries(data),
    ...changes.flatMap(({ path, from, to }) => [from, to].map(value => [path.split('.').at(-1)!, value] as const)),
  ].flatMap(([field, id]) => (typeof id === 'number' && tablesOf(field).length > 0 ? [{ field, id }] : []));

/**
 * The names behind the ids that an opened event shows, by field and id, as they are now. Whoever may open events may
 * open the one that named the thing, so no further right is asked.
 */
export const namesIn = async (
  platform: Platform,
  database: Database,
  merchantId: number,
  shown: Pick<OpenedEvent, 'data' | 'changes'>,
): Promise<OpenedEvent['names']> => {
  const ids = idsIn(shown);
  const asked = [...new Set(ids.flatMap(({ field }) => tablesOf(field)))];
  const found = await Promise.all(
    asked.map(async table => {
      const wanted = ids.filter(({ field }) => tablesOf(field).includes(table)).map(({ id }) => id);
      return [table, await namesFrom(platform, database, merchantId, table, wanted)] as const;
    }),
  );
  const byTable = new Map(found);
  const names: Record<string, Record<string, string>> = {};
  for (const { field, id } of ids) {
    const name = tablesOf(field)
      .map(table => byTable.get(table)?.get(id))
      .find(one => one !== undefined);
    if (name !== undefined) (names[field] ??= {})[id] = name;
  }
  return names;
};

/** Accounts are rows of the operator's area. */
const namesFrom = (
  platform: Platform,
  database: Database,
  merchantId: number,
  table: string,
  ids: readonly number[],
): Promise<Map<number, string>> => {
  const owner = table === PEOPLE ? CHANNEL : merchantId;
  return database.tenant(owner, async trx => {
    const { rows } = await sql<{ id: number; name: string }>`
      select id::int, ${sql.ref(nameColumn(table))} as name from ${sql.table(tableName(platform.table(table)))}
      where merchant_id = ${owner} and id = any(${ids}::bigint[])`.execute(trx);
    return new Map(rows.map(({ id, name }) => [id, name]));
  });
};
