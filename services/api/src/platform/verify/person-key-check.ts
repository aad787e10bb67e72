import type { Seen } from '@alur/domain/kernel/event';
import type { Erasure } from '@alur/domain/kernel/erasure';
import type { EventStore, Position, Recorded } from '@alur/eventing';
import { createSecretKey, type KeyObject } from 'node:crypto';
import type pg from 'pg';
import type { EventRegistry } from '../log/event-registry.js';
import { Sealer, subjectsOf, type Sealable } from '../sealing/sealer.js';
import { openedBy, type MasterKeys } from '../sealing/wrapped-key.js';

export interface PersonKeyCheck {
  store: EventStore;
  /** The log's end before the database was read: keys of later events may be missing in the snapshot. */
  upTo: Position;
  db: Pick<pg.ClientBase, 'query'>;
  masterKeys: MasterKeys;
  registry: EventRegistry;
  erasures: readonly Erasure[];
  /** Persons in the erasure register whose erasure the log lacks after a restore. */
  registered: readonly string[];
}

const PAGE = 1_000;

export interface PersonKeyVerdict {
  /** The first person without key or erasure, or whose key opens nothing, in one sentence. */
  finding: string | undefined;
  /** Merchants with events, as far as they were read. */
  merchants: ReadonlySet<number>;
}

/** Checks that everybody named in the log has a key that opens the events, or an erasure. */
export async function checkPersonKeys(check: PersonKeyCheck): Promise<PersonKeyVerdict> {
  const checking = new Checking(check);
  return { finding: await checking.run(), merchants: checking.merchants };
}

class Checking {
  readonly merchants = new Set<number>();
  private readonly met = new Set<string>();
  /** Persons whose key is destroyed. */
  private readonly closed = new Set<string>();
  private readonly erased: Set<string>;
  private readonly sealer: Sealer;
  /** Keys of the persons who are first named in the current page. */
  private keys = new Map<string, KeyObject>();

  constructor(private readonly given: PersonKeyCheck) {
    this.erased = new Set(given.registered);
    this.sealer = new Sealer({ load: async () => this.keys, ensure: async () => this.keys });
  }

  async run(): Promise<string | undefined> {
    const { store } = this.given;
    for (let page = await store.readAll(0n, { limit: PAGE }); page.length > 0;) {
      const finding = await this.take(page);
      if (finding) return finding;
      page = await store.readAll(page.at(-1)!.position, { limit: PAGE });
    }
    const [lost] = [...this.closed].filter(subject => !this.erased.has(subject));
    return lost && `${lost} has no key and was not erased: what the log says of her can be read no more`;
  }

  private async take(page: readonly Recorded[]): Promise<string | undefined> {
    for (const event of page) {
      this.merchants.add(event.meta.merchantId);
      await this.noteErased(event);
    }
    const known = page.filter(({ position }) => position <= this.given.upTo);
    const first = known.flatMap(event => this.firstNamed(event));
    if (first.length === 0) return undefined;
    const finding = await this.open(first.flatMap(({ subjects }) => subjects));
    return finding ?? this.unsealed(first);
  }

  /** The events that name a person for the first time, with their sealed strings. */
  private firstNamed(event: Recorded): { event: Recorded; sealable: Sealable; subjects: string[] }[] {
    const { registry } = this.given;
    if (!registry.has(event.type)) return [];
    const paths = registry.get(event.type).sealed.filter(({ since }) => since <= (event.meta.v ?? 1));
    const sealable = { id: event.id, data: event.data, merchantId: event.meta.merchantId, paths };
    const subjects = [...subjectsOf([sealable]).keys()].filter(subject => !this.met.has(subject));
    for (const subject of subjects) this.met.add(subject);
    return subjects.length > 0 ? [{ event, sealable, subjects }] : [];
  }

  /** Unwraps the keys. */
  private async open(subjects: readonly string[]): Promise<string | undefined> {
    const { db, masterKeys } = this.given;
    const { rows } = await db.query<{ subject: string; wrapped: Buffer }>(
      'select subject, wrapped from alur.person_key where subject = any($1) and wrapped is not null',
      [subjects],
    );
    const wrapped = new Map(rows.map(row => [row.subject, row.wrapped]));
    this.keys = new Map();
    for (const subject of subjects) {
      const own = wrapped.get(subject);
      const key = own && openedByEither(masterKeys, own, subject);
      if (own && !key)
        return `the key of ${subject} is not one that this installation has made for her: it does not open`;
      if (key) this.keys.set(subject, createSecretKey(key));
      else this.closed.add(subject);
    }
    return undefined;
  }

  private async unsealed(first: readonly { event: Recorded; sealable: Sealable }[]): Promise<string | undefined> {
    const opened = await this.sealer.unseal(first.map(({ sealable }) => sealable));
    const at = opened.findIndex(data => data === null);
    if (at < 0) return undefined;
    const { type, stream, revision, id } = first[at]!.event;
    return `${type} (${stream}, revision ${revision}, id ${id}) does not open with the keys of those whom it names`;
  }

  private async noteErased(event: Recorded): Promise<void> {
    const erasure = this.given.erasures.find(({ type }) => type === event.type);
    if (!erasure) return;
    const person = `${erasure.subject.type}-${String(event.data[erasure.subject.field])}`;
    const stream: Seen[] = [];
    for await (const { position, ...each } of this.given.store.read(person))
      stream.push({ ...each, position: `${position}` });
    for (const subject of [person, ...erasure.goesToo(stream)]) this.erased.add(subject);
  }
}

const openedByEither = ({ masterKey, nextMasterKey }: MasterKeys, wrapped: Buffer, subject: string) =>
  openedBy(masterKey, wrapped, subject) ?? (nextMasterKey && openedBy(nextMasterKey, wrapped, subject));
