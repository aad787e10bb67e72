import { holdCommand } from '@alur/contracts/kernel/process/commands';
import type { HeldCommandRow } from '@alur/contracts/kernel/process/rows';
import { command } from '@alur/contracts/declare';
import { on } from '@alur/domain/kernel/act';
import type { Aggregate } from '@alur/domain/kernel/aggregate';
import { event, type DataOf, type EventOf } from '@alur/domain/kernel/event';
import { moduleOf } from '@alur/domain/kernel/module';
import { processOf } from '@alur/domain/kernel/process';
import { ensure } from '@alur/domain/kernel/rejection';
import { processModule } from '@alur/domain/kernel/process/module';
import * as z from 'zod/mini';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { callerWith, commandId, testPlatform } from './platform/testing/platform.js';

/** A box that may be shut; what is posted at a counter is put into the box of that number, in the counter's order. */
const boxEvents = {
  CounterOpened: event(z.object({})),
  LetterPosted: event(z.object({ boxId: z.int(), letter: z.int() })),
  LetterPut: event(z.object({ letter: z.int() })),
  LetterMissed: event(z.object({ letter: z.int() })),
  BoxWanted: event(z.object({ facilityId: z.int() })),
  BoxTurned: event(z.object({ isOpen: z.boolean() })),
};
type BoxEvent = EventOf<typeof boxEvents>;
interface Box {
  isOpen: boolean;
  letters: readonly number[];
  missed: readonly number[];
}
const box: Aggregate<Box, BoxEvent> = {
  kind: 'box',
  initial: { isOpen: true, letters: [], missed: [] },
  evolve: (state, { type, data }) =>
    type === 'LetterPut'
      ? { ...state, letters: [...state.letters, data.letter] }
      : type === 'LetterMissed'
        ? { ...state, missed: [...state.missed, data.letter] }
        : type === 'BoxTurned'
          ? { ...state, isOpen: data.isOpen }
          : state,
};
const counter: Aggregate<null, BoxEvent> = { kind: 'counter', initial: null, evolve: () => null };
const access = ['audit:processes'] as const;
const letter = z.object({ letter: z.int() });
const open = command('box/open', { target: 'new', access, body: z.object({}) });
const turn = command('box/turn', { target: 'existing', access, body: z.object({ isOpen: z.boolean() }) });
const put = command('box/put', { target: 'existing', access: ['system:process'], body: letter });
const miss = command('box/miss', { target: 'existing', access: ['system:process'], body: letter });
const build = command('box/build', { target: 'new', access: ['system:process'], body: z.object({}) });
const openCounter = command('counter/open', { target: 'new', access, body: z.object({}) });
const post = command('counter/post', {
  target: 'existing',
  access,
  body: z.object({ boxId: z.int(), letter: z.int() }),
});
const want = command('counter/want', { target: 'existing', access, body: z.object({ facilityId: z.int() }) });
const boxes = moduleOf('box', {
  events: boxEvents,
  aggregates: [box, counter],
  acts: [
    on(open, box, (): BoxEvent[] => [{ type: 'BoxTurned', data: { isOpen: true } }]),
    on(turn, box, (body): BoxEvent[] => [{ type: 'BoxTurned', data: { isOpen: body.isOpen } }]),
    on(put, box, (body, state): BoxEvent[] => {
      ensure(state.isOpen, 'box.shut');
      return [{ type: 'LetterPut', data: { letter: body.letter } }];
    }),
    on(miss, box, (body, state): BoxEvent[] =>
      state.missed.includes(body.letter) ? [] : [{ type: 'LetterMissed', data: { letter: body.letter } }],
    ),
    on(build, box, (): BoxEvent[] => [{ type: 'BoxTurned', data: { isOpen: true } }]),
    on(openCounter, counter, (): BoxEvent[] => [{ type: 'CounterOpened', data: {} }]),
    on(post, counter, ({ boxId, letter: one }): BoxEvent[] => [{ type: 'LetterPosted', data: { boxId, letter: one } }]),
    on(want, counter, ({ facilityId }): BoxEvent[] => [{ type: 'BoxWanted', data: { facilityId } }]),
  ],
});
const delivery = processOf<DataOf<typeof boxEvents>>()({
  name: 'delivery',
  types: ['LetterPosted'],
  react: ({ data }) => [{ command: put, target: data.boxId, body: { letter: data.letter } }],
  waive: ({ event: { data } }) => ({ command: miss, target: data.boxId, body: { letter: data.letter } }),
});
const building = processOf<DataOf<typeof boxEvents>>()({
  name: 'building',
  types: ['BoxWanted'],
  react: ({ data }) => [{ command: build, target: 0, body: {}, merchantId: data.facilityId }],
});
const clinic = {
  modules: [boxes, processModule],
  processes: [delivery, building],
  dues: [],
};

