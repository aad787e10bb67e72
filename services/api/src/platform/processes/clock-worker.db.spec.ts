import { command } from '@alur/contracts/declare';
import type { HeldCommandRow } from '@alur/contracts/kernel/process/rows';
import { on } from '@alur/domain/kernel/act';
import type { Aggregate } from '@alur/domain/kernel/aggregate';
import { code, event, type DataOf, type EventOf } from '@alur/domain/kernel/event';
import { moduleOf } from '@alur/domain/kernel/module';
import type { Due } from '@alur/domain/kernel/process';
import { processModule } from '@alur/domain/kernel/process/module';
import { ensure } from '@alur/domain/kernel/rejection';
import { viewOf } from '@alur/domain/kernel/view';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { callerWith, commandId, testPlatform } from '../testing/platform.js';
import { ClockWorker } from './clock-worker.js';
import { DueRows } from './due-rows.js';
import { Steps } from './steps.js';

/** An alarm that rings when its moment has come, unless it is stuck. */
const alarmEvents = {
  AlarmSet: event(z.object({ alarmId: z.int(), dueAt: code() })),
  AlarmStuck: event(z.object({ isStuck: z.boolean() })),
  AlarmRang: event(z.object({ alarmId: z.int() })),
};
type AlarmEvent = EventOf<typeof alarmEvents>;
const alarm: Aggregate<{ isStuck: boolean }, AlarmEvent> = {
  kind: 'alarm',
  initial: { isStuck: false },
  evolve: (state, { type, data }) => (type === 'AlarmStuck' ? data : state),
};
const access = ['audit:processes'] as const;
const set = command('alarm/set', { target: 'new', access, body: z.object({ dueAt: z.string() }) });
const stick = command('alarm/stick', { target: 'existing', access, body: z.object({ isStuck: z.boolean() }) });
const ring = command('alarm/ring', { target: 'existing', access: ['system:process'], body: z.object({}) });
const view = viewOf<DataOf<typeof alarmEvents>>()({
  name: 'alarm',
  version: 1,
  row: z.object({ id: z.int(), dueAt: z.nullable(z.string()) }),
  on: {
    AlarmSet: { key: e => e.data.alarmId, first: ({ data }) => ({ id: data.alarmId, dueAt: data.dueAt }) },
    AlarmRang: { key: e => e.data.alarmId, next: row => ({ ...row, dueAt: null }) },
  },
});
const alarms = moduleOf('alarm', {
  events: alarmEvents,
  aggregates: [alarm],
  acts: [
    on(set, alarm, ({ dueAt }, _state, { ids }): AlarmEvent[] => [
      { type: 'AlarmSet', data: { alarmId: ids['alarm'] ?? 0, dueAt } },
    ]),
    on(stick, alarm, ({ isStuck }): AlarmEvent[] => [{ type: 'AlarmStuck', data: { isStuck } }]),
    on(ring, alarm, ({ id }, { isStuck }): AlarmEvent[] => {
      ensure(!isStuck, 'alarm.stuck');
      return [{ type: 'AlarmRang', data: { alarmId: id } }];
    }),
  ],
  views: [view],
});
const ringing: Due = {
  name: 'ringing',
  view: 'alarm',
  dueAt: 'dueAt',
  react: row => [{ command: ring, target: row['id'] as number, body: {} }],
};
const clinic = { modules: [alarms, processModule], processes: [], dues: [ringing] };
const silent = pino({ level: 'silent' });

