import { expect, it } from 'vitest';
import type { Frame } from '@alur/contracts/kernel/live';
import { ModelServer, TOPIC } from './testing/model-server';
import { VirtualScheduler } from './testing/virtual-scheduler';
import { TopicStore } from './topic-store';
import type { TopicView } from './topic-store-options';

const FLUSH_MS = 300;

/** A store on a connection that never fails, with a record of what it published. */
async function watched() {
  const server = new ModelServer();
  const time = new VirtualScheduler(1);
  const shown: TopicView[] = [];
  const confirmed: (number | null)[] = [];
  const store = new TopicStore({
    flushMs: FLUSH_MS,
    scheduler: time,
    publish: (_key, _topic, _params, view) => shown.push(view),
    confirmed: (_key, at) => confirmed.push(at),
    transport: {
      connected: () => true,
      join: () => Promise.resolve({ ok: true }),
      leave: () => {},
      ack: () => {},
      snapshot: () => Promise.resolve(server.snapshot()),
    },
  });
  store.watch(TOPIC.topic, TOPIC.params);
  await time.advance(1000);
  shown.length = 0;
  const change = (): Frame => {
    const frame = server.change(time.random);
    store.onFrame(frame);
    return frame;
  };
  return { time, shown, change, store, confirmed };
}

it('shows the first change of a quiet topic at the next frame', async () => {
  const { time, shown, change } = await watched();
  const { seq } = change();
  await time.advance(16);
  expect(shown.map(view => view.seq)).toEqual([seq]);
});

it('gathers what comes after it while the topic is busy, and is quick again when it has been quiet', async () => {
  const { time, shown, change } = await watched();
  change();
  await time.advance(20);
  for (let count = 0; count < 9; count++) {
    change();
    await time.advance(30);
  }
  expect(shown).toHaveLength(1);
  await time.advance(FLUSH_MS);
  expect(shown).toHaveLength(2);
  await time.advance(2 * FLUSH_MS);
  const { seq } = change();
  await time.advance(16);
  expect(shown.map(view => view.seq).at(-1)).toBe(seq);
});

it('shows at once what changed at once in several topics, though one of them is busy', async () => {
  const [quiet, busy] = [new ModelServer(), new ModelServer()];
  const other = { ...TOPIC.params, scheduleId: 2 };
  const time = new VirtualScheduler(1);
  const shown: { at: number; scheduleId: unknown; seq: string }[] = [];
  const store = new TopicStore({
    flushMs: FLUSH_MS,
    scheduler: time,
    publish: (_key, _topic, { scheduleId }, { seq }) => shown.push({ at: time.now(), scheduleId, seq }),
    transport: {
      connected: () => true,
      join: () => Promise.resolve({ ok: true }),
      leave: () => {},
      ack: () => {},
      snapshot: (_topic, { scheduleId }) => Promise.resolve((scheduleId === 2 ? busy : quiet).snapshot()),
    },
  });
  store.watch(TOPIC.topic, TOPIC.params);
  store.watch(TOPIC.topic, other);
  await time.advance(1000);
  const changeBusy = () => store.onFrame({ ...busy.change(time.random), params: other });
  changeBusy();
  await time.advance(20);
  shown.length = 0;
  changeBusy();
  store.onFrame(quiet.change(time.random));
  await time.advance(2 * FLUSH_MS);
  expect(new Set(shown.map(({ scheduleId }) => scheduleId))).toEqual(new Set([1, 2]));
  expect(shown).toHaveLength(2);
  expect(new Set(shown.map(({ at }) => at)).size).toBe(1);
  expect(shown.map(({ seq }) => seq).toSorted()).toEqual([String(busy.seq), String(quiet.seq)].toSorted());
});

it('is as fresh as the last heartbeat while nothing changes', async () => {
  const { time, store, confirmed } = await watched();
  await time.advance(60_000);
  store.onHead({ at: '', topics: [] });
  expect(confirmed.at(-1)).toBe(time.now());
  store.onDisconnect();
  const before = confirmed.length;
  store.onHead({ at: '', topics: [] });
  expect(confirmed).toHaveLength(before);
});

