import type { ReplayFrame } from '@alur/contracts/kernel/replay';
import type { LiveRow } from '@alur/contracts/kernel/topic';
import { ERASED, type Seen } from '@alur/domain/kernel/event';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Platform } from '../platform.js';
import { testPlatform } from '../testing/platform.js';
import { hallRollup, ticketErasure, ticketModule, ticketView } from '../testing/ticket-module.js';
import { byKey, daysOf, shownAfter, settled as plain } from './testing/reference.js';
import { steps, Teller, type Step } from './testing/sample-days.js';

const clinic = { modules: [ticketModule], processes: [], dues: [], erasures: [ticketErasure] };
const ticketView2 = { ...ticketView, version: 2 };
/** The same views in a new version, built beside the old. */
const rebuilt = {
  ...clinic,
  modules: [{ ...ticketModule, views: [ticketView2, { ...hallRollup, version: 2, over: ticketView2 }] }],
};
/** A new sum over the same view. */
const recounted = { ...clinic, modules: [{ ...ticketModule, views: [ticketView, { ...hallRollup, version: 3 }] }] };

const ONE_BY_ONE = [1, 2, 3];
const AT_ONCE = [4, 5, 6, 7, 8];
const MERCHANTS = [...ONE_BY_ONE, ...AT_ONCE];

const topicsOf = ({ topics }: Platform) =>
  ['ticket.board', 'ticket.hall'].flatMap(name => ['A', 'B'].map(hall => topics.named(name, { hall })));

const folded = (rows: readonly LiveRow[], frames: readonly ReplayFrame[]): LiveRow[] => {
  const now = new Map(rows.map(row => [row.key, row]));
  for (const { frame } of frames) {
    for (const { key } of frame.removed) now.delete(key);
    for (const row of frame.rows) now.set(row.key, row);
  }
  return byKey([...now.values()]);
};

const eventsOf = (platform: Platform, merchantId: number): Promise<Seen[]> =>
  platform.log.readAll(0n, { limit: 10_000, filter: { merchantId } });

const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** Every topic of every day of a facility, at its beginning, after each append, and at each time. Answers how many days. */
async function compare(platform: Platform, merchantId: number): Promise<number> {
  const all = await eventsOf(platform, merchantId);
  const until = (position: string) => all.filter(event => BigInt(event.position) <= BigInt(position));
  const days = daysOf(all);
  for (const { day, events } of days)
    for (const topic of topicsOf(platform)) {
      const which = `${merchantId} ${day} ${topic.key}`;
      const read = (seek: object, limit = 1_000) => platform.replays.read(merchantId, topic, day, seek, limit);
      const before = all.slice(0, all.indexOf(events[0]!));
      const { data, meta } = await read({});
      expect(plain(topic, data.rows), `${which} begins`).toEqual(plain(topic, shownAfter(before, topic)));
      expect(meta).toMatchObject({ next: null, seq: String(BigInt(events[0]!.position) - 1n) });
      let seq = meta.seq;
      for (const { frame } of data.frames) {
        expect(frame.prev).toBe(seq);
        seq = frame.seq;
      }
      let at = '';
      for (const [index, event] of events.entries()) {
        at = event.meta.at > at ? event.meta.at : at;
        if (events[index + 1]?.meta.appendId === event.meta.appendId) continue;
        const now = shownAfter(until(event.position), topic);
        const here = (await read({ from: event.position }, 3)).data;
        expect(plain(topic, here.rows), `${which} at ${event.position}`).toEqual(plain(topic, now));
        const later = events.slice(index + 1).find(({ meta: { at: next } }) => next > at);
        const last = later ? events[events.indexOf(later) - 1]! : events.at(-1)!;
        const then = await read({ at });
        expect(plain(topic, then.data.rows), `${which} at ${at}`).toEqual(
          plain(topic, shownAfter(until(last.position), topic)),
        );
      }
      expect(plain(topic, folded(data.rows, data.frames))).toEqual(
        plain(topic, shownAfter(until(events.at(-1)!.position), topic)),
      );
    }
  return days.length;
}

