import type { ChainState } from '@alur/contracts/audit/reports';
import { sql } from 'kysely';
import { chainHash } from '../../../platform/access-log/access-log.js';
import type { TenantDb } from '../../../platform/db/database.js';

/** A look as it is kept (`AccessLog`). */
export interface KeptLook {
  what: string;
  id: number | null;
  of?: string;
  why?: string;
  actorId: number;
  role: string;
  at: string;
  device?: string;
  address?: string;
}

interface Batch {
  id: string;
  at: Date;
  entries: KeptLook[];
  previous_hash: Buffer | null;
  hash: Buffer;
}

const PAGE = 500;

const same = (one: Buffer | null, other: Buffer | null) =>
  one === other || (one && other && one.equals(other)) === true;

/**
 * Reads the facility's whole access log, oldest first, and proves each batch against the one before it. `each` gets every
 * look, proven or not: what was altered is still there to be seen.
 */
export const readChain = async (
  trx: TenantDb,
  merchantId: number,
  each: (look: KeptLook, id: string) => void,
): Promise<ChainState> => {
  let previous: Buffer | null = null;
  let brokenAt: ChainState['brokenAt'] = null;
  let batches = 0;
  for (let after = '0'; ;) {
    const { rows } = await sql<Batch>`
      select l.id::text, l.at, l.entries, l.previous_hash, l.hash from alur.access_log l
      where l.merchant_id = ${merchantId} and l.id > ${after} order by l.id limit ${PAGE}`.execute(trx);
    for (const { id, at, entries, previous_hash: said, hash } of rows) {
      const should = chainHash(previous, { merchantId, at: at.toISOString(), entries });
      if (!brokenAt && !(same(said, previous) && same(hash, should)))
        brokenAt = { batch: Number(id), at: at.toISOString() };
      previous = hash;
      entries.forEach((entry, index) => each(entry, `${id}.${index}`));
    }
    batches += rows.length;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return { intact: brokenAt === null, batches, brokenAt };
    after = last.id;
  }
};
