import type { Position, Snapshot, TopicParameters } from '@alur/contracts/kernel/live';
import type { AnyTable } from '@alur/domain/kernel/view';
import { sql } from 'kysely';
import type { Database } from '../db/database.js';
import { epochOf } from '../projector/frame-log.js';
import { headName } from '../projector/frames.js';
import { tableName } from '../projector/row-table.js';
import type { Granted } from './topic-registry.js';

interface FoundHead {
  seq: string | null;
  log: string;
}

interface Found extends FoundHead {
  rows: { key: string; position: string }[] | null;
}

/** Reads a topic's rows and its position in one database snapshot. */
export class Snapshots {
  constructor(private readonly database: Database) {}

  async read(merchantId: number, { table, live, params, key }: Granted): Promise<Snapshot> {
    const found = await this.database.tenant(merchantId, async trx => {
      const where = conditions(live.by, params);
      const { rows } = await sql<Found>`
        select (select jsonb_agg(to_jsonb(t) - 'merchant_id' || jsonb_build_object('position', t.position::text))
                from ${sql.table(tableName(table))} t where t.merchant_id = ${merchantId} ${where}) as rows,
               ${headOf(merchantId, table, key)}`.execute(trx);
      return rows[0];
    });
    return { data: found?.rows ?? [], meta: positionOf(table, found) };
  }

  /** Whether the topic has not changed since this position. */
  async isCurrent(merchantId: number, { table, key }: Granted, { epoch, seq }: Position): Promise<boolean> {
    const found = await this.database.tenant(merchantId, async trx => {
      const { rows } = await sql<FoundHead>`
        select ${headOf(merchantId, table, key)}`.execute(trx);
      return rows[0];
    });
    const now = positionOf(table, found);
    return now.epoch === epoch && BigInt(now.seq) <= BigInt(seq);
  }
}

/** The columns of `FoundHead`. */
const headOf = (merchantId: number, table: AnyTable, key: string) => sql`
  (select seq::text from rows.topic_head where merchant_id = ${merchantId} and topic = ${headName(table, key)}) as seq,
  (select id::text from alur.log_identity) as log`;

const positionOf = (table: AnyTable, found: FoundHead | undefined): Position => ({
  epoch: epochOf(found?.log ?? '', table),
  seq: found?.seq ?? '0',
});

const conditions = (by: Readonly<Record<string, string>>, params: TopicParameters) =>
  sql.join(
    Object.entries(by).map(([param, column]) => sql` and t.${sql.ref(column)} = ${params[param]}`),
    sql``,
  );
