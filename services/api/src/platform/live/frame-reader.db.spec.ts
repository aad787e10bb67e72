import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Platform } from '../platform.js';
import { callerWith, commandId, testPlatform } from '../testing/platform.js';
import { nextTicketViews, noteProcess, ticketModule } from '../testing/ticket-module.js';
import { watched } from '../testing/watched.js';

const clinic = { modules: [ticketModule], processes: [noteProcess], dues: [] };
const rights = ['front-office.patient-queue:view'];
const sari = callerWith(1, rights);

/** Two processes on one database: `http` takes commands and serves boards, `worker` makes the rows. */
let worker: Awaited<ReturnType<typeof testPlatform>>;
let http: { platform: Platform; close: () => Promise<void> };

beforeEach(async () => {
  worker = await testPlatform(clinic);
  http = worker.again();
});
afterEach(() => worker.end());

const eventually = (see: () => unknown) => vi.waitFor(see, { timeout: 10_000 });
const open = ({ runner }: Platform, body: object = {}, caller = sari) =>
  runner.execute(
    caller,
    'ticket/open',
    0,
    { patientId: 5, hall: 'A', name: 'Budi', seats: 1000, ...body },
    { commandId: commandId() },
  );
const following = async ({ platform }: { platform: Platform } = http) => {
  platform.follow();
  await eventually(() => platform.checkRows());
};
const endConnections = (name: string) =>
  worker.database.worker.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and datname = current_database()',
    [name],
  );

it('brings the rows of another process to this one’s commands and boards', async () => {
  await worker.platform.startWorkers();
  await following();
  const board = watched(http.platform, sari, 'ticket.board', { hall: 'A' });
  const there = watched(worker.platform, sari, 'ticket.board', { hall: 'A' });
  const receipt = await open(http.platform);
  expect(receipt.projected).toBe(true);
  expect(board.frames).toMatchObject([{ prev: '0', rows: [{ id: receipt.id }] }]);
  await eventually(() => expect(there.frames).toEqual(board.frames));
});

it('sends every frame once and in order, whoever gives the command', async () => {
  await worker.platform.startWorkers();
  await following();
  const board = watched(http.platform, sari, 'ticket.board', { hall: 'A' });
  const receipts = await Promise.all(
    Array.from({ length: 60 }, (_none, n) => open(n % 2 === 0 ? http.platform : worker.platform)),
  );
  expect(receipts.every(({ projected }) => projected)).toBe(true);
  await vi.waitFor(() => expect(board.frames.flatMap(({ rows }) => rows)).toHaveLength(60));
  board.frames.forEach(({ prev }, at) => expect(prev).toBe(board.frames[at - 1]?.seq ?? '0'));
});

it('hears of rows again when another process makes them', async () => {
  await worker.platform.startWorkers();
  await following(worker);
  const heard: string[] = [];
  worker.platform.onProjected(changed => heard.push(...changed.map(({ name }) => name)));
  await worker.platform.stopWorkers();
  await http.platform.startWorkers();
  await following();
  await eventually(() => expect(heard).toContain('hall')); // it may have changed meanwhile
  heard.length = 0;
  await open(http.platform);
  await eventually(() => expect(heard).toEqual(['ticket', 'hall']));
});

it('tells in which views rows have changed', async () => {
  await worker.platform.startWorkers();
  await following();
  const heard: string[] = [];
  http.platform.onProjected(changed => heard.push(...changed.map(({ name }) => name)));
  await open(worker.platform);
  await vi.waitFor(() => expect(heard).toEqual(['ticket', 'hall']));
});

it('is not ready before a worker has made the row tables', async () => {
  http.platform.follow();
  await expect(http.platform.checkRows()).rejects.toThrow('the rows are not followed');
  await worker.platform.startWorkers();
  await eventually(() => http.platform.checkRows());
});