/** A day on which nothing happened shows how the one before it ended. */
async function compareQuiet(platform: Platform, merchantId: number): Promise<number> {
  const all = await eventsOf(platform, merchantId);
  const days = daysOf(all);
  const known = new Set(days.map(({ day }) => day));
  const quiet = ['2026-02-01', ...days.map(({ day }) => dayAfter(day))].filter(day => !known.has(day));
  for (const day of quiet)
    for (const topic of topicsOf(platform)) {
      const { data, meta } = await platform.replays.read(merchantId, topic, day, {}, 10);
      const before = days.filter(each => each.day < day).flatMap(({ events }) => events);
      expect(plain(topic, data.rows), `${merchantId} ${day} ${topic.key}`).toEqual(
        plain(topic, shownAfter(before, topic)),
      );
      expect([data.frames, meta.next]).toEqual([[], null]);
    }
  return quiet.length;
}

describe.each(['postgres', 'kurrentdb'] as const)('a replay of a log in %s', store => {
  let it_: Awaited<ReturnType<typeof testPlatform>>;
  /**
   * Facilities whose days are compared again after a rebuild; fewer with KurrentDB, where each read of the log costs
   * more.
   */
  const builtAgain = store === 'postgres' ? MERCHANTS : [1, 4];
  const stories: Step[][][] = fc.sample(steps, { numRuns: MERCHANTS.length, seed: 20_261_121 });

  beforeAll(async () => {
    it_ = await testPlatform(clinic, store);
    const { platform } = it_;
    for (const merchantId of AT_ONCE) {
      const teller = new Teller(platform.log, merchantId);
      for (const steps of stories[merchantId - 1]!) await teller.tell(steps);
    }
    // What was written until now is projected in batches that pass several midnights.
    await platform.startWorkers();
    for (const merchantId of ONE_BY_ONE) {
      const teller = new Teller(platform.log, merchantId);
      for (const steps of stories[merchantId - 1]!)
        if (!(await platform.progress.waitFor(await teller.tell(steps), merchantId, 5_000)))
          throw new Error('what was told is not projected');
    }
  });
  afterAll(() => it_.end());

  it('is about days that carry over, of clocks set back and facilities that move', async () => {
    const all = (await Promise.all(MERCHANTS.map(id => eventsOf(it_.platform, id)))).flat();
    const backwards = all.filter((event, at) => (all[at - 1]?.meta.at ?? '') > event.meta.at);
    expect(backwards.length).toBeGreaterThan(10);
    expect(new Set(all.map(({ meta }) => meta.offset)).size).toBe(3);
    const { rows } = await it_.database.worker.query('select count(*)::int from rows.keyframe');
    expect(rows[0].count).toBeGreaterThan(50);
  });

  it.each(MERCHANTS)('shows what the log up to there adds up to: story %i', { timeout: 60_000 }, async merchantId => {
    expect(await compare(it_.platform, merchantId)).toBeGreaterThan(0);
  });

  it('shows a quiet day as the day before it ended', async () => {
    let quiet = 0;
    for (const merchantId of MERCHANTS) quiet += await compareQuiet(it_.platform, merchantId);
    expect(quiet).toBeGreaterThan(10);
  });

  it('goes on as the day does', async () => {
    const { platform } = it_;
    const teller = new Teller(platform.log, 20);
    const story: Step[][] = [
      [{ kind: 'open', patientId: 1, hall: 'A' }],
      [{ kind: 'wait', minutes: 1_440 }],
      [{ kind: 'open', patientId: 2, hall: 'A' }],
      [{ kind: 'gather', patientId: 1, hall: 'B' }],
      [{ kind: 'open', patientId: 1, hall: 'A' }],
      [{ kind: 'close', nth: 0 }],
    ];
    for (const steps of story) {
      const position = await teller.tell(steps);
      if (position === 0n) continue;
      await platform.progress.waitFor(position, 20, 5_000);
      expect(await compare(platform, 20)).toBeGreaterThan(0);
    }
  });

  it('is one facility’s own', async () => {
    const [topic] = topicsOf(it_.platform);
    const { data } = await it_.platform.replays.read(99, topic!, '2026-03-02', {}, 100);
    expect(data).toEqual({ rows: [], frames: [] });
    const [event] = await eventsOf(it_.platform, 1);
    expect(await it_.platform.replays.appendAt(2, BigInt(event!.position))).toEqual([]);
    expect(await it_.platform.replays.appendAt(1, BigInt(event!.position))).toContainEqual(event);
  });

  const keyframes = async () =>
    (
      await it_.database.worker.query(
        `select merchant_id, split_part(table_name, '_v', 1) as name, key, position, until, row
         from rows.keyframe order by 1, 2, 3, 5`,
      )
    ).rows;

  it.each([
    ['of a new version of a view', rebuilt],
    ['of a new sum over a view', recounted],
  ])('is the same %s, built from the log', { timeout: 120_000 }, async (_name, next) => {
    await it_.platform.stopWorkers();
    const before = await keyframes();
    const other = it_.again(next);
    await other.platform.startWorkers();
    for (const merchantId of builtAgain) await compare(other.platform, merchantId);
    await other.close();
    const after = await keyframes();
    expect(after.length).toBeGreaterThan(before.length);
  });

  it('is the same after another release, which did not keep the rows current', { timeout: 120_000 }, async () => {
    const teller = new Teller(it_.platform.log, 30);
    const story: Step[] = [
      { kind: 'open', patientId: 1, hall: 'A' },
      { kind: 'open', patientId: 2, hall: 'A' },
      { kind: 'gather', patientId: 1, hall: 'B' },
      { kind: 'close', nth: 0 },
    ];
    for (const release of [rebuilt, recounted, rebuilt]) {
      const other = it_.again(release);
      await other.platform.startWorkers();
      for (const step of story) await teller.tell([step, { kind: 'wait', minutes: 900 }]);
      await other.platform.progress.waitFor(await teller.tell([story[0]!]), 30, 5_000);
      expect(await compare(other.platform, 30)).toBeGreaterThan(1);
      await other.close();
    }
  });

  it('is the same where the rows are older than their history', { timeout: 120_000 }, async () => {
    const before = await keyframes();
    await it_.database.worker.query(`delete from rows.keyframe; delete from rows.log_day;
      delete from alur.checkpoint where name like 'history:%'`);
    const other = it_.again(rebuilt);
    await other.platform.startWorkers();
    for (const merchantId of builtAgain) await compare(other.platform, merchantId);
    const kept = (rows: { name: string }[]) =>
      rows.filter(({ name }) => name === 'rows.ticket' || name === 'rows.hall');
    expect(new Set(kept(await keyframes()).map(row => JSON.stringify(row)))).toEqual(
      new Set(kept(before).map(row => JSON.stringify(row))),
    );
    await other.close();
  });
});

