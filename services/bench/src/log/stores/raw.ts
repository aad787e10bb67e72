import pg from 'pg';
import type { OpenStore } from './store.js';

const TABLE = `create table ev (position bigserial primary key, stream_id text not null, version int not null,
  type text not null, data jsonb not null, meta jsonb not null, created timestamptz not null default now())`;

/** One plain insert per event without checks, one connection per client: the cost of a commit alone. */
export const raw: OpenStore = async (server, clients) => {
  const pool = new pg.Pool({ connectionString: server.byTcp(await server.emptyDatabase('bench_raw')), max: clients });
  await pool.query(TABLE);
  return {
    append: (stream, holds, { type, data, meta }) =>
      pool.query({
        name: 'insert',
        text: 'insert into ev (stream_id, version, type, data, meta) values ($1, $2, $3, $4, $5)',
        values: [stream, holds + 1, type, JSON.stringify(data), JSON.stringify(meta)],
      }),
    read: () => Promise.reject(new Error('a plain table is not read as a log')),
    fill: () => Promise.reject(new Error('a plain table is not read as a log')),
    close: () => pool.end(),
  };
};
