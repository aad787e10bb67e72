import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import type { Caller } from '../access/caller.js';
import type { Platform } from '../platform.js';
import { callerWith, commandId, testPlatform } from '../testing/platform.js';
import { noteProcess, ticketModule } from '../testing/ticket-module.js';
import { watched } from '../testing/watched.js';
import { ELECTION, readShares } from './election.js';

const PARTITIONS = 2;
const clinic = { modules: [ticketModule], processes: [noteProcess], dues: [] };
const callers = [1, 2].map(merchantId => callerWith(merchantId, ['front-office.patient-queue:view']));
const [inLast, inFirst] = callers as [Caller, Caller];

let it_: Awaited<ReturnType<typeof testPlatform>>;
const another = () => it_.again(clinic, PARTITIONS);
type Process = ReturnType<typeof another>;
let http: Process;
let first: Process;
let second: Process;

const eventually = <T>(see: () => T | Promise<T>) => vi.waitFor(see, { timeout: 20_000, interval: 20 });
const shares = async () =>
  (await readShares(it_.database.worker)).map(({ leads }) => leads.length).toSorted((a, b) => a - b);
const comeTo = (...wanted: number[]) => eventually(async () => expect(await shares()).toEqual(wanted));
const open = ({ runner }: Platform, caller = inLast) =>
  runner.execute(
    caller,
    'ticket/open',
    0,
    { patientId: 5, hall: `H${caller.merchantId}`, name: 'Budi', seats: 100_000 },
    { commandId: commandId() },
  );
const close = ({ runner }: Platform, id: number, caller = inFirst) =>
  runner.execute(caller, 'ticket/close', id, {}, { commandId: commandId() });
/** Commands for both partitions, one after another, until stopped: the receipts' ids by merchant. */
const busy = () => {
  const ids: number[][] = [[], []];
  let going = true;
  const work = Promise.all(
    callers.map(async (caller, at) => {
      while (going) ids[at]?.push((await open(http.platform, caller)).id);
    }),
  );
  return async () => {
    going = false;
    await work;
    return ids;
  };
};
const counted = async () =>
  (
    await it_.database.worker.query<{ open: number }>('select open::int from rows.hall_v1_1 order by merchant_id')
  ).rows.map(row => row.open);
const leading = async (partition: number): Promise<number> => {
  const { rows } = await it_.database.worker.query<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and classid = $1 and objid = $2 and granted
       and database = (select oid from pg_database where datname = current_database())`,
    [ELECTION, partition],
  );
  return rows[0]?.pid ?? 0;
};
const notesOf = ({ platform }: Process) => {
  const seen = vi.spyOn(platform.runner, 'execute');
  return () => seen.mock.calls.filter(([, name]) => name === 'ticket/note').length;
};

beforeEach(async () => {
  it_ = await testPlatform(clinic);
  [http, first, second] = [another(), another(), another()];
  for (const { platform } of [http, first, second]) platform.follow();
  await first.platform.startWorkers();
  await eventually(() => http.platform.checkRows());
});
afterEach(() => it_.end());

it('gives one of two partitions to a worker that comes, and takes it back when that ends, while commands come in', async () => {
  expect(await shares()).toEqual([2]);
  const boards = callers.map(caller =>
    watched(http.platform, caller, 'ticket.board', { hall: `H${caller.merchantId}` }),
  );
  const done = busy();
  await second.platform.startWorkers();
  await comeTo(1, 1);
  await second.platform.stopWorkers();
  await comeTo(2);
  const ids = await done();
  // Nothing is projected twice, nothing is left out, and no board has missed a frame.
  await eventually(async () => expect(await counted()).toEqual(ids.map(({ length }) => length)));
  for (const [at, { frames, stale }] of boards.entries()) {
    await eventually(() => expect(frames.flatMap(({ rows }) => rows).length).toBe(ids[at]?.length));
    expect(stale).toEqual([]);
    frames.forEach(({ prev }, n) => expect(prev).toBe(frames[n - 1]?.seq ?? '0'));
  }
});

it('lets processes go with the first partition: they end where it is lost', async () => {
  await second.platform.startWorkers();
  await comeTo(1, 1);
  const [there, elsewhere] = [notesOf(first), notesOf(second)];
  /** The process in which consequences of a closed ticket run. */
  const closed = async () => {
    const [before, after] = [there(), elsewhere()];
    await close(http.platform, (await open(http.platform, inFirst)).id);
    // The event is in two streams.
    await eventually(() => expect(there() + elsewhere()).toBe(before + after + 2));
    return there() === before ? 'second' : elsewhere() === after ? 'first' : 'both';
  };
  expect(await closed()).toBe('first');
  await first.platform.stopWorkers();
  await comeTo(2);
  expect(await closed()).toBe('second');
  await first.close();
});

it('goes on where a worker’s connections are cut, and each has its own again', async () => {
  await second.platform.startWorkers();
  await comeTo(1, 1);
  const done = busy();
  const before = [await leading(0), await leading(1)];
  await it_.database.worker.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [before]);
  await eventually(async () => {
    expect([0, ...before]).not.toContain(await leading(0));
    expect([0, ...before]).not.toContain(await leading(1));
  });
  await comeTo(1, 1);
  const ids = await done();
  await eventually(async () => expect(await counted()).toEqual(ids.map(({ length }) => length)));
});

it('leaves out nothing that came in while nobody made the rows, not even the first of all', async () => {
  await first.platform.stopWorkers();
  const body = { patientId: 5, hall: 'H1', name: 'Budi', seats: 9 };
  const call = { commandId: commandId(), awaitRows: false };
  await http.platform.runner.execute(inLast, 'ticket/open', 0, body, call);
  await second.platform.startWorkers();
  expect(await counted()).toEqual([1]);
});

it('sends signs of life while idle, since the database closes silent connections', async () => {
  const asked = vi.spyOn(pg.Client.prototype, 'query') as unknown as MockInstance<(text: unknown) => unknown>;
  const sign = await eventually(() => {
    const at = asked.mock.calls.findIndex(([text]) => text === 'select');
    expect(at).toBeGreaterThanOrEqual(0);
    return asked.mock.contexts[at] as pg.Client;
  });
  asked.mockRestore();
  for (const setting of ['idle_session_timeout', 'idle_in_transaction_session_timeout'])
    expect((await sign.query(`show ${setting}`)).rows).toEqual([{ [setting]: '15s' }]);
});

it('takes what stays free though a worker that leads fewer would be next', async () => {
  const absent = new pg.Client(it_.database.worker.options.connectionString);
  await absent.connect();
  try {
    await first.platform.stopWorkers();
    await absent.query('select pg_advisory_lock_shared(7201303, 7), pg_advisory_lock_shared(7201306, 1)');
    await second.platform.startWorkers();
    await comeTo(0, 2);
    expect(await counted()).toEqual([]);
  } finally {
    await absent.end();
  }
});

it('writes nothing where another one has moved the checkpoint: who wakes up late begins again behind it', async () => {
  const { id } = await open(http.platform);
  const head = await http.platform.log.head();
  await it_.database.worker.query(
    `update alur.checkpoint set position = $1 where name = 'projector:1/${PARTITIONS}' and position = $2`,
    [head + 2n, head],
  );
  // Two events, of the ticket and of its hall, that another one has dealt with, as far as this one can see.
  const passed = await open(http.platform);
  const next = await open(http.platform);
  const { rows } = await it_.database.worker.query<{ id: number }>('select id::int from rows.ticket_v1 order by id');
  expect(rows.map(row => row.id)).toEqual([id, next.id]);
  expect(passed.id).toBe(next.id - 1);
});