it('takes for the first screen what was asked for before it', async () => {
  const server = new ModelServer();
  const time = new VirtualScheduler(1);
  const shown: TopicView[] = [];
  const store = new TopicStore({
    scheduler: time,
    publish: (_key, _topic, _params, view) => shown.push(view),
    transport: {
      connected: () => false,
      join: () => Promise.reject(new Error('offline')),
      leave: () => {},
      ack: () => {},
      snapshot: () => Promise.reject(new Error('asked again')),
      ahead: () => Promise.resolve(server.snapshot()),
    },
  });
  server.change(time.random);
  store.watch(TOPIC.topic, TOPIC.params);
  await time.advance(10);
  // It was never connected, so nothing says that the connection was lost.
  expect(shown.at(-1)).toMatchObject({ status: 'joining', seq: String(server.seq) });
});

it('shows on the first screen what there was before the line is open, and asks nothing twice at a time after that', async () => {
  const server = new ModelServer();
  const time = new VirtualScheduler(1);
  const shown: TopicView[] = [];
  let connected = false;
  let asked = 0;
  const store = new TopicStore({
    scheduler: time,
    publish: (_key, _topic, _params, view) => shown.push(view),
    transport: {
      connected: () => connected,
      join: () => Promise.resolve({ ok: true }),
      leave: () => {},
      ack: () => {},
      snapshot: () => {
        asked += 1;
        return Promise.resolve(server.snapshot());
      },
    },
  });
  server.change(time.random);
  store.watch(TOPIC.topic, TOPIC.params);
  await time.advance(10);
  // Before the first connection a topic is joining and not offline.
  expect(shown.at(-1)).toMatchObject({ status: 'joining', seq: String(server.seq) });
  const missed = server.change(time.random);
  connected = true;
  store.onConnect();
  await time.advance(10);
  expect(shown.at(-1)).toMatchObject({ status: 'live', seq: missed.seq });
  expect(asked).toBe(2);
  // After a lost connection there is no prefetch: what is opened meanwhile waits for the next connection.
  connected = false;
  store.onDisconnect();
  store.watch(TOPIC.topic, { ...TOPIC.params, scheduleId: 2 });
  await time.advance(10);
  expect(asked).toBe(2);
  expect(shown.at(-1)).toMatchObject({ status: 'offline' });
});

it('fetches no snapshot where the server says that its rows are current, and applies what comes after', async () => {
  const server = new ModelServer();
  const time = new VirtualScheduler(1);
  const shown: TopicView[] = [];
  let asked = 0;
  let connected = true;
  const joinedAt: unknown[] = [];
  const store = new TopicStore({
    scheduler: time,
    publish: (_key, _topic, _params, view) => shown.push(view),
    transport: {
      connected: () => connected,
      join: (_topic, _params, at) => {
        joinedAt.push(at);
        return Promise.resolve({ ok: true, ...(at?.seq === String(server.seq) && { current: true as const }) });
      },
      leave: () => {},
      ack: () => {},
      snapshot: () => {
        asked += 1;
        return Promise.resolve(server.snapshot());
      },
    },
  });
  server.change(time.random);
  store.watch(TOPIC.topic, TOPIC.params);
  await time.advance(10);
  expect(asked).toBe(1);
  const reconnect = async () => {
    connected = false;
    store.onDisconnect();
    connected = true;
    store.onConnect();
    await time.advance(10);
  };
  await reconnect();
  expect(joinedAt).toEqual([
    { epoch: server.epoch, seq: String(server.seq) },
    { epoch: server.epoch, seq: String(server.seq) },
  ]);
  expect(shown.at(-1)).toMatchObject({ status: 'live', seq: String(server.seq) });
  expect(asked).toBe(1);
  store.onFrame(server.change(time.random));
  await time.advance(200);
  expect(shown.at(-1)).toMatchObject({ status: 'live', seq: String(server.seq) });
  expect(asked).toBe(1);
  connected = false;
  store.onDisconnect();
  server.change(time.random);
  await reconnect();
  expect(shown.at(-1)).toMatchObject({ status: 'live', seq: String(server.seq) });
  expect(asked).toBe(2);
});
