import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import type { Prefetch } from '../prefetch/prefetch.js';
import type { Secrets } from '../config/secrets.js';
import { sealBytes } from './sealed-bytes.js';
import { openWrapped, type MasterKeys } from './wrapped-key.js';
import { evictOldest } from '../forget-oldest.js';

/**
 * A person's own key, or null once it was destroyed (or never was). A KeyObject is made once, because making it from
 * bytes each time costs four times as much as the encryption.
 */
export type PersonKey = KeyObject | null;

/** Loaded keys by subject. */
export type PersonKeyring = ReadonlyMap<string, PersonKey>;

/**
 * A key object takes 1.4 KB, so these take 14 MB: enough for a day of a large hospital, where each patient and each
 * encounter has a key.
 */
const CACHED_KEYS = 10_000;

/** The persons' keys: one a person, wrapped by the master key, in a table apart from the log. */
export class PersonKeys {
  private readonly cache = new Map<string, PersonKey>();
  /** Persons of whose erasure this process knows: their keys count as destroyed. */
  private readonly buried = new Set<string>();

  private readonly masterKeys: MasterKeys<KeyObject>;

  constructor(
    private readonly prefetch: Prefetch,
    { masterKey, nextMasterKey }: Pick<Secrets, 'masterKey' | 'nextMasterKey'>,
  ) {
    this.masterKeys = {
      masterKey: createSecretKey(masterKey),
      ...(nextMasterKey && { nextMasterKey: createSecretKey(nextMasterKey) }),
    };
  }

  /** Number of cached keys. */
  get size(): number {
    return this.cache.size;
  }

  /** Keys of these persons, with one query for those not cached; null for a destroyed key, or none yet. */
  async load(subjects: Iterable<string>): Promise<PersonKeyring> {
    const keys = new Map<string, PersonKey>();
    const missing: string[] = [];
    for (const subject of new Set(subjects)) {
      const known = this.buried.has(subject) ? null : this.cache.get(subject);
      if (known === undefined) missing.push(subject);
      else keys.set(subject, known);
    }
    if (missing.length === 0) return keys;
    const found = await this.prefetch.pool.query<{ subject: string; wrapped: Buffer | null }>({
      name: 'person-keys',
      text: 'select subject, wrapped from alur.person_key where subject = any($1::text[])',
      values: [missing],
    });
    const wrapped = new Map(found.rows.map(row => [row.subject, row.wrapped]));
    for (const subject of missing) keys.set(subject, this.opened(subject, wrapped.get(subject)));
    return keys;
  }

  /** Like `load`, and makes keys for persons without one. A destroyed key is never made again. */
  async ensure(subjects: ReadonlyMap<string, number>): Promise<PersonKeyring> {
    const unknown = [...subjects].filter(([subject]) => !this.cache.get(subject) && !this.buried.has(subject));
    if (unknown.length > 0) await this.make(new Map(unknown));
    return this.load(subjects.keys());
  }

  /** Caches the keys that were newly made; subjects that already had one, even a destroyed one, are looked up. */
  private async make(unknown: ReadonlyMap<string, number>): Promise<void> {
    const offered = [...unknown].map(([subject, merchantId]) => ({
      subject,
      merchantId,
      wrapped: this.wrapped(subject),
    }));
    for (const { subject } of offered) this.cache.delete(subject);
    const made = await this.prefetch.makeKeys(offered);
    for (const { subject, wrapped } of offered) if (made.has(subject)) this.opened(subject, wrapped);
  }

  /** Marks the person as erased: from now on this process has no key for her, whatever the table still contains. */
  bury(subject: string): void {
    this.buried.add(subject);
  }

  /** Drops all keys from memory. */
  forget(): void {
    this.cache.clear();
  }

  private wrapped(subject: string): Buffer {
    return sealBytes(this.masterKeys.nextMasterKey ?? this.masterKeys.masterKey, randomBytes(32), subject);
  }

  private opened(subject: string, wrapped: Buffer | null | undefined): PersonKey {
    const key =
      wrapped && !this.buried.has(subject) ? createSecretKey(openWrapped(this.masterKeys, wrapped, subject)) : null;
    evictOldest(this.cache, CACHED_KEYS);
    this.cache.set(subject, key);
    return key;
  }
}
