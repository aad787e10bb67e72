import type { Foldable, Position, Recorded } from '../event.js';
import type { StreamStart, SubscriptionFilter } from '../event-store.js';
import type { ReadPage } from '../pages.js';
import { readError } from './failure.js';
import { readQueue, type ReadStreams } from './read-queue.js';
import type { Ask } from './shared-connection.js';

const STREAM_PAGE = 500;
const COLUMNS = 'e.position, e.revision, e.id, e.type, e.data, e.meta';

/** Several, so that the database works on one query while answers of others are processed here. */
const AT_ONCE = 4;

/** An event's columns as the database returns them, after one column of the query itself. */
type Row = [own: string, position: string, revision: string, id: string, type: string, data: string, meta: string];
type RowOfLog = [...Row, stream: string];
/** A stream's events: the last one's moment in milliseconds, and of each column a JSON array. Nulls where there are none. */
type StreamRow = [nth: string, first: string, last: string, ...columns: (string | null)[]];

/** Columns stay text, because they are converted here without a type lookup for each. */
const AS_TEXT = { getTypeParser: () => (text: string) => text };

export interface Reader {
  readPage: ReadPage;
  read: (stream: string, from?: number) => AsyncIterable<Recorded>;
  readMany: (streams: StreamStart[]) => Promise<Map<string, Recorded[]>>;
  readFoldable: (streams: StreamStart[]) => Promise<Map<string, Foldable[]>>;
  head: () => Promise<Position>;
}

/** The reading half of the store. Each answer is from one snapshot. */
export function reader(streams: Ask, pages: Ask): Reader {
  async function rows<R extends (string | null)[]>(
    ask: Ask,
    name: string,
    text: string,
    values: unknown[],
  ): Promise<R[]> {
    try {
      return (await ask<R>({ name, text, values, rowMode: 'array', types: AS_TEXT })).rows;
    } catch (error) {
      throw readError(error);
    }
  }

  const readStreams = readQueue(async wanted => {
    const found = await rows<Row>(
      streams,
      'many_streams',
      // Lateral, so that each stream is read by its index: for a join, the planner without statistics reads the whole
      // log.
      `select wanted.nth, ${COLUMNS}
       from unnest($1::text[], $2::int[]) with ordinality as wanted(stream, first, nth) cross join lateral (
         select * from events where stream = wanted.stream and revision >= wanted.first order by revision
       ) e`,
      namesAndStarts(wanted),
    );
    const read: Recorded[][] = wanted.map(() => []);
    for (const row of found) {
      const nth = Number(row[0]) - 1;
      read[nth]!.push(toRecorded(row, wanted[nth]!.stream));
    }
    return read;
  }, AT_ONCE);

  const readFoldables = readQueue(async wanted => {
    const found = await rows<StreamRow>(
      streams,
      'foldable_streams',
      // One row per stream: with a row per event, its fields alone would cost more than the folding.
      `select wanted.nth, e.*
       from unnest($1::text[], $2::int[]) with ordinality as wanted(stream, first, nth) cross join lateral (
         select min(e.revision), extract(epoch from (array_agg(e.at))[count(*)]) * 1000, json_agg(e.position),
           json_agg(e.id), json_agg(e.type), json_agg(e.data), json_agg(e.merchant_id), json_agg(e.meta->'commandId'),
           json_agg(e.meta->'commandHash'), json_agg(e.meta->'v')
         from (
           select * from events where stream = wanted.stream and revision >= wanted.first order by revision
         ) e
       ) e`,
      namesAndStarts(wanted),
    );
    const read: Foldable[][] = wanted.map(() => []);
    for (const row of found) {
      const nth = Number(row[0]) - 1;
      read[nth] = toFoldables(row, wanted[nth]!.stream);
    }
    return read;
  }, AT_ONCE);

  return {
    async readPage(after, limit, filter) {
      const { name, conditions, values } = inSql(filter, 3);
      // The head is from the same snapshot, so that an empty result is valid up to there.
      const found = await rows<RowOfLog | [head: string, null]>(
        pages,
        `events_after${name}`,
        `with head as (select coalesce(max(position), 0) as position from events)
        select head.position, page.* from head left join lateral (
          select ${COLUMNS}, e.stream from events e where e.position > $1${conditions} order by e.position limit $2
        ) page on true order by page.position`,
        [after, limit, ...values],
      );
      const events: Recorded[] = [];
      let last: [text: string, meta: Recorded['meta']] | undefined;
      for (const row of found) {
        if (row[1] === null) continue;
        if (row[6] !== last?.[0]) last = [row[6], JSON.parse(row[6]) as Recorded['meta']];
        events.push(toRecorded(row, row[7], last[1]));
      }
      return { events, head: BigInt(found[0]![0]) };
    },

    async *read(stream, from = 0) {
      for (let next = from; ;) {
        const page = await rows<Row>(
          streams,
          'stream_page',
          `select '', ${COLUMNS} from events e where e.stream = $1 and e.revision >= $2 order by e.revision limit $3`,
          [stream, next, STREAM_PAGE],
        );
        yield* page.map(row => toRecorded(row, stream));
        if (page.length < STREAM_PAGE) return;
        next = Number(page.at(-1)![2]) + 1;
      }
    },

    readMany: byStream(readStreams),

    readFoldable: byStream(readFoldables),

    async head() {
      const [[head]] = (await rows<[string]>(streams, 'head', 'select coalesce(max(position), 0) from events', [])) as [
        [string],
      ];
      return BigInt(head);
    },
  };
}