describe('a command that a process could not run', () => {
  const sari = callerWith(1, access);
  let it_: Awaited<ReturnType<typeof testPlatform>>;
  let worker: ReturnType<typeof it_.again>;
  let boxId: number;
  let counterId: number;

  beforeAll(async () => {
    it_ = await testPlatform(clinic);
    worker = it_.again();
    await worker.platform.startWorkers();
    it_.platform.follow();
  });
  afterAll(() => it_.end());
  beforeEach(async () => {
    boxId = await does('box/open', 0, {});
    counterId = await does('counter/open', 0, {});
  });

  const does = async (name: string, id: number, body: object, caller = sari) =>
    (await it_.platform.runner.execute(caller, name, id, body, { commandId: commandId() })).id;
  const posts = async (...letters: number[]) => {
    for (const one of letters) await does('counter/post', counterId, { boxId, letter: one });
  };
  const held = async (): Promise<HeldCommandRow[]> => {
    const { rows } = await it_.database.worker.query<{ row: HeldCommandRow }>(
      `select to_jsonb(t) as row from rows.held_command_v1 t where "targetId" = $1 order by id`,
      [boxId],
    );
    return rows.map(({ row }) => row);
  };
  const codes = async () => (await held()).map(({ code }) => code);
  const ofBox = async () =>
    [...(await it_.platform.log.readMany([{ stream: `box-${boxId}`, from: 0 }])).values()].flat();
  const letters = async () => {
    return (await ofBox()).flatMap(({ type, data }) => (type === 'LetterPut' ? [data['letter']] : []));
  };
  /** The process's alternative to a waived command. */
  const missed = async () =>
    (await ofBox()).flatMap(({ type, data }) => (type === 'LetterMissed' ? [data['letter']] : []));
  const firstHeld = async () => {
    const [first] = await held();
    if (!first) throw new Error('nothing is held');
    return first;
  };

  it('is held with its reason, and what comes after it to the same target waits behind it', async () => {
    await does('box/turn', boxId, { isOpen: false });
    await posts(1, 2, 3);
    await expect.poll(codes).toEqual(['box.shut', 'process.waiting', 'process.waiting']);
    const other = boxId;
    boxId = await does('box/open', 0, {});
    await posts(9);
    await expect.poll(letters).toEqual([9]);
    boxId = other;
    expect(await letters()).toEqual([]);
  });

  it('holds nothing that comes from elsewhere to the same target', async () => {
    await does('box/turn', boxId, { isOpen: false });
    await posts(1, 2);
    await expect.poll(codes).toHaveLength(2);
    await does('box/turn', boxId, { isOpen: true });
    await posts(3);
    await expect.poll(codes).toEqual(['box.shut', 'process.waiting', 'process.waiting']);
    counterId = await does('counter/open', 0, {});
    await posts(9);
    await expect.poll(letters).toEqual([9]);
    expect(new Set((await held()).map(({ source }) => source)).size).toBe(1);
  });

  it('is done in order once it can be, when somebody says so', async () => {
    await does('box/turn', boxId, { isOpen: false });
    await posts(1, 2, 3);
    await expect.poll(codes).toHaveLength(3);
    const [first, second] = await held();
    await expect(it_.platform.held.retry(sari, second as HeldCommandRow)).rejects.toMatchObject({
      code: 'process.waits-for-earlier',
    });
    await expect(it_.platform.held.retry(sari, first as HeldCommandRow)).rejects.toMatchObject({ code: 'box.shut' });
    expect(await letters()).toEqual([]);
    await does('box/turn', boxId, { isOpen: true });
    await it_.platform.held.retry(sari, first as HeldCommandRow);
    expect(await letters()).toEqual([1, 2, 3]);
    await expect.poll(codes).toEqual([]);
    await expect(it_.platform.held.retry(sari, first as HeldCommandRow)).rejects.toMatchObject({
      code: 'process.not-held',
    });
    await posts(4);
    await expect.poll(letters).toEqual([1, 2, 3, 4]);
  });

  it('may be waived, and the rest goes on without it', async () => {
    await does('box/turn', boxId, { isOpen: false });
    await posts(1, 2);
    await expect.poll(codes).toHaveLength(2);
    await does('box/turn', boxId, { isOpen: true });
    const first = await firstHeld();
    await it_.platform.held.waive(sari, first, 'surat ditarik kembali');
    expect(await letters()).toEqual([2]);
    await expect.poll(codes).toEqual([]);
    await expect(it_.platform.held.waive(sari, first, 'sekali lagi')).rejects.toMatchObject({
      code: 'process.not-held',
    });
    expect(await missed()).toEqual([1]);
    const { rows } = await it_.database.worker.query(
      `select meta ->> 'actorId' as actor from public.events where type = 'HeldCommandWaived'`,
    );
    expect(rows.at(-1)).toEqual({ actor: String(sari.userId) });
  });

  it('stays held over a restart, and what was dealt with is not done again', async () => {
    await does('box/turn', boxId, { isOpen: false });
    await posts(1, 2);
    await expect.poll(codes).toHaveLength(2);
    await worker.close();
    await posts(3);
    await does('box/turn', boxId, { isOpen: true });
    // While no worker makes rows, the old rows still show the first held command.
    await it_.platform.held.waive(sari, await firstHeld(), 'tidak perlu');
    // Simulates a crash before the checkpoint was written: all events that the process has seen are delivered again.
    await it_.database.worker.query(`update alur.checkpoint set position = 0 where name = 'process:delivery'`);
    worker = it_.again();
    await worker.platform.startWorkers();
    await expect.poll(letters).toEqual([2, 3]);
    await expect.poll(codes).toEqual([]);
  });

  it('is not held by another facility’s word', async () => {
    await does('box/turn', boxId, { isOpen: false });
    await posts(1);
    await expect.poll(codes).toHaveLength(1);
    const first = await firstHeld();
    const foreigner = callerWith(2, access);
    await expect(it_.platform.held.retry(foreigner, first)).rejects.toMatchObject({
      code: 'process.not-held',
    });
    await expect(it_.platform.held.waive(foreigner, first, 'bukan milik saya')).rejects.toMatchObject({ status: 404 });
    expect(await missed()).toEqual([]);
    await expect(
      it_.platform.runner.execute(sari, holdCommand.name, 0, {}, { commandId: commandId() }),
    ).rejects.toMatchObject({ status: 403 });
    expect(await codes()).toEqual(['box.shut']);
  });

  it('is waived once, although the first attempt was interrupted before it was recorded', async () => {
    await does('box/turn', boxId, { isOpen: false });
    await posts(1);
    await expect.poll(codes).toHaveLength(1);
    const first = await firstHeld();
    const { runner, held: dealing } = it_.platform;
    const execute = runner.execute.bind(runner);
    const crash = vi
      .spyOn(runner, 'execute')
      .mockImplementation((...call) =>
        call[1] === 'process/waive' ? Promise.reject(new Error('a crash')) : execute(...call),
      );
    await expect(dealing.waive(sari, first, 'surat hilang')).rejects.toThrow('a crash');
    crash.mockRestore();
    await dealing.waive(callerWith(1, access, 8), first, 'surat hilang');
    expect(await missed()).toEqual([1]);
    await expect.poll(codes).toEqual([]);
  });

  it('is done in another facility, when the operator’s event says so', async () => {
    const operator = callerWith(0, access);
    const desk = await does('counter/open', 0, {}, operator);
    await does('counter/want', desk, { facilityId: 3 }, operator);
    await does('counter/want', desk, { facilityId: 4 }, operator);
    const built = async () =>
      (
        await it_.database.worker.query<{ merchant: number }>(
          `select (meta ->> 'merchantId')::int as merchant from public.events
           where type = 'BoxTurned' and meta ->> 'merchantId' in ('3', '4') order by 1`,
        )
      ).rows.map(({ merchant }) => merchant);
    await expect.poll(built).toEqual([3, 4]);
  });
});
