import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHealthApp } from '../health/health-app.js';
import type { Platform } from '../platform.js';
import { steps, Teller, type Step } from '../replay/testing/sample-days.js';
import { testPlatform } from '../testing/platform.js';
import { hallRollup, nextTicketViews, ticketErasure, ticketModule, ticketView } from '../testing/ticket-module.js';
import { readShares } from './election.js';

const clinic = { modules: [ticketModule], processes: [], dues: [], erasures: [ticketErasure] };
const next = { ...clinic, modules: [{ ...ticketModule, ...nextTicketViews() }] };
/** A new sum over the same view. */
const recounted = {
  ...clinic,
  modules: [{ ...ticketModule, views: [ticketView, { ...hallRollup, version: 3 }], formerViews: [hallRollup] }],
};
const MERCHANTS = [1, 2, 3];

let it_: Awaited<ReturnType<typeof testPlatform>>;
type Process = ReturnType<typeof it_.again>;
let old: Process;
let tellers: Teller[];
let stories: Step[][][];

const eventually = <T>(see: () => T | Promise<T>) => vi.waitFor(see, { timeout: 20_000, interval: 20 });
const shares = async () => {
  const all = await readShares(it_.database.worker);
  return all.map(({ leads, standsFor }) => ({ leads, standsFor: standsFor.toSorted((a, b) => a - b) }));
};
/** Writes the next part of every story, and waits until the leader has made its rows. */
const tell = async ({ platform }: Process): Promise<void> => {
  for (const [at, merchantId] of MERCHANTS.entries())
    for (const steps of stories[at]?.splice(0, 4) ?? []) {
      const position = await tellers[at]!.tell(steps);
      if (!(await platform.progress.waitFor(position, merchantId, 5_000))) throw new Error('nobody makes the rows');
    }
};
/** Blocks the process's reads of the log until released, of one partition if it is given. */
const held = ({ log }: Platform, index?: number) => {
  let letGo = () => {};
  const gate = new Promise<void>(resolve => (letGo = resolve));
  const readAll = log.readAll.bind(log);
  const asked = vi.spyOn(log, 'readAll').mockImplementation(async (after, options) => {
    if (index === undefined || options?.filter?.partition?.index === index) await gate;
    return readAll(after, options);
  });
  return { letGo, reads: () => eventually(() => expect(asked).toHaveBeenCalled()) };
};
const rows = async (text: string) => (await it_.database.worker.query<Record<string, unknown>>(text)).rows;
const tickets = (version: number) =>
  rows(`select key, position, to_jsonb(t) as row from rows.ticket_v${version} t order by merchant_id, key`);
const past = (version: number) =>
  rows(`select merchant_id, key, position, until, row from rows.keyframe
        where table_name = 'rows.ticket_v${version}' order by 1, 2, 4`);
const counts = (version: string) =>
  rows(`select merchant_id, key, open from rows.hall_v${version} order by merchant_id, key`);

beforeEach(async () => {
  it_ = await testPlatform(clinic);
  stories = fc.sample(steps, { numRuns: MERCHANTS.length, seed: 20_261_123 });
});
afterEach(() => it_.end());

const begin = async (partitions: number) => {
  old = it_.again(clinic, partitions);
  await old.platform.startWorkers();
  tellers = MERCHANTS.map(id => new Teller(it_.platform.log, id));
  await tell(old);
};

it('rows go on being made while the next release builds its own, and these have all of it, days past too', async () => {
  await begin(1);
  const release = it_.again(next);
  const { letGo, reads } = held(release.platform);
  await release.platform.startWorkers();
  await reads();
  await tell(old);
  expect(await shares()).toEqual([{ leads: [0], standsFor: [0] }]);
  const health = await createHealthApp(release.database, release.platform);
  await health.listen(0, '127.0.0.1');
  const isReady = async () => (await fetch(`${await health.getUrl()}/health/ready`)).status;
  expect(await isReady()).toBe(503);

  letGo();
  await eventually(async () => expect(await isReady()).toBe(200));
  await expect(release.platform.checkRows()).rejects.toThrow('not every row table');
  await health.close();
  await tell(old);
  await old.close();
  await eventually(async () => expect(await shares()).toEqual([{ leads: [0], standsFor: [0] }]));
  await eventually(() => release.platform.checkRows());
  await tell(release);
  expect(await tickets(1)).not.toHaveLength(0);
  expect(await tickets(2)).toEqual(await tickets(1));
  expect(await past(1)).not.toHaveLength(0);
  expect((await past(2)).map(row => JSON.stringify(row))).toEqual((await past(1)).map(row => JSON.stringify(row)));
  expect(await counts('2_1')).toEqual(await counts('1_1'));
});

it('a sum that is new over rows that stand is built beside them', async () => {
  await begin(1);
  const release = it_.again(recounted);
  await release.platform.startWorkers();
  await eventually(async () => expect(await shares()).toHaveLength(2));
  await tell(old);
  await old.close();
  await eventually(() => release.platform.checkRows());
  await tell(release);
  expect(await counts('1_1')).not.toHaveLength(0);
  expect(await counts('1_3')).toEqual(await counts('1_1'));
  expect(await rows(`select from pg_tables where tablename like 'passing%'`)).toEqual([]);
});

it('is given a partition when it is ready for it, whatever the others still take', async () => {
  await begin(2);
  const release = it_.again(next, 2);
  const { letGo, reads } = held(release.platform, 0);
  await release.platform.startWorkers();
  await reads();
  const apart = [
    { leads: [0], standsFor: [0, 1] },
    { leads: [1], standsFor: [1] },
  ];
  await eventually(async () => expect((await shares()).toSorted((a, b) => a.leads[0]! - b.leads[0]!)).toEqual(apart));
  letGo();
  await eventually(async () => expect((await shares()).flatMap(({ standsFor }) => standsFor)).toHaveLength(4));
  await old.close();
  await eventually(async () => expect((await shares()).flatMap(({ leads }) => leads)).toHaveLength(2));
  await eventually(() => release.platform.checkRows());
  await tell(release);
  expect(await tickets(2)).toEqual(await tickets(1));
});

it('of two that come at once one builds; the other does where that one ends in the middle', async () => {
  await begin(1);
  const [one, other] = [it_.again(next), it_.again(next)];
  const { letGo, reads } = held(one.platform);
  await one.platform.startWorkers();
  await reads();
  const asked = vi.spyOn(other.platform.log, 'readAll');
  await other.platform.startWorkers();
  await tell(old);
  expect(asked).not.toHaveBeenCalled();
  const ended = one.close();
  letGo();
  await ended;
  await eventually(async () => expect(await shares()).toHaveLength(2));
  await old.close();
  await eventually(() => other.platform.checkRows());
  await tell(other);
  expect(await tickets(2)).toEqual(await tickets(1));
});

it('builds again what went stale while it stood by', async () => {
  await begin(1);
  const release = it_.again(recounted);
  await release.platform.startWorkers();
  await eventually(async () => expect(await shares()).toHaveLength(2));
  await it_.database.worker.query(`
    delete from alur.checkpoint where name like 'built:rows.ticket_v1:%'; update rows.ticket_v1 set name = 'stale'`);
  await old.close();
  await eventually(() => release.platform.checkRows());
  expect((await tickets(1)).filter(({ row }) => (row as { name: string }).name === 'stale')).toEqual([]);
  expect(await counts('1_3')).toEqual(await counts('1_1'));
});
