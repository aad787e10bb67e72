import type { DomainModule } from '@alur/domain/kernel/module';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { callerWith, commandId, testPlatform } from '../testing/platform.js';
import { hallRollup, ticketModule, ticketView } from '../testing/ticket-module.js';

const clinic = { modules: [ticketModule], processes: [], dues: [] };
const sari = callerWith(1, ['front-office.patient-queue:view']);

/** The view in a new version, which cannot close the tickets of the person numbered 13 if it is `faulty`. */
const ticketsIn = (version: number, faulty: boolean): DomainModule => {
  const { TicketClosed } = ticketView.on;
  if (!TicketClosed || !('next' in TicketClosed)) throw new Error('a ticket that is closed is changed');
  const { next } = TicketClosed;
  const refusing: typeof next = (row, event) => {
    if (row.patientId === 13) throw new Error('thirteen');
    return next(row, event);
  };
  const view = { ...ticketView, version, on: { ...ticketView.on, TicketClosed: { ...TicketClosed, next: refusing } } };
  const made = faulty ? view : { ...ticketView, version };
  return { ...ticketModule, views: [made, { ...hallRollup, over: made }], formerViews: [ticketView, hallRollup] };
};

let it_: Awaited<ReturnType<typeof testPlatform>>;
beforeEach(async () => {
  it_ = await testPlatform(clinic);
  await it_.platform.startWorkers();
});
afterEach(() => it_.end());

const open = async (patientId: number): Promise<number> =>
  (
    await it_.platform.runner.execute(
      sari,
      'ticket/open',
      0,
      { patientId, hall: 'A', name: 'Budi', seats: 9 },
      { commandId: commandId() },
    )
  ).id;

const statuses = async (version: number) => {
  const { rows } = await it_.database.worker.query<{ key: string; status: string }>(
    `select key, status from rows.ticket_v${version}`,
  );
  return Object.fromEntries(rows.map(({ key, status }) => [key, status]));
};

const broken = async () => {
  const { rows } = await it_.database.worker.query('select table_name, merchant_id, key, error from alur.broken_row');
  return rows;
};

/** Another release builds its rows. */
const released = async (module: DomainModule): Promise<void> => {
  const release = it_.again({ ...clinic, modules: [module] });
  await release.platform.startWorkers();
  await release.close();
};

it('marks the row that a new view cannot take while it is built; the rest goes on, and a mended view has them all', async () => {
  const [ill, well] = [await open(13), await open(1)];
  for (const id of [ill, well])
    await it_.platform.runner.execute(sari, 'ticket/close', id, {}, { commandId: commandId() });
  await it_.platform.stopWorkers();

  await released(ticketsIn(2, true));
  expect(await statuses(2)).toEqual({ [ill]: 'open', [well]: 'closed' });
  expect(await statuses(1)).toEqual({ [ill]: 'closed', [well]: 'closed' });
  expect(await broken()).toEqual([{ table_name: 'rows.ticket_v2', merchant_id: 1, key: `${ill}`, error: 'thirteen' }]);

  await released(ticketsIn(3, false));
  expect(await statuses(3)).toEqual({ [ill]: 'closed', [well]: 'closed' });
  expect((await broken()).filter(({ table_name }) => table_name === 'rows.ticket_v3')).toEqual([]);
});
