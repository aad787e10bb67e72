import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { asOwner } from '../../fresh-server.js';
import { fillTable } from './fill.js';
import { PEER_CONNECTIONS, type OpenStore } from './store.js';

const FILES = [
  ...['schema/message-store', 'extensions/pgcrypto', 'tables/messages', 'types/message'],
  ...['message-store-version', 'hash-64', 'acquire-lock', 'category', 'is-category', 'id', 'cardinal-id'].map(
    inFunctions,
  ),
  ...['stream-version', 'write-message', 'get-stream-messages', 'get-category-messages'].map(inFunctions),
  ...['functions/get-last-stream-message', 'indexes/messages-id', 'indexes/messages-category'],
  'indexes/messages-stream',
];

function inFunctions(name: string): string {
  return `functions/${name}`;
}

const install = async (url: string): Promise<void> => {
  const folder = dirname(createRequire(import.meta.url).resolve('@eventide/message-db/package.json'));
  const role = `do $$ begin create role message_store login; exception when duplicate_object then null; end $$`;
  const statements = FILES.map(file => readFileSync(join(folder, 'database', `${file}.sql`), 'utf8'));
  await asOwner(url, role, 'set search_path = message_store, public', ...statements);
};

interface Message {
  data: string;
  metadata: string;
}

/** message-db: functions in the database, which take a lock for each category. */
export const messageDb: OpenStore = async server => {
  const url = server.byTcp(await server.emptyDatabase('bench_message_db'));
  await install(url);
  const options = '-c search_path=message_store,public';
  const pool = new pg.Pool({ connectionString: url, max: PEER_CONNECTIONS, options });
  return {
    append: (stream, holds, { type, data, meta }) =>
      pool.query({
        name: 'write',
        text: 'select write_message($1::varchar, $2::varchar, $3::varchar, $4::jsonb, $5::jsonb, $6::bigint)',
        values: [randomUUID(), stream, type, JSON.stringify(data), JSON.stringify(meta), holds - 1],
      }),
    async read(stream) {
      const text = 'select * from get_stream_messages($1::varchar, 0, 1000)';
      const { rows } = await pool.query<Message>({ name: 'read', text, values: [stream] });
      return rows.map(row => ({
        ...row,
        data: JSON.parse(row.data) as unknown,
        metadata: JSON.parse(row.metadata) as unknown,
      }));
    },
    fill: (streams, perStream) =>
      fillTable(
        url,
        `insert into message_store.messages (stream_name, position, type, data, metadata)
         select * from unnest($1::text[], $2::bigint[], $3::text[], $4::jsonb[], $5::jsonb[])`,
        [
          ({ stream }) => stream,
          ({ revision }) => revision,
          ({ type }) => type,
          ({ data }) => JSON.stringify(data),
          ({ meta }) => JSON.stringify(meta),
        ],
        streams,
        perStream,
      ),
    close: () => pool.end(),
  };
};
