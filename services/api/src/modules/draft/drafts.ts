import type { KeyObject } from 'node:crypto';
import type { Draft, DraftPlace } from '@alur/contracts/draft/drafts';
import { sql } from 'kysely';
import type { Caller } from '../../platform/access/caller.js';
import type { Database } from '../../platform/db/database.js';
import { Failure, forbidden } from '../../platform/errors/failure.js';
import type { PersonKeys } from '../../platform/sealing/person-keys.js';
import { openBytes, sealBytes } from '../../platform/sealing/sealed-bytes.js';

/** Limit of drafts per user, more than anybody needs; at the limit the user must finish or discard some. */
const MOST_DRAFTS = 100;

interface Kept {
  sealed: Buffer;
  updated_at: Date;
}

/** Unsigned work of one user in one facility, sealed with the user's own key and never shown to others. */
export class Drafts {
  constructor(
    private readonly database: Database,
    private readonly keys: PersonKeys,
  ) {}

  async write(caller: Caller, draft: DraftPlace, content: Record<string, unknown>): Promise<void> {
    const sealed = sealBytes(await this.keyOf(caller), Buffer.from(JSON.stringify(content)), placeOf(caller, draft));
    const { rows } = await this.database.tenantWrite(caller.merchantId, trx =>
      sql`insert into alur.draft (merchant_id, user_id, kind, target, sealed)
          select ${caller.merchantId}, ${caller.userId}, ${draft.kind}, ${draft.target}, ${sealed}
          where (select count(*) from alur.draft where merchant_id = ${caller.merchantId} and user_id = ${caller.userId}
            and (kind, target) <> (${draft.kind}, ${draft.target})) < ${MOST_DRAFTS}
          on conflict (merchant_id, user_id, kind, target)
          do update set sealed = excluded.sealed, updated_at = now()
          returning kind`.execute(trx),
    );
    if (rows.length === 0) throw new Failure(409, 'draft.too-many', { most: MOST_DRAFTS });
  }

  async read(caller: Caller, draft: DraftPlace): Promise<Draft | null> {
    const { rows } = await this.database.tenant(caller.merchantId, trx =>
      sql<Kept>`select sealed, updated_at from alur.draft where ${mine(caller, draft)}`.execute(trx),
    );
    const kept = rows[0];
    if (!kept) return null;
    const content = openBytes(await this.keyOf(caller), kept.sealed, placeOf(caller, draft)).toString('utf8');
    return { content: JSON.parse(content) as Draft['content'], updatedAt: kept.updated_at.toISOString() };
  }

  async remove(caller: Caller, draft: DraftPlace): Promise<void> {
    await this.database.tenantWrite(caller.merchantId, trx =>
      sql`delete from alur.draft where ${mine(caller, draft)}`.execute(trx),
    );
  }

  private async keyOf({ kind, userId, merchantId, role }: Caller): Promise<KeyObject> {
    if (kind !== 'user' || role === '') throw forbidden();
    const subject = `user-${userId}`;
    const key = (await this.keys.ensure(new Map([[subject, merchantId]]))).get(subject);
    if (!key) throw forbidden();
    return key;
  }
}

const mine = ({ merchantId, userId }: Caller, { kind, target }: DraftPlace) =>
  sql`merchant_id = ${merchantId} and user_id = ${userId} and kind = ${kind} and target = ${target}`;

const placeOf = ({ merchantId, userId }: Caller, { kind, target }: DraftPlace): string =>
  `draft/${merchantId}/${userId}/${kind}/${target}`;
