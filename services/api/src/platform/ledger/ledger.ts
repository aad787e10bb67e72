import type { EventStore, Position, Recorded } from '@alur/eventing';
import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import { eventHash, markOf, runningHash, START } from './event-hash.js';
import { keyEntry, ownSigner, Signer } from './ledger-keys.js';
import { signed, type LedgerPage } from './ledger-page.js';
import { ledgerTable } from './ledger-table.js';

export interface LedgerOptions {
  store: EventStore;
  /** Pool of a role that may insert into the ledger. */
  pool: pg.Pool;
  /** The signing key's 32 bytes, and the next one's; read anew each time, since a rotation may happen meanwhile. */
  ledgerKeys: () => Buffer[];
}

export interface LedgerStatus {
  /** Number of signed events. */
  sealed: number;
  /** Time of the last signature: ISO 8601, UTC. */
  at: string;
  /** How far the log's head is ahead, in the store's positions. */
  lag: bigint;
}

/** Events of one page at most. */
const PAGE = 500;
/** Events hashed before the event loop gets a turn. */
const SLICE = 25;
/** Advisory lock, an arbitrary number shared by all our processes: only one may seal or change the key. */
const LOCK = 7_201_311;

/** Hashes the log into signed pages, after the appends and without delaying them. */
export class Ledger {
  constructor(private readonly options: LedgerOptions) {}

  /**
   * Signs the events that are not in the ledger yet, at least up to `upTo`, or to the log's end at the time of the
   * call. Events that arrive meanwhile wait for the next seal, so that pages are few.
   */
  async seal(upTo?: Position, signal?: AbortSignal): Promise<void> {
    const end = upTo ?? (await this.options.store.head());
    while (!signal?.aborted) {
      const before = await ledgerTable.last(this.options.pool);
      if (before && before.position >= end) return;
      const events = await this.options.store.readAll(before?.position ?? 0n, { limit: PAGE });
      if (events.length === 0) return;
      const page = await hashed(events, before);
      await this.alone(async client => {
        if ((await ledgerTable.last(client))?.last !== before?.last) return; // another process was faster
        await ledgerTable.add(client, { ...signed(page, await this.signer(client), now()), position: page.position });
      });
    }
  }

  /** The ledger's progress; undefined before its first page. */
  async status(): Promise<LedgerStatus | undefined> {
    const page = await ledgerTable.last(this.options.pool);
    return page && { sealed: page.last, at: page.at, lag: (await this.options.store.head()) - page.position };
  }

  /** Time of the oldest unsigned event: ISO 8601; undefined where all are signed. */
  async unsealedSince(): Promise<string | undefined> {
    const page = await ledgerTable.last(this.options.pool);
    const [oldest] = await this.options.store.readAll(page?.position ?? 0n, { limit: 1 });
    return oldest?.meta.at;
  }

  /** Switches the ledger to another key after its last page; both keys sign the new entry. Returns the key's id. */
  async rotate(next: Buffer): Promise<string> {
    return this.alone(async client => {
      const signer = await this.signer(client);
      const successor = new Signer(next);
      const since = (await ledgerTable.last(client))?.last ?? 0;
      const entry = keyEntry(successor, { previous: { keyId: signer.keyId, signer }, since, at: now() });
      await ledgerTable.addKey(client, entry);
      return successor.keyId;
    });
  }

  /** Runs the work under the lock, in one transaction, with access to the ledger's current key. */
  async signing<T>(work: (client: pg.ClientBase, signer: () => Promise<Signer>) => Promise<T>): Promise<T> {
    return this.alone(client => work(client, () => this.signer(client)));
  }

  /**
   * The installation's key, entered as the first if there is none yet. @throws Error when the ledger uses another one
   */
  private async signer(client: pg.ClientBase): Promise<Signer> {
    const entries = await ledgerTable.keys(client);
    const signer = ownSigner(this.options.ledgerKeys(), entries);
    const newest = entries.at(-1);
    if (newest?.keyId === signer.keyId) return signer;
    if (newest) throw new Error(`The ledger is signed by key ${newest.keyId}, which this installation does not hold`);
    await ledgerTable.addKey(client, keyEntry(signer, { previous: undefined, since: 0, at: now() }));
    return signer;
  }

  private async alone<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
    const client = await this.options.pool.connect();
    try {
      await client.query('begin');
      await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
      const result = await work(client);
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      // Closing the connection also ends its transaction.
      client.release(true);
      throw error;
    }
  }
}

const now = (): string => new Date().toISOString();

type Hashed = Omit<LedgerPage, 'at' | 'keyId' | 'signature'> & { position: Position };

async function hashed(events: readonly Recorded[], before: LedgerPage | undefined): Promise<Hashed> {
  const first = (before?.last ?? 0) + 1;
  const marks: Buffer[] = [];
  let hash = before?.hash ?? START;
  for (const [index, event] of events.entries()) {
    if (index > 0 && index % SLICE === 0) await nextTurn();
    const own = eventHash(event);
    hash = runningHash(hash, own);
    marks.push(markOf(own));
  }
  const last = events.at(-1) as Recorded;
  return {
    first,
    last: first + events.length - 1,
    eventId: last.id,
    hash,
    marks: Buffer.concat(marks),
    position: last.position,
  };
}
