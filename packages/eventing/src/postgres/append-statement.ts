import type pg from 'pg';
import type { PreparedAppend } from '../prepared-append.js';

/** An append with its events as the database takes them. */
export interface EncodedAppend {
  append: PreparedAppend;
  data: string[];
  meta: string[];
  bytes: number;
}

/** What the database answers for one append. */
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
  if (batch.length === 1 && only!.append.targets.length === 1) return [await sendOne(client, only!)];
  return sendMany(client, batch);
}

async function sendOne(client: pg.Client, { append, data, meta }: EncodedAppend): Promise<Verdict> {
  const { stream, expected } = append.targets[0]!;
  const ids = append.events.map(({ event }) => event.id);
  const types = append.events.map(({ event }) => event.type);
  const { rows } = await client.query<[string | null, number]>({
    name: 'append_one',
    text: 'select before, actual from append_one($1, $2, $3::uuid[], $4::text[], $5::jsonb[], $6::jsonb[])',
    values: [stream, expected, ids, types, data, meta],
    rowMode: 'array',
  });
  const [before, actual] = rows[0]!;
  return before === null ? { stream, actual } : { before: BigInt(before) };
}

async function sendMany(client: pg.Client, batch: EncodedAppend[]): Promise<Verdict[]> {
  const counts: number[] = [];
  const target = { appends: [] as number[], streams: [] as string[], expected: [] as number[] };
  const place = {
    appends: [] as number[],
    indexes: [] as number[],
    streams: [] as string[],
    revisions: [] as number[],
  };
  const content = { ids: [] as string[], types: [] as string[], data: [] as string[], meta: [] as string[] };
  for (const [index, { append, data, meta }] of batch.entries()) {
    counts.push(append.events.length);
    for (const { stream, expected } of append.targets) {
      target.appends.push(index + 1);
      target.streams.push(stream);
      target.expected.push(expected);
    }
    for (const [nth, { stream, revision, event }] of append.events.entries()) {
      place.appends.push(index + 1);
      place.indexes.push(nth + 1);
      place.streams.push(stream);
      place.revisions.push(revision);
      content.ids.push(event.id);
      content.types.push(event.type);
      content.data.push(data[nth]!);
      content.meta.push(meta[nth]!);
    }
  }
  const { rows } = await client.query<[number, string | null, string, number]>({
    name: 'append_batch',
    text: `select append, before, wrong_stream, actual from append_batch($1::int[], $2::int[], $3::text[], $4::int[],
      $5::int[], $6::int[], $7::text[], $8::int[], $9::uuid[], $10::text[], $11::jsonb[], $12::jsonb[])`,
    values: [counts, ...Object.values(target), ...Object.values(place), ...Object.values(content)],
    rowMode: 'array',
  });
  const verdicts: Verdict[] = [];
  for (const [append, before, stream, actual] of rows)
    verdicts[append - 1] = before === null ? { stream, actual } : { before: BigInt(before) };
  return verdicts;
}
