import canonicalize from 'canonicalize';
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { isSigned, type Signer } from '../ledger/ledger-keys.js';

/** A facility's last batch. */
export interface AccessHead {
  merchantId: number;
  /** The batch's id. */
  batch: number;
  hash: Buffer;
}

/** The part of an anchor that is signed: the n-th anchor, and the hash over all anchors up to it. */
export interface SignedAnchor {
  /** 1, 2, 3, … */
  n: number;
  /** When it was signed: ISO 8601, UTC. */
  at: string;
  hash: Buffer;
  keyId: string;
  signature: Buffer;
}

/** One signature over the last batches of the facilities that had new ones. */
export interface AccessAnchor extends SignedAnchor {
  /** How many events the ledger had signed for: a key that the ledger had already replaced by then may not sign. */
  events: number;
  heads: readonly AccessHead[];
}

type Unsigned = Pick<AccessAnchor, 'n' | 'at' | 'events' | 'heads'>;

/** The hash of an anchor, over that of the one before it. */
export const anchorHash = (previous: Buffer | null, { n, at, events, heads }: Unsigned): Buffer => {
  const encodedHeads = heads.map(({ merchantId, batch, hash }) => ({ merchantId, batch, hash: hash.toString('hex') }));
  const text = canonicalize({
    n,
    at,
    events,
    heads: encodedHeads.toSorted((one, other) => one.merchantId - other.merchantId),
  });
  return createHash('sha256')
    .update(previous ?? Buffer.alloc(32))
    .update(text ?? '')
    .digest();
};

const statementOf = ({ n, at, hash, keyId }: Omit<SignedAnchor, 'signature'>): string =>
  canonicalize({ kind: 'alur access log', anchor: n, hash: hash.toString('hex'), at, keyId }) ?? '';

export const signAnchor = (anchor: Unsigned, previous: Buffer | null, signer: Signer): AccessAnchor => {
  const complete = { ...anchor, hash: anchorHash(previous, anchor), keyId: signer.keyId };
  return { ...complete, signature: signer.sign(statementOf(complete)) };
};

export const isAnchorSigned = (anchor: SignedAnchor, publicKey: string): boolean =>
  isSigned(statementOf(anchor), anchor.signature, anchor.keyId, publicKey);

type Queries = Pick<pg.ClientBase, 'query'>;

interface AnchorRow {
  n: string;
  at: string;
  events: string;
  hash: Buffer;
  key_id: string;
  signature: Buffer;
  heads: { merchantId: number; batch: number; hash: string }[];
}

const READ_AT_ONCE = 500;

const toAnchor = ({ n, events, key_id, heads, ...row }: AnchorRow): AccessAnchor => ({
  ...{ n: Number(n), at: row.at, hash: row.hash, signature: row.signature },
  events: Number(events),
  keyId: key_id,
  heads: heads.map(({ hash, ...head }) => ({ ...head, hash: Buffer.from(hash, 'hex') })),
});

const READ = `
  select a.n, a.at, a.events, a.hash, a.key_id, a.signature, coalesce((
    select jsonb_agg(jsonb_build_object('merchantId', h.merchant_id, 'batch', h.batch, 'hash', encode(h.hash, 'hex')))
    from alur.access_head h where h.anchor = a.n), '[]') as heads
  from alur.access_anchor a`;

/** The anchors' two tables are append-only: nothing updates or deletes their rows. */
export const anchorTable = {
  async last(db: Queries): Promise<AccessAnchor | undefined> {
    const { rows } = await db.query<AnchorRow>(`${READ} order by a.n desc limit 1`);
    return rows[0] && toAnchor(rows[0]);
  },

  /** All of them, in their order. */
  async *all(db: Queries): AsyncGenerator<AccessAnchor, void> {
    for (let last = 0; ;) {
      const { rows } = await db.query<AnchorRow>(`${READ} where a.n > $1 order by a.n limit ${READ_AT_ONCE}`, [last]);
      for (const row of rows) yield toAnchor(row);
      if (rows.length < READ_AT_ONCE) return;
      last = Number(rows.at(-1)?.n);
    }
  },

  async add(db: Queries, { n, at, events, hash, keyId, signature, heads }: AccessAnchor): Promise<void> {
    await db.query(
      `insert into alur.access_anchor (n, at, events, hash, key_id, signature) values ($1, $2, $3, $4, $5, $6)`,
      [n, at, events, hash, keyId, signature],
    );
    await db.query(
      `insert into alur.access_head (anchor, merchant_id, batch, hash)
       select $1, * from unnest($2::int[], $3::bigint[], $4::bytea[])`,
      [n, heads.map(({ merchantId }) => merchantId), heads.map(({ batch }) => batch), heads.map(head => head.hash)],
    );
  },

  /** The last batch of each facility that has batches since the last signature. */
  async newHeads(db: Queries): Promise<AccessHead[]> {
    // Each facility has many batches, so this skips from facility to facility by the index instead of reading all.
    const { rows } = await db.query<{ merchantId: number; batch: string; hash: Buffer }>(`
      with recursive facility as (
        (select merchant_id from alur.access_log order by merchant_id limit 1)
        union all
        select (select min(l.merchant_id) from alur.access_log l where l.merchant_id > f.merchant_id)
        from facility f where f.merchant_id is not null
      )
      select f.merchant_id as "merchantId", l.id as batch, l.hash
      from facility f
      cross join lateral (
        select id, hash from alur.access_log where merchant_id = f.merchant_id order by id desc limit 1) l
      left join lateral (
        select batch from alur.access_head where merchant_id = f.merchant_id order by anchor desc limit 1) h on true
      where h.batch is distinct from l.id`);
    return rows.map(({ batch, ...head }) => ({ ...head, batch: Number(batch) }));
  },
};
