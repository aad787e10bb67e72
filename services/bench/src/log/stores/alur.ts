import { urlAs } from '@alur/api/platform/db/database';
import { logRole } from '@alur/api/platform/db/roles';
import { postgresStore, type EventMeta, type NewEvent } from '@alur/eventing';
import { randomUUID } from 'node:crypto';
import { seedLog, type SampleEvent } from '../sample-event.js';
import type { OpenStore } from './store.js';

const metaOf = (meta: SampleEvent['meta']): EventMeta => ({
  ...meta,
  merchantId: 1,
  actorId: 1029,
  commandId: randomUUID(),
  appendId: randomUUID(),
  at: new Date().toISOString(),
  localDate: '2026-11-21',
  offset: '+07:00',
});

const newEvent = ({ type, data }: SampleEvent, meta: EventMeta): NewEvent => ({ id: randomUUID(), type, data, meta });

/** The product's log, in its own database schema and with its own role. */
export const alur: OpenStore = async server => {
  const url = server.byTcp(await server.database('bench_alur'));
  const store = postgresStore({ url: urlAs(url, logRole, server.secrets.logPassword) });
  return {
    append: (stream, holds, event) =>
      store.append([
        { stream, expected: holds === 0 ? 'none' : holds - 1, events: [newEvent(event, metaOf(event.meta))] },
      ]),
    // As the product reads for folding: concurrent requests are batched.
    read: async stream => (await store.readMany([{ stream }])).get(stream) ?? [],
    async fill(streams, perStream) {
      for (const seeds of seedLog(streams, perStream)) {
        const meta = metaOf(seeds[0]!.meta);
        await store.append(
          seeds.map(({ stream, revision, ...event }) => ({
            stream,
            expected: revision === 0 ? 'none' : revision - 1,
            events: [newEvent(event, meta)],
          })),
        );
      }
    },
    close: () => store.close(),
  };
};
