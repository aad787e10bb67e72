import type { Seen } from '@alur/domain/kernel/event';
import { foldRollup, foldView, type RowChange, type StoredRow } from '@alur/domain/kernel/fold';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hallRollup, ticketModule, ticketView } from '../testing/ticket-module.js';
import { testPlatform } from '../testing/platform.js';
import { BuildingRows } from './building-rows.js';
import { declare } from './declare.js';
import { Projection } from './projection.js';
import { RowTable } from './row-table.js';
import { Writes } from './writes.js';

const tickets = new RowTable(ticketView);
const halls = new RowTable(hallRollup);

const odd = ['A\tB', 'garis\nbaru', 'kembali\\n', '"kutip"', '\\N', ''];
const step = fc.record({
  type: fc.constantFrom('TicketOpened', 'TicketClosed', 'TicketHolderRenamed'),
  ticketId: fc.integer({ min: 1, max: 12 }),
  patientId: fc.integer({ min: 1, max: 3 }),
  hall: fc.constantFrom('utara', 'selatan'),
  name: fc.constantFrom('Budi', 'Siti', ...odd),
  merchantId: fc.constantFrom(1, 2),
});

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const seen = (steps: readonly Step[]): Seen[] =>
  steps.map(({ type, merchantId, ...data }, at) => ({
    ...{ id: String(at), type, data, stream: `ticket-${data.ticketId}`, revision: at, position: String(at + 1) },
    meta: { merchantId, actorId: 1, commandId: '', appendId: '', at: '', localDate: '', offset: '' },
  }));

const sorted = (rows: StoredRow[]) =>
  rows.toSorted((a, b) => a.merchantId - b.merchantId || a.key.localeCompare(b.key));

const keptOf = (changes: readonly RowChange[]): StoredRow[] =>
  changes.flatMap(({ after, merchantId, key, position }) =>
    after === null ? [] : [{ merchantId, key, position, row: after }],
  );

describe('rows that are built', () => {
  let it_: Awaited<ReturnType<typeof testPlatform>>;
  let reader: pg.Client;
  let writer: pg.Client;

  beforeAll(async () => {
    it_ = await testPlatform({ modules: [ticketModule], processes: [], dues: [] });
    const connect = async (pipeline: boolean) => {
      const config = { connectionString: it_.database.worker.options.connectionString, pipeline };
      const client = new pg.Client(config as pg.ClientConfig);
      await client.connect();
      return client;
    };
    reader = await connect(true);
    writer = await connect(false);
    await declare(
      reader,
      [tickets, halls].map(table => table.declared),
    );
  });
  afterAll(async () => {
    await reader.end();
    await writer.end();
    await it_.end();
  });

  const readAll = async (table: RowTable) => {
    const { rows } = await reader.query<{ merchant_id: number; key: string }>(
      `select merchant_id, key from ${table.name}`,
    );
    const keys = rows.map(({ merchant_id: merchantId, key }) => ({ merchantId, key }));
    return sorted(await table.load(reader, keys));
  };

  it('are what a fold of all the events at once makes, however few of them are at hand', async () => {
    const log = fc.array(fc.array(step, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(log, fc.integer({ min: 0, max: 6 }), async (batches, most) => {
        await reader.query(`truncate ${tickets.name}, ${halls.name}; ${tickets.dropIndexes()}`);
        const rows = new BuildingRows([tickets, halls], new Set([tickets]), reader, writer, most);
        const projection = new Projection([tickets, halls], new Map());
        const events = seen(batches.flat());
        let from = 0;
        for (const { length } of batches) {
          const { changed } = await projection.fold(rows, events.slice(from, from + length));
          await rows.take(changed);
          from += length;
        }
        await rows.finish();

        const { changes } = foldView(ticketView, events, []);
        expect(await readAll(tickets)).toEqual(sorted(keptOf(changes)));
        const sums = foldRollup(hallRollup, changes, []);
        const counted = (all: StoredRow[]) => all.map(({ merchantId, row }) => ({ merchantId, ...row }));
        expect(counted(await readAll(halls))).toEqual(counted(sorted(keptOf(sums))));
      }),
      { numRuns: 60 },
    );
  });

  it('are not taken as they were before they were written, though they are read while that goes on', async () => {
    // The test above leaves the table without its key if its last log had no need of it.
    await reader.query(`truncate ${tickets.name}, ${halls.name}; ${tickets.keyDdl()}`);
    const rows = new BuildingRows([tickets], new Set(), reader, writer, 0);
    const projection = new Projection([tickets], new Map());
    const ticket = { ticketId: 1, patientId: 1, hall: 'utara', name: 'Budi', merchantId: 1 } as const;
    const [opened, closed, renamed] = seen([
      { type: 'TicketOpened', ...ticket },
      { type: 'TicketClosed', ...ticket },
      { type: 'TicketHolderRenamed', ...ticket, name: 'Siti' },
    ]) as [Seen, Seen, Seen];
    const play = async (event: Seen) => rows.take((await projection.fold(rows, [event])).changed);
    await play(opened);
    await rows.finish();
    const before = await tickets.loadWhere(reader, [{ merchantId: 1, columns: { patientId: 1 } }]);
    const written = new Promise<void>(resolve => {
      vi.spyOn(Writes.prototype, 'run').mockImplementationOnce(async function (this: Writes, client) {
        await this.run(client);
        setImmediate(resolve);
      });
    });
    // A read whose answer arrives after the write.
    vi.spyOn(tickets, 'loadWhere').mockImplementationOnce(() => written.then(() => before));
    await play(closed);
    await play(renamed);
    await rows.finish();
    expect((await readAll(tickets)).map(({ row }) => row)).toMatchObject([{ status: 'closed', name: 'Siti' }]);
  });

  it('are found in their index also when the table had a single row as it was first asked', async () => {
    await reader.query(`truncate ${tickets.name}; ${tickets.dropIndexes()}`);
    const rows = new BuildingRows([tickets], new Set([tickets]), reader, writer, 0);
    const projection = new Projection([tickets], new Map());
    const play = async (type: Step['type'], from: number, to = from) => {
      const steps = Array.from({ length: to - from + 1 }, (_, at): Step => {
        const ticketId = from + at;
        return { type, ticketId, patientId: ticketId, hall: 'utara', name: 'Budi', merchantId: 1 };
      });
      await rows.take((await projection.fold(rows, seen(steps))).changed);
      await rows.finish();
    };
    await play('TicketOpened', 1);
    await play('TicketClosed', 1);
    for (let again = 0; again < 8; again++) await play('TicketHolderRenamed', 1);
    await play('TicketOpened', 2, 1_500);
    await play('TicketHolderRenamed', 1);
    const plan = await reader.query<{ 'QUERY PLAN': string }>(
      `explain execute "where ${tickets.name} patientId" (array[1], array[1])`,
    );
    expect(plan.rows.map(line => line['QUERY PLAN']).join('\n')).toContain(
      '((merchant_id = wanted.merchant_id) AND ("patientId" = wanted."patientId"))',
    );
  });
});
