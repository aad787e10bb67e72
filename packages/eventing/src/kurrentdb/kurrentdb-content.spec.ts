import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { AppendRefused, StoreOverloaded, WrongRevision } from '../errors.js';
import type { StreamWrite } from '../event-store.js';
import { anEvent, starts, writes } from '../testing/events.js';
import { startStandIn } from './testing/stand-in-server.js';
import { standInForEach, watch } from './testing/stand-in-for-each.js';

vi.setConfig({ testTimeout: 30_000 });

const its = standInForEach();
const { open } = its;

const error = (work: Promise<unknown>) => work.catch((thrown: unknown) => thrown);
const until = (what: () => unknown) => expect.poll(what, { timeout: 20_000, interval: 20 });

test('a record and an append that are too large are refused as content', async () => {
  const small = await startStandIn({ sizes: { record: 2_000, append: 3_000 } });
  its.ending.push(() => small.stop());
  const store = open({ url: small.url });
  const sized = (name: string, length: number) => starts(name, { data: { text: 'x'.repeat(length) } });
  expect(await error(store.append(sized('large-0', 3_000)))).toBeInstanceOf(AppendRefused);
  const many = ['large-1', 'large-2', 'large-3'].flatMap(name => sized(name, 1_000));
  for (const each of many) each.events[0]!.meta.appendId = many[0]!.events[0]!.meta.appendId;
  expect(await error(store.append(many))).toBeInstanceOf(AppendRefused);
  await store.append(sized('small', 100));
});

test('what others write under a type like ours is passed over, by readers and followers', async () => {
  const store = open();
  const seen = watch(store);
  await store.append(starts('own-0'));
  const foreign = {
    id: randomUUID(),
    stream: 'others',
    type: '2026:x',
    contentType: 'application/json',
    properties: {},
  };
  const { position } = its.standIn.log.append([{ ...foreign, data: Buffer.from('{}') }], []) as { position: bigint };
  expect(await store.head()).toBe(position);
  await store.append(starts('own-1'));
  await until(() => seen.map(event => event.stream)).toEqual(['own-0', 'own-1']);
  expect((await store.readAll(0n)).map(event => event.stream)).toEqual(['own-0', 'own-1']);
  expect(await store.readMany([{ stream: 'others' }])).toEqual(new Map([['others', []]]));
});

test('ids are no idempotency: at a newer revision the same event is written again', async () => {
  const store = open();
  const write: StreamWrite[] = [{ stream: 'again', expected: 'none', events: [anEvent()] }];
  await store.append(write);
  await store.append(writes({ again: [0, 1] }));
  // The append is recognised at its first revision; another append there conflicts; and at a new revision it counts as
  // new.
  await store.append(write);
  expect(await error(store.append(starts('again')))).toBeInstanceOf(WrongRevision);
  await store.append([{ ...write[0]!, expected: 1 }]);
  const [first, , again] = await store.readAll(0n);
  expect(again!.id).toBe(first!.id);
  expect(again!.revision).toBe(2);
});

test('refuses appends when too many are waiting', async () => {
  const store = open({ maxWaiting: 3 });
  its.standIn.faults.delayMs = 200;
  const held = Array.from({ length: 64 + 3 }, (_, n) => store.append(starts(`many-${n}`)));
  await expect(store.append(starts('many-more'))).rejects.toBeInstanceOf(StoreOverloaded);
  await Promise.all(held);
  await store.append(starts('many-more'));
});

test('content that cannot be stored is refused alone', async () => {
  const store = open();
  const badId = starts('content-id');
  badId[0]!.events[0]!.id = 'not a uuid';
  const twins = [...starts('twin-a'), ...starts('twin-A')];
  twins[1]!.events[0]!.meta.appendId = twins[0]!.events[0]!.meta.appendId;
  const bad = await Promise.all(
    [badId, starts('content-type', { type: 'not a type' }), starts('$$'), twins].map(write =>
      error(store.append(write)),
    ),
  );
  for (const thrown of bad) expect(thrown).toBeInstanceOf(AppendRefused);
  const loop: Record<string, unknown> = {};
  loop['loop'] = loop;
  await expect(store.append(starts('content-loop', { data: loop }))).rejects.toThrow(TypeError);
  await store.append(starts('content-good'));
  expect((await store.readAll(0n)).map(event => event.stream)).toEqual(['content-good']);
});

test('keeps our own timestamp of an event, not the server’s', async () => {
  const store = open();
  const meta = { origin: { device: 'tablet' }, v: 2, deep: [1, { two: null }], [randomUUID()]: true };
  const write = starts('meta', { meta });
  await store.append(write);
  const [event] = await store.readAll(0n);
  expect(event!.meta).toEqual(write[0]!.events[0]!.meta);
  expect(
    Object.values(JSON.parse(String(its.standIn.log.all[0]!.metadata))).every(value => typeof value === 'string'),
  ).toBe(true);
});

test('what cannot be read ends the subscription that meets it, and neither the process nor the others', async () => {
  const store = open();
  await store.append(starts('read-0'));
  const foreign = { id: randomUUID(), stream: 'others', type: '1:Opened', contentType: 'application/json' };
  const { position } = its.standIn.log.append(
    [{ ...foreign, data: Buffer.from('{}'), properties: { meta: '{', appendLeft: '0' } }],
    [],
  ) as { position: bigint };
  const meets = async () => {
    for await (const batch of store.subscribe(0n)) expect(batch.map(({ stream }) => stream)).toEqual(['read-0']);
  };
  await store.append(starts('read-1'));
  await expect(meets()).rejects.toThrow(SyntaxError);
  const later = watch(store, position);
  await store.append(starts('read-2'));
  await until(() => later.map(({ stream }) => stream)).toEqual(['read-1', 'read-2']);
});
