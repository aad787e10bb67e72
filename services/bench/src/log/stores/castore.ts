import { PostgresEventStorageAdapter } from '@castore/event-storage-adapter-postgres';
import { fillTable } from './fill.js';
import type { OpenStore } from './store.js';

const CONTEXT = { eventStoreId: 'ticket' };

/** Castore with its PostgreSQL adapter; its versions begin at 1. */
export const castore: OpenStore = async server => {
  const connectionString = server.byTcp(await server.emptyDatabase('bench_castore'));
  const aggregateId = { type: 'VARCHAR', length: 64 } as const;
  await PostgresEventStorageAdapter.createEventTable({ connectionString, aggregateId });
  const adapter = new PostgresEventStorageAdapter({ connectionString });
  return {
    append: (stream, holds, { type, data, meta }) =>
      adapter.pushEvent(
        { aggregateId: stream, version: holds + 1, type, payload: data, metadata: meta, timestamp: '' },
        CONTEXT,
      ),
    read: async stream => (await adapter.getEvents(stream, CONTEXT)).events,
    fill: (streams, perStream) =>
      fillTable(
        connectionString,
        `insert into event (aggregate_name, aggregate_id, version, type, data, metadata)
         select 'ticket', * from unnest($1::text[], $2::bigint[], $3::text[], $4::jsonb[], $5::jsonb[])`,
        [
          ({ stream }) => stream,
          ({ revision }) => revision + 1,
          ({ type }) => type,
          ({ data }) => JSON.stringify(data),
          ({ meta }) => JSON.stringify(meta),
        ],
        streams,
        perStream,
      ),
    close: () => adapter['_sql'].end(), // the adapter has no other way to close
  };
};
