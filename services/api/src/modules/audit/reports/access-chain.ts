import type { ChainState } from '@alur/contracts/audit/reports';
import { sql } from 'kysely';
import type { SealedReason } from '../../../platform/access-log/sealed-reason.js';
import { ChainWalk, type Batch } from '../../../platform/access-log/chain-walk.js';
import type { TenantDb } from '../../../platform/db/database.js';

/** A look as stored (`AccessLog`). */
export interface LoggedAccess {
  /** `sign-in` for logins and logouts; absent for a look. */
  kind?: string;
  what: string;
  id: number | null;
  of?: string;
  /** Entries from before reasons were sealed have it in plain text. */
  why?: string | SealedReason;
  actorId: number;
  role: string;
  at: string;
  device?: string;
  address?: string;
}

/** The last signature over a facility's chain. */
interface Signed {
  batch: string;
  hash: Buffer;
  at: string;
}

const PAGE = 500;

/**
 * Reads the facility's whole access log, oldest first, and verifies each batch against the previous one, and the last
 * signed batch against its signature. `each` gets every look, verified or not, so that altered ones are shown too.
 */
export const readChain = async (
  trx: TenantDb,
  merchantId: number,
  each: (look: LoggedAccess, id: string) => void,
): Promise<ChainState> => {
  const walk = new ChainWalk(merchantId);
  const signed = await lastSigned(trx, merchantId);
  let isSignedThere = signed === undefined;
  let brokenAt: ChainState['brokenAt'] = null;
  let batches = 0;
  for (let after = '0'; ;) {
    const { rows } = await sql<Omit<Batch, 'entries'> & { id: string; entries: LoggedAccess[] }>`
      select l.id::text, l.at, l.entries, l.previous_hash, l.hash from alur.access_log l
      where l.merchant_id = ${merchantId} and l.id > ${after} order by l.id limit ${PAGE}`.execute(trx);
    for (const batch of rows) {
      const { id, at, entries } = batch;
      const isSigned = id === signed?.batch;
      isSignedThere ||= isSigned;
      const fits = walk.take(batch) && !(isSigned && !signed.hash.equals(batch.hash));
      if (!fits) brokenAt ??= { batch: Number(id), at: at.toISOString() };
      entries.forEach((entry, index) => each(entry, `${id}.${index}`));
    }
    batches += rows.length;
    const last = rows.at(-1);
    if (last && rows.length === PAGE) {
      after = last.id;
      continue;
    }
    if (signed && !isSignedThere) brokenAt ??= { batch: Number(signed.batch), at: signed.at };
    return { intact: brokenAt === null, batches, brokenAt };
  }
};

const lastSigned = async (trx: TenantDb, merchantId: number): Promise<Signed | undefined> => {
  const { rows } = await sql<Signed>`
    select h.batch::text, h.hash, a.at from alur.access_head h join alur.access_anchor a on a.n = h.anchor
    where h.merchant_id = ${merchantId} order by h.anchor desc limit 1`.execute(trx);
  return rows[0];
};
