import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { openBytes, sealBytes } from './sealed-bytes.js';
import { forgetOldest } from '../forget-oldest.js';

/** A person's own key, or null once it was destroyed (or never was). */
export type PersonKey = Buffer | null;

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
      this.remember(subject, bytes ? openBytes(this.masterKey, bytes, subject) : null);
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
      values: [names, [...unknown.values()], names.map(subject => sealBytes(this.masterKey, randomBytes(32), subject))],
    });
    await this.load(names);
  }

  /** Drops a key from memory after it was destroyed. */
  forget(subject: string): void {
    this.cache.delete(subject);
  }

  private remember(subject: string, key: PersonKey): void {
    forgetOldest(this.cache, CACHED_KEYS);
    this.cache.set(subject, key);
  }
}
