import type { EventStore, Position } from '@alur/eventing';
import type pg from 'pg';
import { keyEntry, ownSigner, trustedKeys } from '../ledger/ledger-keys.js';
import type { Checkpoint, LedgerPage } from '../ledger/ledger-page.js';
import { ledgerTable } from '../ledger/ledger-table.js';
import { sentence, type Verdict } from '../ledger/verdict.js';
import { verifyLog } from '../ledger/verify-log.js';
import { AddMissing, OtherLog } from './add-missing.js';
import type { EventSink } from './event-sinks.js';
import { LOG_SHAPES } from '../log/log-home.js';
import { forgetRows } from './forget-rows.js';
import { beginImport, IMPORTING } from './places.js';
import { transferLines } from './transfer-file.js';
import type { Rest } from './transfer-lines.js';

export interface Import {
  file: string;
  store: EventStore;
  /** The store's name, which the database notes. */
  kind: string;
  /** A migrated database in which no application runs. */
  owner: pg.Pool;
  ledgerKeys: () => Buffer[];
  /** Puts events into that store. */
  sink: EventSink;
  /** Checkpoints that were stored outside this database. */
  checkpoints?: readonly Checkpoint[];
  progress?: (part: number) => void;
  /** Further work in the transaction that completes the import. */
  settleWith?: (client: pg.ClientBase) => Promise<void>;
}

export interface Imported {
  events: number;
  /** Events that an earlier attempt had imported. */
  found: number;
  verdict: Verdict;
}

/** Share of adding in the progress; the rest is for reading everything again. */
const ADDING = 0.7;

/**
 * Imports an exported log into an empty store, verifies the result, and restores the positions of processes, bridges
 * and other readers. If interrupted, it is called again. Until it is done no application starts on this database.
 *
 * @throws OtherLog when store or ledger contain other events
 * @throws ConfigurationError when the file is of another release, or no log
 * @throws Error when the file is damaged, or when the log does not fit its ledger
 */
export async function importLog(given: Import): Promise<Imported> {
  const { owner, store, progress = () => {} } = given;
  await beginImport(owner);
  const adding = new AddMissing(store, given.sink);
  const rest = await addAll(given, adding, part => progress(part * ADDING));
  await assertNotShorter(owner, rest);
  const places = new PlacesAgain(rest);
  const verdict = await verifyInto(given, rest, places, part => progress(ADDING + part * (1 - ADDING)));
  if (!verdict.clean || verdict.sealed !== rest.events)
    throw new Error(`The log was brought in and does not fit its ledger. ${sentence(verdict)}`);
  await settle(given, rest, places);
  return { events: rest.events, found: adding.found, verdict };
}

async function addAll({ file }: Import, adding: AddMissing, progress: (part: number) => void): Promise<Rest> {
  let rest: Rest | undefined;
  for await (const line of transferLines(file, progress)) {
    if ('event' in line) await adding.add(line.event);
    if ('end' in line) rest = line.end;
  }
  if (!rest) throw new Error(`${file} is cut short`);
  await adding.end();
  return rest;
}

/** If only the store is new, the database has a ledger already, which must not cover more events than the file. */
async function assertNotShorter(owner: pg.Pool, { events }: Rest): Promise<void> {
  const last = (await ledgerTable.last(owner))?.last ?? 0;
  if (last > events)
    throw new OtherLog(`this database's ledger goes on to event ${last}, and the file ends with event ${events}`);
}

