import { command } from '@alur/contracts/declare';
import type { Receipt } from '@alur/contracts/kernel/command';
import { on } from '@alur/domain/kernel/act';
import type { AnyAggregate } from '@alur/domain/kernel/aggregate';
import { code, event, type EventOf } from '@alur/domain/kernel/event';
import { moduleOf } from '@alur/domain/kernel/module';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { failureOf } from './errors/failure-of.js';
import { projectorCheckpoint } from './projector/checkpoints.js';
import { readShares } from './projector/election.js';
import { callerWith, commandId, testPlatform } from './testing/platform.js';
import { ticket, ticketEvents, ticketModule } from './testing/ticket-module.js';

const stamps = { TicketStamped: event(z.object({ ticketId: z.int(), stamp: code() })) };
const stamp = command('ticket/stamp', {
  target: 'existing',
  access: ['front-office.patient-queue:view'],
  body: z.object({}),
});
const nextTicket: AnyAggregate = ticket;
/** The next release, which has one more event type. */
const nextModule = moduleOf('ticket', {
  ...ticketModule,
  events: { ...ticketEvents, ...stamps },
  acts: [
    ...ticketModule.acts,
    on(stamp, nextTicket, ({ id }): EventOf<typeof stamps>[] => [
      { type: 'TicketStamped', data: { ticketId: id, stamp: 'A' } },
    ]),
  ],
});

const clinic = { modules: [ticketModule], processes: [], dues: [] };
const sari = callerWith(1, ['front-office.patient-queue:view']);
const hall = (name: string) => ({ patientId: 5, hall: name, name: 'Budi', seats: 100 });

let old: Awaited<ReturnType<typeof testPlatform>>;
let next: ReturnType<typeof old.again>;
beforeAll(async () => {
  old = await testPlatform(clinic);
  next = old.again({ ...clinic, modules: [nextModule] });
});
afterAll(() => old.end());

const does = (
  { platform }: Pick<typeof next, 'platform'>,
  name: string,
  id: number,
  body: object = {},
): Promise<Receipt> => platform.runner.execute(sari, name, id, body, { commandId: commandId(), awaitRows: false });
const led = async () => (await readShares(old.database.worker)).flatMap(({ leads }) => leads);
const projectedUpTo = async () => {
  const { rows } = await old.database.worker.query<{ position: string }>(
    'select position from alur.checkpoint where name = $1',
    [projectorCheckpoint({ index: 0, of: 1 })],
  );
  return BigInt(rows[0]!.position);
};

it('a type of a newer release: nothing is decided on its stream, and its rows are left to who knows it', async () => {
  await old.platform.startWorkers();
  const stamped = await does(old, 'ticket/open', 0, hall('north'));
  const other = await does(old, 'ticket/open', 0, hall('south'));
  await vi.waitFor(async () => expect(await projectedUpTo()).toBe(BigInt(other.position)));
  await does(next, 'ticket/stamp', stamped.id);
  const after = await does(old, 'ticket/open', 0, hall('south'));

  // The worker does not skip the event: it shows nothing newer, and gives up its lead.
  await vi.waitFor(async () => expect(await led()).toEqual([]));
  expect(await projectedUpTo()).toBe(BigInt(other.position));
  // Nor does it park the event: a process that knows the type must be able to decide on its stream.
  const refused = await does(old, 'ticket/close', stamped.id).catch((error: unknown) => error);
  expect(failureOf(refused)).toMatchObject({ status: 503, code: 'system.unavailable' });
  expect(await does(old, 'ticket/close', other.id)).toMatchObject({ revision: 1 });

  await next.platform.startWorkers();
  await vi.waitFor(async () => expect(await projectedUpTo()).toBeGreaterThan(BigInt(after.position)), 20_000);
  expect(await led()).toEqual([0]);
  expect(await does(next, 'ticket/close', stamped.id)).toMatchObject({ revision: 2 });
  const { rows } = await old.database.worker.query('select from alur.broken_row');
  expect(rows).toEqual([]);
});
