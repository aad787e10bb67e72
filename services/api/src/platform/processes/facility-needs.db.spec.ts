import { command } from '@alur/contracts/declare';
import { on } from '@alur/domain/kernel/act';
import type { Aggregate } from '@alur/domain/kernel/aggregate';
import { code, event, type DataOf, type EventOf } from '@alur/domain/kernel/event';
import { moduleOf } from '@alur/domain/kernel/module';
import { facilityNeed, processOf } from '@alur/domain/kernel/process';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { callerWith, commandId, testPlatform } from '../testing/platform.js';

/** A bell that a neighbour echoes, where the facility has a neighbour. */
const bellEvents = {
  NeighbourCame: event(z.object({ name: code() })),
  NeighbourLeft: event(z.object({ name: code() })),
  BellRung: event(z.object({ bellId: z.int() })),
  BellEchoed: event(z.object({ bellId: z.int() })),
};
type BellEvent = EventOf<typeof bellEvents>;
const bell: Aggregate<null, BellEvent> = { kind: 'bell', initial: null, evolve: state => state };
const neighbour: Aggregate<{ isThere: boolean }, BellEvent> = {
  kind: 'neighbour',
  initial: { isThere: false },
  evolve: (_state, { type }) => ({ isThere: type === 'NeighbourCame' }),
};
const access = ['audit:processes'] as const;
const ring = command('bell/ring', { target: 'new', access, body: z.object({}) });
const echo = command('bell/echo', { target: 'existing', access: ['system:process'], body: z.object({}) });
const bells = moduleOf('bell', {
  events: bellEvents,
  aggregates: [bell, neighbour],
  acts: [
    on(ring, bell, (_body, _state, { ids }): BellEvent[] => [{ type: 'BellRung', data: { bellId: ids['bell'] ?? 0 } }]),
    on(echo, bell, ({ id }): BellEvent[] => [{ type: 'BellEchoed', data: { bellId: id } }]),
  ],
});
const echoing = processOf<DataOf<typeof bellEvents>>()({
  name: 'echoing',
  types: ['BellRung'],
  needs: facilityNeed({ neighbour }, states => states.neighbour.isThere),
  react: ({ data }) => [{ command: echo, target: data.bellId, body: {} }],
});

let it_: Awaited<ReturnType<typeof testPlatform>>;
beforeAll(async () => void (it_ = await testPlatform({ modules: [bells], processes: [echoing], dues: [] })));
afterAll(() => it_.end());

const rings = async (merchantId = 1): Promise<number> => {
  const call = { commandId: commandId(), awaitRows: false };
  return (await it_.platform.runner.execute(callerWith(merchantId, access), 'bell/ring', 0, {}, call)).id;
};
const neighbourHas = (type: 'NeighbourCame' | 'NeighbourLeft', expected: number | 'none') =>
  it_.platform.log.append([{ stream: 'neighbour-1', expected, events: [{ type, data: { name: 'x' } }] }], [], {
    ...{ merchantId: 1, actorId: 0, role: 'system', commandId: commandId(), appendId: commandId() },
    ...{ correlationId: commandId(), at: new Date().toISOString(), localDate: '2026-11-27', offset: '+07:00' },
    origin: {},
  });
const echoed = async () =>
  (await it_.platform.log.readAll(0n)).flatMap(({ type, data }) => (type === 'BellEchoed' ? [data['bellId']] : []));
const checkpoint = async () => {
  const { rows } = await it_.database.worker.query<{ position: string }>(
    `select position::text from alur.checkpoint where name = 'process:echoing'`,
  );
  return BigInt(rows[0]?.position ?? -1);
};

test('an event counts by what its facility had when it was written, however late the process comes by', async () => {
  const worker = it_.again();
  await worker.platform.startWorkers();
  await vi.waitUntil(async () => (await checkpoint()) >= 0n);
  await worker.close();

  await rings();
  await neighbourHas('NeighbourCame', 'none');
  const between = await rings();
  await rings(2);
  await neighbourHas('NeighbourLeft', 0);
  await rings();
  await neighbourHas('NeighbourCame', 1);
  const last = await rings();

  await it_.platform.startWorkers();
  await vi.waitUntil(async () => (await echoed()).includes(last));
  const live = await rings();
  await vi.waitUntil(async () => (await echoed()).includes(live));
  expect(new Set(await echoed())).toEqual(new Set([between, last, live]));
});

test('what is left out is behind the process all the same', async () => {
  await rings(2);
  const head = await it_.platform.log.head();
  await vi.waitUntil(async () => (await checkpoint()) >= head, { timeout: 10_000 });
  expect(await echoed()).toHaveLength(3);
});
