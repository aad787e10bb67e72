import type pg from 'pg';
import type { LedgerKey } from './ledger-keys.js';
import type { LedgerPage } from './ledger-page.js';

/** A page and the store's position of its last event. */
export interface PlacedPage extends LedgerPage {
  position: bigint;
}

interface PageRow {
  first: string;
  last: string;
  position: string;
  event_id: string;
  hash: Buffer;
  marks: Buffer;
  at: string;
  key_id: string;
  signature: Buffer;
}

const READ_AT_ONCE = 200;
const COLUMNS = 'first, last, position, event_id, hash, marks, at, key_id, signature';
type Queries = Pick<pg.ClientBase, 'query'>;

const toPage = (row: PageRow): PlacedPage => ({
  first: Number(row.first),
  last: Number(row.last),
  position: BigInt(row.position),
  eventId: row.event_id,
  hash: row.hash,
  marks: row.marks,
  at: row.at,
  keyId: row.key_id,
  signature: row.signature,
});

/** The ledger's two tables are append-only: nothing updates or deletes their rows. */
export const ledgerTable = {
  async last(db: Queries): Promise<PlacedPage | undefined> {
    const { rows } = await db.query<PageRow>(`select ${COLUMNS} from alur.ledger_page order by first desc limit 1`);
    return rows[0] && toPage(rows[0]);
  },

  /** The pages that hold events after an ordinal, in their order. */
  async *pages(db: Queries, after = 0): AsyncGenerator<PlacedPage, void> {
    for (let last = after; ;) {
      const { rows } = await db.query<PageRow>(
        `select ${COLUMNS} from alur.ledger_page where last > $1 order by first limit ${READ_AT_ONCE}`,
        [last],
      );
      for (const row of rows) yield toPage(row);
      if (rows.length < READ_AT_ONCE) return;
      last = Number(rows.at(-1)?.last);
    }
  },

  async add(db: Queries, page: PlacedPage): Promise<void> {
    const { first, last, position, eventId, hash, marks, at, keyId, signature } = page;
    await db.query(`insert into alur.ledger_page (${COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`, [
      ...[first, last, position, eventId],
      ...[hash, marks, at, keyId, signature],
    ]);
  },

  /** All keys, the oldest first. */
  async keys(db: Queries): Promise<LedgerKey[]> {
    const { rows } = await db.query<LedgerKey & { since: string }>(
      `with recursive line as (
         select k.*, 1 as place from alur.ledger_key k where previous is null
         union all select k.*, line.place + 1 from alur.ledger_key k join line on k.previous = line.key_id
       )
       select key_id as "keyId", public_key as "publicKey", previous, since, at,
         previous_signature as "previousSignature", signature
       from line order by place`,
    );
    return rows.map(row => ({ ...row, since: Number(row.since) }));
  },

  async addKey(db: Queries, key: LedgerKey): Promise<void> {
    await db.query(
      `insert into alur.ledger_key (key_id, public_key, previous, since, at, previous_signature, signature)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [key.keyId, key.publicKey, key.previous, key.since, key.at, key.previousSignature, key.signature],
    );
  },
};
