import { asOwner, freshServer } from '../fresh-server.js';
import { closedLoop } from '../measuring/loops.js';
import { inRounds, ratio, tell } from '../measuring/rounds.js';
import { bench } from '../options.js';
import { streamOf } from './sample-event.js';
import { storesOf } from './stores/all.js';
import type { BenchStore } from './stores/store.js';

const STREAMS = 2_000;

/** Reads a stream of twenty events completely, compared with the peers. */
export const readBench = bench(
  {
    stores: ['alur', 'emmett', 'message-db', 'castore'],
    clients: 8,
    events: 20,
    seconds: 4,
    rounds: 3,
    emmett: '',
  },
  async ({ stores, clients, events, seconds, rounds, emmett }) => {
    const server = await freshServer();
    const open = new Map<string, BenchStore>();
    try {
      for (const [name, opening] of storesOf(stores, emmett)) {
        const store = await opening(server, clients);
        open.set(name, store);
        await store.fill(STREAMS, events);
      }
      await asOwner(server.url, 'checkpoint');
      const subject = (store: BenchStore) => {
        let read = 0;
        return () =>
          closedLoop({ clients, seconds, database: server.pid }, async () => {
            const found = await store.read(streamOf(read++ % STREAMS));
            if (found.length !== events) throw new Error(`${found.length} events instead of ${events}`);
          });
      };
      const runs = await inRounds(rounds, Object.fromEntries([...open].map(([name, store]) => [name, subject(store)])));
      for (const [store, own] of runs) {
        const ratios = [...runs].filter(([other]) => other !== store).map(([, others]) => ratio(own, others));
        tell('read', { store, clients, events, times_best_other: Math.min(...ratios) }, own);
      }
    } finally {
      for (const store of open.values()) await store.close();
      await server.end();
    }
  },
);
