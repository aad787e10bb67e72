import type { EventStore } from '@alur/eventing';
import type pg from 'pg';
import { eventHash, runningHash, START } from '../ledger/event-hash.js';
import type { Ledger } from '../ledger/ledger.js';
import { ledgerTable, type PlacedPage } from '../ledger/ledger-table.js';
import { LogReader } from '../ledger/log-reader.js';
import { assertOwnShapes } from '../log/log-home.js';
import { Ordinals, readPlaces, type Place } from './places.js';
import { TransferWriter } from './transfer-file.js';
import type { Rest } from './transfer-lines.js';

export interface Export {
  store: EventStore;
  owner: pg.Pool;
  ledger: Ledger;
  out: string;
  progress?: (part: number) => void;
  /** Called once the export's end is fixed, before the log is read. */
  onBegun?: () => Promise<void>;
  /** See `TransferWriter.open`. */
  memberSize?: number;
}

export interface Exported {
  events: number;
  bytes: number;
  /** The running hash after the last event. */
  hash: string;
  /** The first page whose events differ from what was signed; null when all match. */
  unclean: { first: number; last: number } | null;
  /** When the last event was recorded: ISO 8601, UTC. Null when there is none. */
  endsAt: string | null;
  /** Whether it continued an interrupted attempt. */
  resumed: boolean;
}

/** Progress of an export, and what was fixed when it began. */
interface Note {
  places: Place[];
  /** The last ordinal that is exported. */
  upTo: number;
  unclean: Exported['unclean'];
  /** The last page written, and when its last event was recorded. */
  last: number;
  endsAt: string | null;
}

/**
 * Exports the log up to its current end, with its ledger and the positions of its readers. The system may run
 * meanwhile: positions are read before the head, so the file contains all events up to them; what processes did after
 * them is repeated at the target under the same command ids, and so has no second effect.
 *
 * @throws ConfigurationError when the log has another release's shapes
 */
export async function exportLog({
  store,
  owner,
  ledger,
  out,
  progress,
  onBegun,
  memberSize,
}: Export): Promise<Exported> {
  await assertOwnShapes(owner);
  const writer = TransferWriter.open<Note>(out, memberSize);
  try {
    const note = writer.resumed ?? (await begin({ store, owner, ledger }));
    await onBegun?.();
    const ordinals = new Ordinals(note.places.map(({ position }) => position));
    let previous = await pageBefore(owner, note.last, ordinals, store);
    const reader = new LogReader(store, previous?.position);
    for await (const page of ledgerTable.pages(owner, note.last)) {
      if (page.first > note.upTo) break;
      const { fits, endsAt } = await writePage(writer, reader, page, previous, ordinals);
      note.endsAt = endsAt;
      if (!fits) note.unclean ??= { first: page.first, last: page.last };
      note.last = page.last;
      previous = page;
      await writer.note(note);
      progress?.(page.last / note.upTo);
    }
    const rest = await readRest(owner, note, ordinals, previous);
    writer.write({ end: rest });
    const { bytes } = await writer.finish(note);
    const { events, hash } = rest;
    const { unclean, endsAt } = note;
    return { events, bytes, hash, unclean, endsAt, resumed: writer.resumed !== undefined };
  } catch (error) {
    writer.breakOff();
    throw error;
  }
}

async function begin({ store, owner, ledger }: Pick<Export, 'store' | 'owner' | 'ledger'>): Promise<Note> {
  const places = await readPlaces(owner);
  await ledger.seal(await store.head());
  return { places, upTo: (await ledgerTable.last(owner))?.last ?? 0, unclean: null, last: 0, endsAt: null };
}

/** For a continued export: the last page written, after counting the ordinals up to it. */
async function pageBefore(
  owner: pg.Pool,
  last: number,
  ordinals: Ordinals,
  store: EventStore,
): Promise<PlacedPage | undefined> {
  if (last === 0) return undefined;
  const reader = new LogReader(store);
  for await (const page of ledgerTable.pages(owner)) {
    const events = await reader.take(page.last - page.first + 1);
    for (const [index, { position }] of events.entries()) ordinals.pass(page.first + index, position);
    if (page.last === last) return page;
  }
  throw new Error(`the ledger has no page that ends with event ${last}: begin the export anew`);
}

/** Tells whether the events are those that the page was signed for. */
async function writePage(
  writer: TransferWriter<Note>,
  reader: LogReader,
  page: PlacedPage,
  previous: PlacedPage | undefined,
  ordinals: Ordinals,
): Promise<{ fits: boolean; endsAt: string | null }> {
  const { position: _here, ...transferred } = page;
  writer.write({ page: transferred });
  let hash = previous?.hash ?? START;
  const events = await reader.take(page.last - page.first + 1);
  for (const [index, { position, ...event }] of events.entries()) {
    ordinals.pass(page.first + index, position);
    hash = runningHash(hash, eventHash(event));
    writer.write({ event });
  }
  return { fits: hash.equals(page.hash), endsAt: events.at(-1)?.meta.at ?? null };
}

async function readRest(
  owner: pg.Pool,
  { places, last }: Note,
  ordinals: Ordinals,
  page: PlacedPage | undefined,
): Promise<Rest> {
  const { rows } = await owner.query<{ last: string }>('select last_value as last from alur.id_seq');
  const numbers = await owner.query<Rest['numbers'][number]>(
    'select merchant_id as "merchantId", kind, next::text from alur.number_reservation order by merchant_id, kind',
  );
  return {
    events: last,
    hash: (page?.hash ?? START).toString('hex'),
    keys: await ledgerTable.keys(owner),
    checkpoints: places.map(({ name, position, epoch }) => ({ name, ordinal: ordinals.of(position), epoch })),
    lastId: rows[0]?.last ?? '0',
    numbers: numbers.rows,
  };
}
