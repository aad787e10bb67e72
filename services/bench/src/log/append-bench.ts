import { asOwner, freshServer, type FreshServer } from '../fresh-server.js';
import { closedLoop, openLoop, type Run } from '../measuring/loops.js';
import { inRounds, ratio, tell, type Subjects } from '../measuring/rounds.js';
import { bench } from '../options.js';
import { sampleEvent, streamOf } from './sample-event.js';
import { storesOf } from './stores/all.js';
import type { BenchStore, OpenStore } from './stores/store.js';

/** Streams that each client cycles through, where they exist already. */
const STREAMS_A_CLIENT = 50;

type Append = (client: number, nth: number) => Promise<unknown>;

/** Appends of one event in closed loops, compared with raw inserts and the peers. */
export const appendBench = bench(
  {
    stores: ['raw', 'alur', 'emmett', 'message-db', 'castore'],
    clients: [32, 1],
    streams: ['new', 'existing'],
    seconds: 4,
    rounds: 3,
    emmett: '',
  },
  async ({ stores, clients, streams, seconds, rounds, emmett }) => {
    const server = await freshServer();
    try {
      for (const many of clients)
        for (const kind of streams) {
          const chosen = storesOf(stores, emmett);
          const subject = (open: OpenStore) => () =>
            measured(server, open, many, kind, append =>
              closedLoop({ clients: many, seconds, database: server.pid }, append),
            );
          const runs = await inRounds(rounds, subjectsOf(chosen, subject));
          for (const [store] of chosen)
            tell('append', { store, clients: many, streams: kind, ...beside(runs, store) }, runs.get(store)!);
        }
    } finally {
      await server.end();
    }
  },
);

/** Appends of one event at a fixed rate, whether or not earlier ones are done. */
export const appendRateBench = bench(
  { stores: ['raw', 'alur'], rate: 2_000, streams: ['new'], seconds: 4, rounds: 3, emmett: '' },
  async ({ stores, rate, streams, seconds, rounds, emmett }) => {
    const server = await freshServer();
    try {
      for (const kind of streams) {
        const chosen = storesOf(stores, emmett);
        const subject = (open: OpenStore) => () =>
          measured(server, open, 32, kind, append =>
            openLoop({ perSecond: rate, seconds, database: server.pid }, nth => append(nth % 32, Math.floor(nth / 32))),
          );
        const runs = await inRounds(rounds, subjectsOf(chosen, subject));
        for (const [store] of chosen) tell('append-rate', { store, rate, streams: kind }, runs.get(store)!);
      }
    } finally {
      await server.end();
    }
  },
);

const subjectsOf = (
  stores: readonly [string, OpenStore][],
  subject: (open: OpenStore) => () => Promise<Run>,
): Subjects => Object.fromEntries(stores.map(([name, open]) => [name, subject(open)]));

/** Speed relative to the other stores of the same round. */
const beside = (runs: Map<string, Run[]>, store: string): Record<string, number> =>
  Object.fromEntries(
    ['raw', 'emmett'].flatMap(other => {
      const others = runs.get(other);
      return others && other !== store ? [[`times_${other}`, ratio(runs.get(store)!, others)]] : [];
    }),
  );

const measured = async (
  server: FreshServer,
  open: OpenStore,
  clients: number,
  streams: string,
  run: (append: Append) => Promise<Run>,
): Promise<Run> => {
  const store = await open(server, clients);
  try {
    const append = streams === 'new' ? toNew(store) : await toExisting(store, clients);
    await asOwner(server.url, 'checkpoint');
    return await run(append);
  } finally {
    await store.close();
  }
};

const toNew = (store: BenchStore): Append => {
  let made = 0;
  return () => {
    const nth = made++;
    const stream = streamOf(nth);
    return store.append(stream, 0, sampleEvent(nth, stream));
  };
};

/** Each client gets streams of its own, with one event at first. */
const toExisting = async (store: BenchStore, clients: number): Promise<Append> => {
  const held = Array.from({ length: clients }, (_none, client) =>
    Array.from({ length: STREAMS_A_CLIENT }, (_no, nth) => ({ stream: `ticket-${client}x${nth}`, holds: 1 })),
  );
  await Promise.all(held.flat().map(({ stream }) => store.append(stream, 0, sampleEvent(0, stream))));
  return (client, nth) => {
    const one = held[client]![nth % STREAMS_A_CLIENT]!;
    return store.append(one.stream, one.holds++, sampleEvent(nth, one.stream));
  };
};
