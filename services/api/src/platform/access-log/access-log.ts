import { createHash } from 'node:crypto';
import type { SignInKind } from '@alur/contracts/kernel/sign-in';
import { sql } from 'kysely';
import type { Caller } from '../access/caller.js';
import type { Database, TenantDb } from '../db/database.js';
import type { PersonKeys } from '../sealing/person-keys.js';
import { sealReason } from './sealed-reason.js';

/** What was looked at. */
export interface Look {
  what: string;
  /** Id of what was looked at; null for a list of many. */
  id: number | null;
  /** Identifies it where a number does not: a topic with its parameters, a day. */
  of?: string;
  /** Search text as a keyed hash, and how many rows were found; for searches and lists. */
  query?: string;
  rows?: number;
  /** The reason that the user gave, where one is required; `id` is then a patient's, or null. It is stored sealed. */
  why?: string;
}

/** A login, a refused login or a logout; `actorId` is 0 where the account is unknown. */
export interface LoggedSignIn {
  what: SignInKind;
  actorId: number;
  /** What was typed as the address, as a keyed hash. */
  account: string | null;
  address?: string;
  device?: string;
  known?: boolean;
  why?: string;
}

interface Waiting {
  entry: Record<string, unknown>;
  done: () => void;
  failed: (error: unknown) => void;
}

/** An arbitrary number that all our processes share: with the merchant, it makes one writer wait for the other. */
const LOCK = 7_201_402;

/** Canonical JSON, since a database may return an entry's fields in another order than they were written. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** SHA-256 over the previous batch's hash and this batch's entries, which chains the batches. */
export const chainHash = (
  previous: Buffer | null,
  batch: { merchantId: number; at: string; entries: readonly unknown[] },
): Buffer =>
  createHash('sha256')
    .update(previous ?? Buffer.alloc(32))
    .update(canonical(batch))
    .digest();

/**
 * Who looked at what (DOMAIN 10: views of records are logged too): append-only, each batch chained to the facility's
 * last. A request is answered once its look is written; looks that arrive during a write form the next batch, so that
 * no timer is needed.
 */
export class AccessLog {
  private readonly waiting = new Map<number, Waiting[]>();
  private readonly writing = new Set<number>();

  constructor(
    private readonly database: Database,
    private readonly keys: Pick<PersonKeys, 'load' | 'ensure'>,
  ) {}

  async record({ merchantId, userId, role, origin }: Caller, { why, ...look }: Look): Promise<void> {
    const at = new Date().toISOString();
    const said = { merchantId, userId, at, patientId: look.id };
    const reason = why === undefined ? {} : { why: await sealReason(this.keys, why, said) };
    return this.write(merchantId, { ...look, ...reason, actorId: userId, role, at, ...origin });
  }

  /** Logins and logouts are written into the same chain as the looks. */
  signIn(merchantId: number, signIn: LoggedSignIn): Promise<void> {
    return this.write(merchantId, { kind: 'sign-in', id: null, role: '', at: new Date().toISOString(), ...signIn });
  }

  private write(merchantId: number, entry: Record<string, unknown>): Promise<void> {
    return new Promise((done, failed) => {
      const queue = this.waiting.get(merchantId) ?? [];
      queue.push({ entry, done, failed });
      this.waiting.set(merchantId, queue);
      if (!this.writing.has(merchantId)) void this.drain(merchantId);
    });
  }

  private async drain(merchantId: number): Promise<void> {
    this.writing.add(merchantId);
    for (let batch = this.take(merchantId); batch.length > 0; batch = this.take(merchantId))
      try {
        await this.database.tenantWrite(merchantId, trx =>
          append(
            trx,
            merchantId,
            batch.map(({ entry }) => entry),
          ),
        );
        for (const { done } of batch) done();
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    this.writing.delete(merchantId);
  }

  private take(merchantId: number): Waiting[] {
    const batch = this.waiting.get(merchantId) ?? [];
    this.waiting.delete(merchantId);
    return batch;
  }
}

const append = async (trx: TenantDb, merchantId: number, entries: readonly Record<string, unknown>[]) => {
  await sql`select pg_advisory_xact_lock(${LOCK}, ${merchantId})`.execute(trx);
  const { rows } = await sql<{ hash: Buffer }>`
    select hash from alur.access_log where merchant_id = ${merchantId} order by id desc limit 1`.execute(trx);
  const previous = rows[0]?.hash ?? null;
  const at = new Date().toISOString();
  const hash = chainHash(previous, { merchantId, at, entries });
  await sql`
    insert into alur.access_log (merchant_id, at, entries, previous_hash, hash)
    values (${merchantId}, ${at}, ${JSON.stringify(entries)}::jsonb, ${previous}, ${hash})`.execute(trx);
};
