import { command } from '@alur/contracts/declare';
import { act } from '@alur/domain/kernel/act';
import { checks, writes, type Aggregate } from '@alur/domain/kernel/aggregate';
import { code, event, type EventOf } from '@alur/domain/kernel/event';
import { moduleOf } from '@alur/domain/kernel/module';
import { memoryStore } from '@alur/eventing';
import { randomUUID } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { facilityTime } from '../clock/facility-clock.js';
import { EventRegistry } from '../log/event-registry.js';
import { Log } from '../log/log.js';
import { Sealer } from '../sealing/sealer.js';
import { Watch } from '../watch/watch.js';
import { Decisions } from './decisions.js';
import { FoldedStreams } from './folded-streams.js';
import { StreamLocks } from './stream-locks.js';

const events = { BellRung: event(z.object({ now: code(), today: code(), clock: code() })) };
type BellEvent = EventOf<typeof events>;
const bell: Aggregate<number, BellEvent> = { kind: 'bell', initial: 0, evolve: rung => rung + 1 };
const day: Aggregate<number, BellEvent> = { ...bell, kind: 'day' };

/** Rings one bell, reads others, and may write the list of the day. */
const ringAct = act({
  command: command('bell/ring', {
    target: 'new',
    access: ['system:process'],
    body: z.object({ bell: z.int(), hears: z.array(z.int()), listed: z.boolean() }),
  }),
  sees: { bell, heard: [bell] as const, day },
  primary: 'bell',
  streams: ({ bell: own, hears, listed }, _loaded, { today }) => ({
    bell: writes(bell, own),
    heard: hears.map(each => checks(bell, each)),
    day: listed ? writes(day, today) : undefined,
  }),
  decide: ({ listed }, _states, { now, today, clock }) => {
    const rung: BellEvent = { type: 'BellRung', data: { now, today, clock } };
    return { bell: [rung], ...(listed && { day: [rung] }) };
  },
});
/** Nothing in these events is sealed. */
const sealer = new Sealer({ load: async () => new Map(), ensure: async () => new Map() });

interface Ringing {
  bell: number;
  hears?: number[];
  listed?: boolean;
  zone?: string;
  occurredAt?: string;
}

/** Bells with a clock that is set by hand; `again` is another process with the same log. */
const bells = (store = memoryStore()) => {
  const log = new Log(store, new EventRegistry([moduleOf('bell', { events })]), sealer, new Watch());
  const decisions = new Decisions(log, new FoldedStreams(log), new StreamLocks(), new Watch());
  return {
    again: () => bells(store),
    ring: async (
      clock: string,
      { bell: own, hears = [], listed = false, zone = 'Asia/Jakarta', occurredAt }: Ringing,
    ) => {
      const { offset, ...time } = facilityTime(new Date(clock), zone);
      const who = { merchantId: 1, actorId: 7, role: 'nurse' };
      const found = { ids: {}, prepared: {}, hash: () => '' };
      await decisions.run({
        act: ringAct,
        body: { id: 0, bell: own, hears, listed },
        context: { ...who, ...time, ...found, actorName: 'Sari', holds: () => true },
        meta: {
          ...{ ...who, commandId: randomUUID(), appendId: randomUUID(), origin: { device: 'Bel' } },
          ...{ at: time.now, localDate: time.today, offset, ...(occurredAt && { occurredAt }) },
        },
        zone,
      });
    },
    of: async (stream: string) => (await store.readMany([{ stream }])).get(stream) ?? [],
    times: async (stream: string) =>
      ((await store.readMany([{ stream }])).get(stream) ?? []).map(({ data, meta: { at, localDate, offset } }) => ({
        ...{ at, localDate, offset },
        seen: Object.values(data),
      })),
  };
};
/** What an event says of a moment in Jakarta. */
const jakarta = (instant: string) => {
  const { now, today, clock, offset } = facilityTime(new Date(instant), 'Asia/Jakarta');
  return { at: now, localDate: today, offset, seen: [now, today, clock] };
};

describe('where the clock was set back, a command', () => {
  const [midnight, before] = ['2026-11-21T17:10:00.000Z', '2026-11-21T16:40:00.000Z'];

  test('has the moment of the last step of what it writes, with its day and its clock', async () => {
    const { ring, times } = bells();
    await ring(midnight, { bell: 1 });
    await ring(before, { bell: 1 });
    await ring(before, { bell: 2 });
    expect(await times('bell-1')).toEqual([jakarta(midnight), jakarta(midnight)]);
    expect(await times('bell-2')).toEqual([jakarta(before)]);
  });

  test('has the offset of that moment too', async () => {
    const { ring, times } = bells();
    const zone = 'Europe/Berlin';
    await ring('2026-10-25T01:05:00.000Z', { bell: 1, zone });
    await ring('2026-10-25T00:35:00.000Z', { bell: 1, zone });
    await ring('2026-10-25T00:35:00.000Z', { bell: 2, zone });
    expect((await times('bell-1')).map(({ offset }) => offset)).toEqual(['+01:00', '+01:00']);
    expect((await times('bell-2')).map(({ offset }) => offset)).toEqual(['+02:00']);
  });

  test('knows that moment also where another process wrote the step, before it or meanwhile', async () => {
    const here = bells();
    const there = here.again();
    await there.ring(midnight, { bell: 1 });
    await here.ring(before, { bell: 1 });
    const later = '2026-11-21T17:20:00.000Z';
    await there.ring(later, { bell: 1 });
    await here.ring(before, { bell: 1 });
    expect((await here.times('bell-1')).map(({ at }) => at)).toEqual([midnight, midnight, later, later]);
  });

  test('is held up by nothing that it only reads', async () => {
    const { ring, times } = bells();
    await ring(midnight, { bell: 1 });
    await ring(before, { bell: 2, hears: [1] });
    expect(await times('bell-2')).toEqual([jakarta(before)]);
  });

  test('writes what is named by a day under the day of that moment', async () => {
    const { ring, times } = bells();
    await ring(midnight, { bell: 1 });
    await ring(before, { bell: 1, listed: true });
    expect(await times('day-2026-11-21')).toEqual([]);
    expect(await times('day-2026-11-22')).toEqual([jakarta(midnight)]);
  });

  test('says when it truly happened as it was told, and by whom', async () => {
    const { ring, of } = bells();
    await ring(midnight, { bell: 1 });
    await ring(before, { bell: 1, occurredAt: '2026-11-21T16:30:00.000Z' });
    const [, second] = await of('bell-1');
    expect(second?.meta).toMatchObject({
      occurredAt: '2026-11-21T16:30:00.000Z',
      actorId: 7,
      origin: { device: 'Bel' },
    });
  });

  test('goes by the clock where the step is hours ahead, and so do those that follow', async () => {
    const { ring, times } = bells();
    await ring('2026-11-22T16:40:00.000Z', { bell: 1 });
    await ring(midnight, { bell: 1 });
    await ring(before, { bell: 1 });
    expect((await times('bell-1')).slice(1)).toEqual([jakarta(midnight), jakarta(midnight)]);
  });
});

it('goes by the clock where that is right', async () => {
  const { ring, times } = bells();
  const moments = ['2026-11-21T16:40:00.000Z', '2026-11-21T16:40:00.000Z', '2026-11-21T17:10:00.000Z'];
  for (const each of moments) await ring(each, { bell: 1, listed: true });
  expect(await times('bell-1')).toEqual(moments.map(jakarta));
});