/** Writes the ledger again, page by page after each was verified. */
async function verifyInto(
  { file, store, owner, ledgerKeys, checkpoints }: Import,
  { keys, events }: Rest,
  places: PlacesAgain,
  progress: (part: number) => void,
): Promise<Verdict> {
  await owner.query('truncate alur.ledger_page, alur.ledger_key');
  for (const key of keys) await ledgerTable.addKey(owner, key);
  const own = ownSigner(ledgerKeys(), keys).keyId;
  return verifyLog({
    store,
    pages: pagesIn(file),
    keys,
    // In another installation's log its newest key vouches for the others.
    ownKey: trustedKeys(keys, own).has(own) ? own : (keys.at(-1)?.keyId ?? own),
    ...(checkpoints && { checkpoints }),
    async onPage(page, positions) {
      await ledgerTable.add(owner, { ...page, position: positions.at(-1) ?? 0n });
      places.pass(page.first, positions);
      progress(page.last / events);
    },
  });
}

async function* pagesIn(file: string): AsyncGenerator<LedgerPage, void> {
  for await (const line of transferLines(file)) if ('page' in line) yield line.page;
}

/** Completes the import in one transaction. */
async function settle(
  { owner, store, ledgerKeys, kind, settleWith }: Import,
  rest: Rest,
  places: PlacesAgain,
): Promise<void> {
  const [first] = await store.readAll(0n, { limit: 1 });
  const client = await owner.connect();
  try {
    await client.query('begin');
    const newest = rest.keys.at(-1);
    const own = ownSigner(ledgerKeys(), rest.keys);
    if (newest && newest.keyId !== own.keyId) {
      const at = new Date().toISOString();
      await ledgerTable.addKey(client, keyEntry(own, { previous: { keyId: newest.keyId }, since: rest.events, at }));
    }
    for (const { name, ordinal, epoch } of rest.checkpoints)
      await client.query(
        `insert into alur.checkpoint (name, position, epoch) values ($1, $2, $3)
         on conflict (name) do update set position = excluded.position, epoch = excluded.epoch`,
        [name, places.at(ordinal).toString(), epoch],
      );
    await forgetRows(client);
    await forgetLaterAnchors(client, rest);
    await client.query(
      `insert into alur.log_home (store, first_event, shapes) values ($1, $2, $3)
       on conflict (one) do update
       set store = excluded.store, first_event = excluded.first_event, shapes = excluded.shapes`,
      [kind, first?.id ?? null, LOG_SHAPES],
    );
    await reserveNumbers(client, rest);
    await settleWith?.(client);
    await client.query('delete from alur.checkpoint where name = $1', [IMPORTING]);
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Deletes anchors over events that the log lacks: a backup's tables are slightly newer than its log. */
async function forgetLaterAnchors(client: pg.ClientBase, { events }: Rest): Promise<void> {
  const later = 'select n from alur.access_anchor where events > $1';
  await client.query(`delete from alur.access_head where anchor in (${later})`, [events]);
  await client.query(`delete from alur.access_anchor where n in (${later})`, [events]);
}

/** Advances the sequences, so that no id or number is drawn twice. */
async function reserveNumbers(client: pg.ClientBase, { lastId, numbers }: Rest): Promise<void> {
  await client.query(`select setval('alur.id_seq', greatest(last_value, $1::bigint)) from alur.id_seq`, [lastId]);
  for (const { merchantId, kind, next } of numbers)
    await client.query(
      `insert into alur.number_reservation (merchant_id, kind, next) values ($1, $2, $3)
       on conflict (merchant_id, kind) do update set next = greatest(alur.number_reservation.next, excluded.next)`,
      [merchantId, kind, next],
    );
}

/** Finds the new positions of events that something outside the log refers to, while the log is read. */
class PlacesAgain {
  private readonly wanted: Set<number>;
  private readonly found = new Map<number, Position>([[0, 0n]]);

  constructor({ checkpoints }: Rest) {
    this.wanted = new Set(checkpoints.map(({ ordinal }) => ordinal));
  }

  pass(first: number, positions: readonly Position[]): void {
    for (const [index, position] of positions.entries())
      if (this.wanted.has(first + index)) this.found.set(first + index, position);
  }

  at(ordinal: number): Position {
    const position = this.found.get(ordinal);
    if (position === undefined) throw new Error(`the file names event ${ordinal} and does not hold it`);
    return position;
  }
}