it('after a lost connection reads on where it was, and takes nothing for known', async () => {
  await worker.platform.startWorkers();
  await following();
  const board = watched(http.platform, sari, 'ticket.board', { hall: 'A' });
  await open(http.platform);
  const heard: string[] = [];
  http.platform.onProjected(changed => heard.push(...changed.map(({ name }) => name)));
  await endConnections('alur-frames');
  const missed = await open(worker.platform);
  await eventually(() => expect(board.frames).toMatchObject([{}, { rows: [{ id: missed.id }] }]));
  expect(heard).toEqual(expect.arrayContaining(['ticket', 'hall']));
  expect((await open(http.platform)).projected).toBe(true);
});

it('makes watchers fetch snapshots after a long interruption', async () => {
  await worker.platform.startWorkers();
  await following();
  const board = watched(http.platform, sari, 'ticket.board', { hall: 'A' });
  const now = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 60_000);
  await eventually(() =>
    expect(board.stale).toEqual([{ topic: 'ticket.board', params: { hall: 'A' }, reason: 'missed' }]),
  );
  vi.restoreAllMocks();
});

it('takes over where another worker ends, without a gap at its boards', async () => {
  await worker.platform.startWorkers();
  await following();
  await http.platform.startWorkers(); // standing by
  const board = watched(http.platform, sari, 'ticket.board', { hall: 'A' });
  await open(worker.platform);
  await worker.platform.stopWorkers();
  await eventually(async () => expect((await open(http.platform)).projected).toBe(true));
  const last = await open(http.platform);
  expect(board.frames.at(-1)).toMatchObject({ rows: [{ id: last.id }] });
  board.frames.forEach(({ prev }, at) => expect(prev).toBe(board.frames[at - 1]?.seq ?? '0'));
});

it('serves two releases, each with its own version of a view, while one takes the other’s place', async () => {
  const nextClinic = { ...clinic, modules: [{ ...ticketModule, ...nextTicketViews() }] };
  await worker.platform.startWorkers();
  await following();
  const old = watched(http.platform, sari, 'ticket.board', { hall: 'A' });
  const first = await open(http.platform);

  const nextWorker = worker.again(nextClinic);
  await nextWorker.platform.startWorkers(); // standing by
  await worker.platform.stopWorkers();
  const nextHttp = worker.again(nextClinic);
  await following(nextHttp);
  const young = watched(nextHttp.platform, sari, 'ticket.board', { hall: 'A' });
  const second = await open(http.platform);
  const third = await open(nextHttp.platform);

  await eventually(() => expect([old.frames.length, young.frames.length]).toEqual([3, 2]));
  const shown = (frames: typeof old.frames) => frames.flatMap(({ rows }) => rows.map(({ key }) => Number(key)));
  expect(shown(old.frames)).toEqual([first.id, second.id, third.id]);
  expect(shown(young.frames)).toEqual([second.id, third.id]);
  for (const { frames } of [old, young]) {
    expect(new Set(frames.map(({ epoch }) => epoch)).size).toBe(1);
    frames.slice(1).forEach(({ prev }, at) => expect(prev).toBe(frames[at]?.seq));
  }
  for (const { platform } of [http, nextHttp]) {
    const snapshot = await platform.snapshots.read(1, platform.topics.grant(sari, 'ticket.board', { hall: 'A' }));
    expect(snapshot.data).toHaveLength(3);
    expect(snapshot.meta.seq).toBe(old.frames.at(-1)?.seq);
  }
  expect(old.stale).toEqual([]);
});

it('waits for the partition of the merchant, not for another one’s', async () => {
  const parted = worker.again(clinic, 2);
  const served = worker.again(clinic, 2);
  await parted.platform.startWorkers();
  await following(served);
  for (const merchantId of [1, 2, 3, 4]) {
    const caller = callerWith(merchantId, rights);
    const board = watched(served.platform, caller, 'ticket.board', { hall: `H${merchantId}` });
    expect((await open(served.platform, { hall: `H${merchantId}` }, caller)).projected).toBe(true);
    expect(board.frames).toHaveLength(1);
  }
  await parted.close();
  // Another one is current though the log's last event is of one partition alone.
  await worker.again(clinic, 2).platform.startWorkers();
});
