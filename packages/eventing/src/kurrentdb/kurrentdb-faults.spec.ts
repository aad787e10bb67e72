import { randomUUID } from 'node:crypto';
import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { StoreUnavailable } from '../errors.js';
import type { Recorded } from '../event.js';
import { anEvent, starts } from '../testing/events.js';
import { certificateBy, makeAuthority } from './testing/certificates.js';
import { startStandIn, type StandIn, type StandInOptions } from './testing/stand-in-server.js';
import { standInForEach, watch } from './testing/stand-in-for-each.js';

vi.setConfig({ testTimeout: 30_000 });

const its = standInForEach();
const { open } = its;

const error = (work: Promise<unknown>) => work.catch((thrown: unknown) => thrown);
const ids = (events: Recorded[]) => events.map(event => event.id);
const until = (what: () => unknown) => expect.poll(what, { timeout: 20_000, interval: 20 });

test('an append whose answer was lost is sent again by itself, and is not doubled', async () => {
  const store = open();
  await store.append(starts('lost-0'));
  its.standIn.faults.answersToLose = 1;
  const { position } = await store.append(starts('lost-1'));
  const all = await store.readAll(0n);
  expect(all.map(event => event.stream)).toEqual(['lost-0', 'lost-1']);
  expect(all.at(-1)!.position).toBe(position);
});

test('an append that no answer comes to in time is of unknown outcome, and what comes again is not doubled', async () => {
  const store = open({ waitMs: 3_000 });
  const write = starts('mute-1');
  await store.append(starts('mute-0'));
  its.standIn.faults.answersToLose = 1_000_000;
  expect(await error(store.append(write))).toMatchObject({ name: 'StoreUnavailable', outcome: 'unknown' });
  its.standIn.faults.answersToLose = 0;
  const { position } = await store.append(write);
  await store.append([{ stream: 'mute-1', expected: 0, events: [anEvent()] }]);
  // The answer is the first one's, whatever was written since.
  expect((await store.append(write)).position).toBe(position);
  expect((await store.readAll(0n)).map(event => event.stream)).toEqual(['mute-0', 'mute-1', 'mute-1']);
});

test('appends again when all nodes of a cluster were away', async () => {
  const other = await startStandIn();
  its.ending.push(() => other.stop());
  const nodes = [its.standIn, other].map(({ port }) => ({ port, leads: port === its.standIn.port }));
  for (const node of [its.standIn, other]) node.cluster(nodes);
  const url = `kurrentdb://127.0.0.1:${its.standIn.port},127.0.0.1:${other.port}?tls=false`;
  const store = open({ url, waitMs: 1_000 });
  await store.append(starts('all-0'));
  await its.standIn.goAway();
  await other.goAway();
  for (const n of [1, 2]) expect(await error(store.append(starts(`all-${n}`)))).toBeInstanceOf(StoreUnavailable);
  await its.standIn.comeBack();
  await other.comeBack();
  const patient = open({ url });
  await patient.append(starts('all-3'));
  await until(() => error(store.append(starts(`all-${randomUUID()}`)))).not.toBeInstanceOf(Error);
});

test('appends and reads as soon as there is a leader again', async () => {
  const other = await startStandIn();
  its.ending.push(() => other.stop());
  const both = [its.standIn, other];
  const lead = (port?: number) => {
    for (const node of both) node.cluster(both.map(each => ({ port: each.port, leads: each.port === port })));
  };
  lead(its.standIn.port);
  const store = open({ url: `kurrentdb://127.0.0.1:${its.standIn.port},127.0.0.1:${other.port}?tls=false` });
  await store.append(starts('elected-0'));
  lead();
  const written = store.append(starts('elected-1'));
  await until(() => error(store.head())).toBeInstanceOf(StoreUnavailable);
  lead(other.port);
  await written;
  expect(other.log.stream('elected-1')).toHaveLength(1);
  await until(() => store.readMany([{ stream: 'elected-1' }]).then(found => found.get('elected-1')?.length)).toBe(1);
});

test('a request that a node does not process is sent again', async () => {
  const store = open();
  its.standIn.faults.notReady = 3;
  await store.append(starts('later-0'));
  expect(its.standIn.log.stream('later-0')).toHaveLength(1);
});

test('a node that accepts no connection delays appends no longer than allowed', async () => {
  const store = open({ waitMs: 1_500, answerMs: 2_000 });
  its.standIn.faults.isDeaf = true;
  const hanging = Array.from({ length: 64 + 8 }, (_, n) => error(store.append(starts(`deaf-${n}`))));
  const outcomes = (await Promise.all(hanging)).map(thrown => (thrown as StoreUnavailable).outcome);
  expect(new Set(outcomes)).toEqual(new Set(['unknown', 'not-written']));
  its.standIn.faults.isDeaf = false;
  its.standIn.dropConnections();
  await until(() => error(store.append(starts(`heard-${randomUUID()}`)))).not.toBeInstanceOf(Error);
});

test('a password of any signs is sent as it is, for writing, reading and following alike', async () => {
  const user = { name: 'admin', password: 'a/b@c:d%é ?' };
  const { told } = await secureNode({ user });
  const as = (password: string) => `kurrentdb://admin:${encodeURIComponent(password)}@${told}`;
  const store = open({ url: as(user.password) });
  await store.append(starts('told-0'));
  expect((await store.readAll(0n)).map(event => event.stream)).toEqual(['told-0']);
  const seen = watch(store);
  await until(() => seen.length).toBe(1);
  const stranger = open({ url: as('another') });
  await expect(stranger.append(starts('told-1'))).rejects.toThrow('the log refuses its user');
  await expect(stranger.head()).rejects.toThrow('the log refuses its user');
});

