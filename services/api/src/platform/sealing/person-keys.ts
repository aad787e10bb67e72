import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type pg from 'pg';

/** A person's own key, or null once it was destroyed (or never was). */
export type PersonKey = Buffer | null;

const wrap = (masterKey: Buffer, subject: string, key: Buffer): Buffer => {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', masterKey, iv).setAAD(Buffer.from(subject));
  const body = Buffer.concat([cipher.update(key), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
};

const unwrap = (masterKey: Buffer, subject: string, wrapped: Buffer): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', masterKey, wrapped.subarray(0, 12))
    .setAAD(Buffer.from(subject))
    .setAuthTag(wrapped.subarray(12, 28));
  return Buffer.concat([decipher.update(wrapped.subarray(28)), decipher.final()]);
};

const CACHED_KEYS = 50_000;

/** The persons' keys: one a person, wrapped by the master key, in a table apart from the log. */
export class PersonKeys {
  private readonly cache = new Map<string, PersonKey>();

  constructor(
    private readonly pool: pg.Pool,
    private readonly masterKey: Buffer,
  ) {}

  /** What `load` or `ensure` has fetched; null for a destroyed key. */
  get(subject: string): PersonKey {
    return this.cache.get(subject) ?? null;
  }

  /** Fetches the keys that are not in memory, in one query. */
  async load(subjects: Iterable<string>): Promise<void> {
    const missing = [...new Set(subjects)].filter(subject => !this.cache.has(subject));
    if (missing.length === 0) return;
    const found = await this.pool.query<{ subject: string; wrapped: Buffer | null }>({
      name: 'person-keys',
      text: 'select subject, wrapped from alur.person_key where subject = any($1::text[])',
      values: [missing],
    });
    const wrapped = new Map(found.rows.map(row => [row.subject, row.wrapped]));
    for (const subject of missing) {
      const bytes = wrapped.get(subject);
      this.remember(subject, bytes ? unwrap(this.masterKey, subject, bytes) : null);
    }
  }

  /** Like `load`, and makes a key for whoever has none yet. A destroyed key is never made again. */
  async ensure(subjects: ReadonlyMap<string, number>): Promise<void> {
    const unknown = new Map([...subjects].filter(([subject]) => !this.cache.get(subject)));
    if (unknown.size === 0) return;
    for (const subject of unknown.keys()) this.cache.delete(subject);
    const names = [...unknown.keys()];
    await this.pool.query({
      name: 'person-keys-make',
      text: `insert into alur.person_key (subject, merchant_id, wrapped)
             select * from unnest($1::text[], $2::int[], $3::bytea[]) on conflict (subject) do nothing`,
      values: [names, [...unknown.values()], names.map(subject => wrap(this.masterKey, subject, randomBytes(32)))],
    });
    await this.load(names);
  }

  /** Drops a key from memory after it was destroyed. */
  forget(subject: string): void {
    this.cache.delete(subject);
  }

  private remember(subject: string, key: PersonKey): void {
    if (this.cache.size >= CACHED_KEYS) this.cache.delete(this.cache.keys().next().value ?? '');
    this.cache.set(subject, key);
  }
}
