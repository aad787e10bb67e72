import type pg from 'pg';
import type { PreparedAppend } from '../prepared-append.js';

/** An append with its events encoded for the database. */
export interface EncodedAppend {
  append: PreparedAppend;
  data: string[];
  meta: string[];
  bytes: number;
}

/** The database's answer for one append. */
export type Verdict = { before: bigint } | { stream: string; actual: number };

/** @throws TypeError when data or meta cannot be written as JSON */
export function encodeAppend(append: PreparedAppend): EncodedAppend {
  const data = append.events.map(({ event }) => JSON.stringify(event.data));
  const meta = append.events.map(({ event }) => JSON.stringify(event.meta));
  const bytes = [...data, ...meta].reduce((sum, json) => sum + json.length, 0);
  return { append, data, meta, bytes };
}

/** Sends a batch as one statement, which is one transaction; the verdicts are in the batch's order. */
export async function sendBatch(client: pg.Client, batch: EncodedAppend[]): Promise<Verdict[]> {
  const [only] = batch;
  const { targets, events } = only!.append;
  if (batch.length === 1 && targets.length === 1 && events.length === 1) return [await sendOne(client, only!)];
  return sendMany(client, batch);
}

async function sendOne(client: pg.Client, { append, data, meta }: EncodedAppend): Promise<Verdict> {
  const { stream, expected } = append.targets[0]!;
  const { id, type } = append.events[0]!.event;
  const { rows } = await client.query<[string | null, number]>({
    name: 'append_event',
    text: 'select before, actual from append_event($1, $2, $3, $4, $5, $6)',
    values: [stream, expected, id, type, data[0], meta[0]],
    rowMode: 'array',
  });
  const [before, actual] = rows[0]!;
  return before === null ? { stream, actual } : { before: BigInt(before) };
}

async function sendMany(client: pg.Client, batch: EncodedAppend[]): Promise<Verdict[]> {
  const target = { appends: [] as number[], streams: [] as string[], expected: [] as number[] };
  const place = { appends: [] as number[], streams: [] as string[], revisions: [] as number[] };
  const content = { ids: [] as string[], types: [] as string[] };
  for (const [index, { append }] of batch.entries()) {
    for (const { stream, expected } of append.targets) {
      target.appends.push(index + 1);
      target.streams.push(stream);
      target.expected.push(expected);
    }
    for (const { stream, revision, event } of append.events) {
      place.appends.push(index + 1);
      place.streams.push(stream);
      place.revisions.push(revision);
      content.ids.push(event.id);
      content.types.push(event.type);
    }
  }
  // One line per event: JSON contains no line breaks, and as an array every quote would be escaped.
  const json = [batch.flatMap(({ data }) => data).join('\n'), batch.flatMap(({ meta }) => meta).join('\n')];
  const { rows } = await client.query<[string, number[] | null, string[], number[]]>({
    name: 'append_many',
    text: `select before, wrong_appends, wrong_streams, actual_revisions from append_many($1::int[], $2::text[], $3::int[],
      $4::int[], $5::text[], $6::int[], $7::uuid[], $8::text[], $9, $10)`,
    values: [...Object.values(target), ...Object.values(place), ...Object.values(content), ...json],
    rowMode: 'array',
  });
  const [before, ...wrong] = rows[0]!;
  return verdictsOf(batch, BigInt(before), ...wrong);
}

/** Written appends have consecutive positions; refused ones have none. */
function verdictsOf(
  batch: EncodedAppend[],
  before: bigint,
  wrongAppends: number[] | null,
  wrongStreams: string[],
  actual: number[],
): Verdict[] {
  let next = before;
  return batch.map(({ append }, index): Verdict => {
    const wrong = wrongAppends?.indexOf(index + 1) ?? -1;
    if (wrong >= 0) return { stream: wrongStreams[wrong]!, actual: actual[wrong]! };
    const verdict = { before: next };
    next += BigInt(append.events.length);
    return verdict;
  });
}
