import type { DataOf } from '@alur/domain/kernel/event';
import { viewOf } from '@alur/domain/kernel/view';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { callerWith, commandId, testPlatform } from '../testing/platform.js';
import { noteProcess, ticketEvents, ticketModule } from '../testing/ticket-module.js';

const named = viewOf<DataOf<typeof ticketEvents>>()({
  name: 'names_given',
  version: 1,
  row: z.object({ patientId: z.int(), times: z.int() }),
  on: {
    TicketHolderRenamed: {
      key: ({ data }) => data.patientId,
      first: ({ data }) => ({ patientId: data.patientId, times: 1 }),
      next: row => ({ ...row, times: row.times + 1 }),
    },
  },
});
const clinic = {
  modules: [{ ...ticketModule, views: [...ticketModule.views, named] }],
  processes: [noteProcess],
  dues: [],
};
const caller = callerWith(1, ['front-office.patient-queue:view']);

let it_: Awaited<ReturnType<typeof testPlatform>>;
beforeEach(async () => {
  it_ = await testPlatform(clinic);
});
afterEach(() => it_.end());

type Process = ReturnType<typeof it_.again>;
const open = async ({ platform }: Process) => {
  const ticket = { patientId: 5, hall: 'H1', name: 'Budi', seats: 1000 };
  return (await platform.runner.execute(caller, 'ticket/open', 0, ticket, { commandId: commandId() })).id;
};
const rename = ({ platform }: Process, id: number) =>
  platform.runner.execute(caller, 'ticket/rename-holder', id, { name: 'Budi' }, { commandId: commandId() });
const counted = async (): Promise<number> =>
  (await it_.database.worker.query<{ times: number }>('select times::int from rows.names_given_v1')).rows[0]?.times ??
  0;
const until = (times: number) => vi.waitFor(async () => expect(await counted()).toBe(times), { timeout: 10_000 });

it('counts each event once, however often the merchants are divided anew, and back', async () => {
  let id = 0;
  let renames = 0;
  for (const partitions of [1, 2, 1, 2]) {
    const process = it_.again(clinic, partitions);
    await process.platform.startWorkers();
    id ||= await open(process);
    for (let n = 0; n < 3; n++) await rename(process, id);
    renames += 3;
    await until(renames);
    await process.close();
    expect(await counted()).toBe(renames);
  }
});

it('lets no worker begin while others divide the merchants otherwise', async () => {
  const [one, two] = [it_.again(clinic, 1), it_.again(clinic, 2)];
  await one.platform.startWorkers();
  const id = await open(one);
  await two.platform.startWorkers();
  for (let n = 0; n < 5; n++) await rename(one, id);
  await until(5);
  const { rows } = await it_.database.worker.query(`select name from alur.checkpoint where name like 'projector:%'`);
  expect(rows).toEqual([{ name: 'projector:0/1' }]);

  await one.close();
  await rename(two, id);
  await until(6);
});