const namesAndStarts = (wanted: StreamStart[]) => [
  wanted.map(({ stream }) => stream),
  wanted.map(({ from = 0 }) => from),
];

const byStream =
  <Event>(read: ReadStreams<Event>) =>
  async (wanted: StreamStart[]): Promise<Map<string, Event[]>> => {
    const found = await read(wanted);
    return new Map(wanted.map(({ stream }, nth) => [stream, found[nth]!]));
  };

function toRecorded(row: Row | RowOfLog, stream: string, meta = JSON.parse(row[6]) as Recorded['meta']): Recorded {
  return {
    position: BigInt(row[1]),
    stream,
    revision: Number(row[2]),
    id: row[3],
    type: row[4],
    data: JSON.parse(row[5]) as Recorded['data'],
    meta,
  };
}

function toFoldables([, first, last, ...columns]: StreamRow, stream: string): Foldable[] {
  if (first === null) return [];
  const [positions, ids, types, datas, merchants, commands, hashes, versions] = columns.map(
    column => JSON.parse(column!) as unknown[],
  );
  const events = positions!.map((position, nth): Foldable => ({
    position: BigInt(position as number),
    stream,
    revision: Number(first) + nth,
    id: ids![nth] as string,
    type: types![nth] as string,
    data: datas![nth] as Foldable['data'],
    meta: {
      merchantId: merchants![nth] as number,
      commandId: commands![nth] as string,
      commandHash: (hashes![nth] ?? undefined) as string | undefined,
      v: (versions![nth] ?? undefined) as number | undefined,
    },
  }));
  events.at(-1)!.meta.at = new Date(Number(last)).toISOString();
  return events;
}

/** One prepared statement per kind of filter, so that each has a plan of its own. */
function inSql({ merchantId, types, partition }: SubscriptionFilter, nextParameter: number) {
  let name = '';
  let conditions = '';
  const values: unknown[] = [];
  const parameter = (value: unknown) => `$${nextParameter + values.push(value) - 1}`;
  if (merchantId !== undefined) {
    name += '_of_merchant';
    conditions += ` and e.merchant_id = ${parameter(merchantId)}::int`;
  }
  if (partition) {
    name += '_of_partition';
    conditions += ` and e.merchant_id % ${parameter(partition.of)}::int = ${parameter(partition.index)}::int`;
  }
  if (types) {
    name += '_of_types';
    conditions += ` and e.type = any(${parameter(types)}::text[])`;
  }
  return { name, conditions, values };
}