describe('the clock', () => {
  let it_: ReturnType<Awaited<ReturnType<typeof testPlatform>>['again']>;
  let end: () => Promise<void>;
  beforeAll(async () => {
    const made = await testPlatform(clinic);
    end = () => made.end();
    it_ = made.again(clinic, 2);
    await it_.platform.startWorkers();
  });
  afterAll(() => end());

  /** The clock of a worker that leads these partitions. */
  const clockOf = (...partitions: number[]) => {
    const { platform, database } = it_;
    const rows = new DueRows(ringing, view, platform.table('due_left'), database.worker);
    const clock = new ClockWorker(
      [rows],
      new Steps(platform.runner, platform.streams, silent),
      2,
      platform.arrivals,
      silent,
    );
    const duties = partitions.map(index => clock.partition(index));
    for (const duty of duties) duty.start();
    return { tick: (now: string) => clock.tick(now), stop: () => Promise.all(duties.map(duty => duty.stop())) };
  };
  const does = async (merchantId: number, name: string, id: number, body: object) =>
    (await it_.platform.runner.execute(callerWith(merchantId, access), name, id, body, { commandId: commandId() })).id;
  let day = 10;
  let [dueAt, then] = ['', ''];
  beforeEach(() => {
    day += 1;
    dueAt = `2026-11-${day}T17:00:00.000Z`;
    then = `2026-11-${day}T17:00:01.000Z`;
  });
  const setIn = (merchantId: number) => does(merchantId, 'alarm/set', 0, { dueAt });
  const eventsOf = async (id: number) =>
    [...(await it_.platform.log.readMany([{ stream: `alarm-${id}`, from: 0 }])).values()]
      .flat()
      .map(({ type }) => type);
  const rang = async (id: number) => (await eventsOf(id)).filter(type => type === 'AlarmRang').length;
  const heldOf = async (id: number): Promise<HeldCommandRow[]> =>
    (
      await it_.database.worker.query<{ row: HeldCommandRow }>(
        `select to_jsonb(t) as row from rows.held_command_v1 t where "targetId" = $1`,
        [id],
      )
    ).rows.map(({ row }) => row);
  const overdue = async () =>
    (await it_.platform.installationState.read()).find(row => row.kind === 'due' && row.name === 'ringing');

  it('does what is due once, and nothing before its time', async () => {
    const id = await setIn(1);
    const clock = clockOf(0, 1);
    await clock.tick(`2026-11-${day}T16:59:59.999Z`);
    expect(await rang(id)).toBe(0);
    await Promise.all([clock.tick(then), clock.tick(then)]);
    await clock.tick(then);
    expect(await rang(id)).toBe(1);
    await clock.stop();
  });

  it('holds what is refused, once, while the dues of the others go on', async () => {
    const stuck = await setIn(1);
    await does(1, 'alarm/stick', stuck, { isStuck: true });
    const others = [await setIn(1), await setIn(2), await setIn(3)];
    const clock = clockOf(0, 1);
    await clock.tick(then);
    await expect.poll(() => heldOf(stuck)).toHaveLength(1);
    await clock.tick(then);
    await clock.tick(then);
    expect(await heldOf(stuck)).toMatchObject([
      {
        process: 'ringing',
        command: 'alarm/ring',
        code: 'alarm.stuck',
        attempts: 1,
        cause: { dueKey: String(stuck), dueAt },
      },
    ]);
    expect(await Promise.all(others.map(rang))).toEqual([1, 1, 1]);
    expect(await overdue()).toMatchObject({ overdue: 0 });
    await clock.stop();
  });

  it('lets somebody try it again', async () => {
    const id = await setIn(1);
    await does(1, 'alarm/stick', id, { isStuck: true });
    const clock = clockOf(0, 1);
    await clock.tick(then);
    await expect.poll(() => heldOf(id)).toHaveLength(1);
    const [held] = (await heldOf(id)) as [HeldCommandRow];
    const sari = callerWith(1, access);
    await expect(it_.platform.held.retry(callerWith(2, access), held)).rejects.toMatchObject({
      code: 'process.not-held',
    });
    await expect(it_.platform.held.retry(sari, held)).rejects.toMatchObject({ code: 'alarm.stuck' });
    expect(await heldOf(id)).toMatchObject([{ attempts: 2 }]);
    await does(1, 'alarm/stick', id, { isStuck: false });
    await it_.platform.held.retry(sari, held);
    expect(await rang(id)).toBe(1);
    await expect.poll(() => heldOf(id)).toEqual([]);
    await clock.stop();
  });

  it('leaves alone what was waived', async () => {
    const id = await setIn(1);
    await does(1, 'alarm/stick', id, { isStuck: true });
    const clock = clockOf(0, 1);
    await clock.tick(then);
    await expect.poll(() => heldOf(id)).toHaveLength(1);
    const [held] = (await heldOf(id)) as [HeldCommandRow];
    await it_.platform.held.waive(callerWith(1, access), held, 'alarm rusak');
    await does(1, 'alarm/stick', id, { isStuck: false });
    await clock.tick(then);
    expect(await rang(id)).toBe(0);
    expect(await overdue()).toMatchObject({ overdue: 0 });
    await clock.stop();
  });

  it('takes each worker’s own facilities, and those of another once that one leaves', async () => {
    const [odd, even] = [await setIn(1), await setIn(2)];
    const [first, second] = [clockOf(0), clockOf(1)];
    await first.tick(then);
    expect([await rang(odd), await rang(even)]).toEqual([0, 1]);
    await second.tick(then);
    expect([await rang(odd), await rang(even)]).toEqual([1, 1]);
    const late = await setIn(2);
    await first.stop();
    await first.tick(then);
    expect(await rang(late)).toBe(0);
    const heir = clockOf(0);
    await heir.tick(then);
    expect(await rang(late)).toBe(1);
    await Promise.all([second.stop(), heir.stop()]);
  });
});