test('a user without the right is told so', async () => {
  const store = open();
  its.standIn.faults.denies = true;
  await expect(store.append(starts('denied-0'))).rejects.toThrow('in $admins');
  await expect(store.head()).rejects.toThrow('in $admins');
});

test('loses nothing when connections are cut again and again', async () => {
  const store = open();
  const seen = watch(store);
  const outcomes = { written: [] as string[], 'not-written': [] as string[], unknown: [] as string[] };
  let stop = false;
  const appending = Array.from({ length: 8 }, async (_, task) => {
    for (let n = 0; !stop; n++) {
      const write = starts(`cut-${task}-${n}`);
      const { id } = write[0]!.events[0]!;
      try {
        await store.append(write);
        outcomes.written.push(id);
      } catch (thrown) {
        if (!(thrown instanceof StoreUnavailable)) throw thrown;
        outcomes[thrown.outcome].push(id);
      }
    }
  });
  for (let n = 0; n < 5; n++) {
    const before = outcomes.written.length;
    await until(() => outcomes.written.length).toBeGreaterThan(before + 20);
    its.standIn.dropConnections();
  }
  stop = true;
  await Promise.all(appending);

  const log = its.standIn.log.all.filter(({ stream }) => !stream.startsWith('$')).map(({ id }) => id);
  expect(new Set(log).size).toBe(log.length);
  const inLog = new Set(log);
  expect(outcomes.written.filter(id => !inLog.has(id))).toEqual([]);
  expect(outcomes['not-written'].filter(id => inLog.has(id))).toEqual([]);
  await until(() => seen.length).toBe(log.length);
  expect(ids(seen)).toEqual(log);
});

test('continues after the server has restarted with its log', async () => {
  const store = open();
  const impatient = open({ waitMs: 50 });
  const seen = watch(store);
  await store.append(starts('away-0'));
  await until(() => seen.length).toBe(1);

  const { port } = its.standIn;
  await its.standIn.stop();
  await until(() => error(impatient.append(starts('away-refused')))).toMatchObject({
    name: 'StoreUnavailable',
    outcome: 'not-written',
  });
  await until(() => error(store.head())).toBeInstanceOf(StoreUnavailable);
  await until(() => error(store.readMany([{ stream: 'away-0' }]))).toBeInstanceOf(StoreUnavailable);
  const patient = error(store.append(starts('away-1')));
  await appendFile(join(its.folder, 'log'), '[{"id":"half an');

  its.standIn = await startStandIn({ port, file: join(its.folder, 'log') });
  await patient;
  await store.append(starts('away-2'));
  await until(() => seen.map(event => event.stream)).toContain('away-2');
  expect(ids(seen)).toEqual(ids(await store.readAll(0n)));
});

test('connects although no server was there at first', async () => {
  await its.standIn.goAway();
  const store = open();
  const seen = watch(store);
  for (let n = 0; n < 3; n++) expect(await error(store.head())).toBeInstanceOf(StoreUnavailable);
  await its.standIn.comeBack();
  const { position } = await store.append(starts('late-0'));
  await until(() => store.head().catch(() => undefined)).toBe(position);
  await until(() => seen.map(event => event.stream)).toEqual(['late-0']);
});

test('finds the leader of a cluster, and the next one', async () => {
  const other = await startStandIn();
  its.ending.push(() => other.stop());
  const lead = (port: number) => {
    const nodes = [its.standIn, other].map(node => ({ port: node.port, leads: node.port === port }));
    for (const node of [its.standIn, other]) node.cluster(nodes);
  };
  lead(other.port);
  const store = open({ url: `kurrentdb://127.0.0.1:${its.standIn.port},127.0.0.1:${other.port}?tls=false` });
  await store.append(starts('led-0'));
  expect(other.log.stream('led-0')).toHaveLength(1);
  lead(its.standIn.port);
  await store.append(starts('led-1'));
  expect(its.standIn.log.stream('led-1')).toHaveLength(1);
});

test('says so when the server is too old', async () => {
  const old = await startStandIn({ isOld: true });
  its.ending.push(() => old.stop());
  await expect(open({ url: old.url }).append(starts('old-0'))).rejects.toThrow('needs KurrentDB 26.1 or later');
});

/** A node with a certificate of an authority that only `told` addresses name. */
async function secureNode(
  options: StandInOptions = {},
): Promise<{ node: StandIn; told: string; withoutAuthority: string }> {
  const authority = await makeAuthority();
  const { private: key, cert } = await certificateBy(authority);
  const node = await startStandIn({ ...options, tls: { key: Buffer.from(key), certificate: Buffer.from(cert) } });
  its.ending.push(() => node.stop());
  await writeFile(join(its.folder, 'ca.crt'), authority.cert);
  const withoutAuthority = `localhost:${node.port}?tls=true`;
  return { node, withoutAuthority, told: `${withoutAuthority}&tlsCAFile=${join(its.folder, 'ca.crt')}` };
}

test('speaks TLS, and believes only whom it was told to', async () => {
  const { node, told, withoutAuthority } = await secureNode();
  const store = open({ url: `kurrentdb://${told}` });
  await store.append(starts('secret-0'));
  expect((await store.readAll(0n)).map(event => event.stream)).toEqual(['secret-0']);
  const seen = watch(store);
  await until(() => seen.length).toBe(1);

  const stranger = open({ url: `kurrentdb://${withoutAuthority}`, waitMs: 500 });
  expect(await error(stranger.append(starts('secret-1')))).toBeInstanceOf(StoreUnavailable);
  expect(node.log.stream('secret-1')).toEqual([]);
});