describe('an erased person', () => {
  it.each(['postgres', 'kurrentdb'] as const)('is in no day past of a log in %s', async store => {
    const it_ = await testPlatform(clinic, store);
    const { platform } = it_;
    await platform.startWorkers();
    const teller = new Teller(platform.log, 1);
    const wait: Step = { kind: 'wait', minutes: 1_440 };
    const open: Step = { kind: 'open', patientId: 3, hall: 'A' };
    const tell = async (...steps: Step[]) => platform.progress.waitFor(await teller.tell(steps), 1, 5_000);
    await tell(open);
    await tell(wait, open);
    await tell(wait, { kind: 'close', nth: 0 });
    const topic = platform.topics.named('ticket.board', { hall: 'A' });
    const days = daysOf(await eventsOf(platform, 1)).map(({ day }) => day);
    const names = async () => {
      const read = await Promise.all(days.map(day => platform.replays.read(1, topic, day, {}, 100)));
      return read.flatMap(({ data }) => [...byKey(data.rows), ...data.frames.flatMap(({ frame }) => frame.rows)]);
    };
    const before = await names();
    expect(before).toEqual(before.map(row => ({ ...row, name: 'Budi 3' })));

    await tell(wait, { kind: 'erase', patientId: 3 });
    await vi.waitFor(async () => expect(await names()).toEqual(before.map(row => ({ ...row, name: ERASED }))));
    const { rows } = await it_.database.worker.query(
      `select row->>'name' as name from rows.keyframe where row ? 'name'`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(2);
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set([ERASED]));
    await it_.end();
  });
});
