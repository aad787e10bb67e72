import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { asOwner } from '../../fresh-server.js';
import type { SampleEvent } from '../sample-event.js';
import { fillTable } from './fill.js';
import type { OpenStore } from './store.js';

/** The part of Emmett that is measured. */
interface EmmettStore {
  schema: { migrate(): Promise<void> };
  appendToStream(
    stream: string,
    events: { type: string; data: unknown; metadata: unknown }[],
    options: { expectedStreamVersion: bigint },
  ): Promise<unknown>;
  readStream(stream: string): Promise<{ events: unknown[] }>;
  close(): Promise<void>;
}
interface EmmettPostgresql {
  getPostgreSQLEventStore(connectionString: string): EmmettStore;
  defaultTag: string;
}

const emmettEvent = ({ type, data, meta }: SampleEvent) => ({ type, data, metadata: meta });

/**
 * Emmett has no licence yet, so it is no dependency of ours: to include it, install
 * `@event-driven-io/emmett-postgresql` in a folder and names that.
 */
export const emmettFrom =
  (folder: string): OpenStore =>
  async server => {
    const path = createRequire(join(resolve(folder), 'package.json')).resolve('@event-driven-io/emmett-postgresql');
    const emmett = (await import(pathToFileURL(path).href)) as EmmettPostgresql;
    const url = server.byTcp(await server.emptyDatabase('bench_emmett'));
    const store = emmett.getPostgreSQLEventStore(url);
    await store.schema.migrate();
    return {
      append: (stream, holds, event) =>
        store.appendToStream(stream, [emmettEvent(event)], { expectedStreamVersion: BigInt(holds) }),
      read: async stream => (await store.readStream(stream)).events,
      async fill(streams, perStream) {
        await fillTable(
          url,
          `insert into emt_messages (stream_id, stream_position, partition, message_data, message_metadata,
             message_schema_version, message_type, message_kind, message_id, transaction_id)
           select s, v, '${emmett.defaultTag}', d, m, '1', t, 'E', gen_random_uuid()::text, pg_current_xact_id()
           from unnest($1::text[], $2::bigint[], $3::text[], $4::jsonb[], $5::jsonb[]) u (s, v, t, d, m)`,
          [
            ({ stream }) => stream,
            ({ revision }) => revision + 1,
            ({ type }) => type,
            ({ data }) => JSON.stringify(data),
            ({ meta }) => JSON.stringify(meta),
          ],
          streams,
          perStream,
        );
        await asOwner(
          url,
          `insert into emt_streams (stream_id, stream_position, partition, stream_type, stream_metadata, is_archived)
           select stream_id, max(stream_position), partition, 'ticket', '{}', false
           from emt_messages group by stream_id, partition`,
        );
      },
      close: () => store.close(),
    };
  };
