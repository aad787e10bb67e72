import type { OperationsRow, PartitionRow, ProcessRow } from '@alur/contracts/kernel/operations-rows';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testPlatform } from '../testing/platform.js';
import { nextTicketViews, noteProcess, ticketModule } from '../testing/ticket-module.js';

/** Events of two appends: a batch of the builder takes these, and no third. */
const MANY = 900;

describe('the state of an installation', () => {
  let it_: Awaited<ReturnType<typeof testPlatform>>;
  const clinic = { modules: [ticketModule], processes: [noteProcess], dues: [] };
  beforeAll(async () => {
    it_ = await testPlatform(clinic);
  });
  afterAll(() => it_.end());

  const partition = (all: readonly OperationsRow[]) => all.find(({ kind }) => kind === 'partition') as PartitionRow;
  const process_ = (all: readonly OperationsRow[]) => all.find(({ kind }) => kind === 'process') as ProcessRow;
  const append = async (from: number, at: Date) => {
    for (const first of [from, from + MANY / 2]) {
      const events = Array.from({ length: MANY / 2 }, (_none, index) => ({
        type: 'TicketOpened',
        data: { ticketId: first + index, patientId: 1, hall: 'utara', name: 'Siti' },
      }));
      const meta = {
        ...{ merchantId: 1, actorId: 1, commandId: randomUUID(), appendId: randomUUID() },
        ...{ at: at.toISOString(), localDate: '2026-11-21', offset: '+07:00' },
      };
      await it_.platform.log.append([{ stream: `ticket-${first}`, expected: 'none', events }], [], meta);
    }
  };

  it('says before anybody works that nobody does', async () => {
    const row = partition(await it_.platform.installationState.read());
    expect(row).toMatchObject({ leader: null, reached: '0', waiting: '0', behindMs: 0, builds: [] });
  });

  it('says how much waits, and for how long the oldest has', async () => {
    const { platform } = it_;
    await platform.startWorkers();
    await vi.waitFor(async () =>
      expect(process_(await platform.installationState.read())).toMatchObject({ behindMs: 0 }),
    );
    await platform.stopWorkers();
    await append(1, new Date(Date.now() - 60_000));
    await append(1 + MANY, new Date());
    const all = await platform.installationState.read();
    expect(partition(all)).toMatchObject({ leader: null, waiting: String(2 * MANY) });
    expect(partition(all).behindMs).toBeGreaterThanOrEqual(60_000);
    expect(partition(all).behindMs).toBeLessThan(120_000);
  });

  it('tells how far a table is that is being built, and no more when it is', async () => {
    const before = it_.again();
    await before.platform.startWorkers();
    await append(1 + 2 * MANY, new Date());
    const head = String(await before.platform.log.head());
    await vi.waitFor(async () => expect(partition(await it_.platform.installationState.read()).reached).toBe(head));
    await before.close();
    const next = it_.again({ ...clinic, modules: [{ ...ticketModule, ...nextTicketViews() }] });
    const { log } = next.platform;
    const seen: PartitionRow[] = [];
    const readAll = log.readAll.bind(log);
    vi.spyOn(log, 'readAll').mockImplementation(async (...args) => {
      seen.push(partition(await it_.platform.installationState.read()));
      return readAll(...args);
    });
    await next.platform.startWorkers();
    const building = seen.flatMap(({ builds }) => builds.filter(({ view }) => view === 'ticket_v2'));
    expect(building).not.toHaveLength(0);
    for (const { reached, goal, percent } of building) {
      expect(goal).toBe(head);
      expect(BigInt(reached)).toBeLessThan(BigInt(head));
      expect(percent).toBe(Math.floor((Number(reached) * 100) / Number(head)));
    }
    expect(building.some(({ percent }) => percent > 0)).toBe(true);
    expect(partition(await it_.platform.installationState.read())).toMatchObject({ builds: [], waiting: '0' });
    await next.close();
  });

  it('tells partitions apart: who leads each, and what waits for each', async () => {
    const two = it_.again(clinic, 2);
    const read = async () => (await two.platform.installationState.read()).filter(row => row.kind === 'partition');
    await two.platform.startWorkers();
    for (const row of await read())
      expect(row).toMatchObject({ leader: { pid: process.pid }, waiting: '0', builds: [] });
    await two.platform.stopWorkers();
    await append(1 + 3 * MANY, new Date());
    expect(await read()).toMatchObject([
      { index: 0, leader: null, waiting: '0', behindMs: 0 },
      { index: 1, leader: null, waiting: String(MANY) },
    ]);
    await two.close();
  });
});
