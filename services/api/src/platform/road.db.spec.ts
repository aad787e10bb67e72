import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Receipt } from '@alur/contracts/kernel/command';
import { callerWith, commandId, testPlatform } from './testing/platform.js';
import { nextTicketViews, noteProcess, ticketModule } from './testing/ticket-module.js';
import { watched } from './testing/watched.js';

const clinic = { modules: [ticketModule], processes: [noteProcess], dues: [] };
const sari = callerWith(1, ['front-office.patient-queue:view']);
const foreign = callerWith(2, ['front-office.patient-queue:view']);

describe.each(['postgres', 'kurrentdb'] as const)('the road, with the log in %s', log => {
  let it_: Awaited<ReturnType<typeof testPlatform>>;
  const open = (body: object, key = commandId(), caller = sari): Promise<Receipt> =>
    it_.platform.runner.execute(
      caller,
      'ticket/open',
      0,
      { patientId: 5, hall: 'A', name: 'Budi', seats: 1000, ...body },
      { commandId: key },
    );
  const rowsOf = async (hall: string) =>
    (await it_.platform.snapshots.read(1, it_.platform.topics.grant(sari, 'ticket.board', { hall })))
      .data as unknown as Record<string, unknown>[];

  beforeAll(async () => {
    it_ = await testPlatform(clinic, log);
    await it_.platform.startWorkers();
  });
  afterAll(() => it_.end());

  it('turns a command into events, rows and frames, and answers when they are there', async () => {
    const { frames } = watched(it_.platform, sari, 'ticket.board', { hall: 'first' });
    const receipt = await open({ hall: 'first' });
    expect(receipt).toMatchObject({ revision: 0, projected: true });
    expect(await rowsOf('first')).toMatchObject([
      { id: receipt.id, name: 'Budi', status: 'open', position: expect.any(String) },
    ]);
    expect(frames).toMatchObject([{ prev: '0', rows: [{ id: receipt.id }], removed: [] }]);
  });

  it('seals what is of a person in the log', async () => {
    await open({ hall: 'sealed', name: 'Rahasia Sekali' });
    const events = await it_.platform.log.store.readAll(0n);
    expect(events.length).toBeGreaterThan(0);
    expect(JSON.stringify(events.map(({ data, meta }) => [data, meta]))).not.toContain('Rahasia');
  });

  it('answers the same key with the same receipt and refuses it with another body', async () => {
    const key = commandId();
    const first = await open({ hall: 'once' }, key);
    expect(await open({ hall: 'once' }, key)).toEqual(first);
    expect(await rowsOf('once')).toHaveLength(1);
    await expect(open({ hall: 'twice' }, key)).rejects.toMatchObject({ status: 409, code: 'command.key-reused' });
    const closeKey = commandId();
    const close = () => it_.platform.runner.execute(sari, 'ticket/close', first.id, {}, { commandId: closeKey });
    expect(await close()).toEqual(await close());
  });

  it('answers the same key with the same receipt in a process that has not seen it', async () => {
    const key = commandId();
    const { id, revision, position } = await open({ hall: 'once' }, key);
    const other = it_.again();
    const body = { patientId: 5, hall: 'once', name: 'Budi', seats: 1000 };
    const again = await other.platform.runner.execute(sari, 'ticket/open', 0, body, {
      commandId: key,
      awaitRows: false,
    });
    expect(again).toMatchObject({ id, revision, position });
    await other.close();
  });

  it('refuses a key that was used for another thing, unless nothing came of that', async () => {
    const key = commandId();
    const [first, second] = [await open({ hall: 'one' }), await open({ hall: 'other' })];
    const close = (id: number) => it_.platform.runner.execute(sari, 'ticket/close', id, {}, { commandId: key });
    await expect(close(999_999)).rejects.toMatchObject({ status: 404 });
    const answers = await Promise.allSettled([close(first.id), close(second.id), close(first.id)]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    await expect(close(second.id)).rejects.toMatchObject({ status: 409, code: 'command.key-reused' });
    expect(await rowsOf('other')).toMatchObject([{ status: 'open' }]);
  });

  it('lets one of many racing for the last seat have it', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => open({ hall: 'tight', seats: 1 })));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'ticket.hall-full' });
  });

  it('lets one of two processes have the last seat', async () => {
    const other = it_.again();
    const body = { patientId: 5, hall: 'torn', name: 'B', seats: 3 };
    await other.platform.runner.execute(sari, 'ticket/open', 0, body, { commandId: commandId(), awaitRows: false });
    await it_.platform.runner.execute(sari, 'ticket/open', 0, body, { commandId: commandId() });
    const answers = await Promise.allSettled(
      [it_, other, it_, other].map(({ platform }) =>
        platform.runner.execute(sari, 'ticket/open', 0, body, { commandId: commandId(), awaitRows: false }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await other.close();
  });

  it('refuses nothing because of what another process has done meanwhile', async () => {
    const other = it_.again();
    const next = (await open({ hall: 'early' })).id + 1;
    const close = (ifMatch?: number) =>
      other.platform.runner.execute(
        sari,
        'ticket/close',
        next,
        {},
        { commandId: commandId(), awaitRows: false, ...(ifMatch !== undefined && { ifMatch }) },
      );
    await expect(close()).rejects.toMatchObject({ status: 404 });
    expect((await open({ hall: 'late' })).id).toBe(next);
    await expect(close(7)).rejects.toMatchObject({ status: 412, params: { revision: 0 } });
    await it_.platform.runner.execute(sari, 'ticket/rename-holder', next, { name: 'B' }, { commandId: commandId() });
    expect((await close(1)).revision).toBe(2);
    await other.close();
  });

  it('does nothing only when there is nothing to do as things stand, whatever another process has done meanwhile', async () => {
    const other = it_.again();
    const { id } = await open({ hall: 'quiet' });
    const system = callerWith(1, ['system:process']);
    const note = () =>
      other.platform.runner.execute(system, 'ticket/note', id, {}, { commandId: commandId(), awaitRows: false });
    expect((await note()).revision).toBe(0);
    await it_.platform.runner.execute(sari, 'ticket/rename-holder', id, { name: 'B' }, { commandId: commandId() });
    expect((await note()).revision).toBe(1);
    await other.close();
  });

  it("hides another facility's thing, and refuses who has no right", async () => {
    const { id } = await open({ hall: 'mine' });
    const close = (caller: typeof sari) =>
      it_.platform.runner.execute(caller, 'ticket/close', id, {}, { commandId: commandId() });
    await expect(close(foreign)).rejects.toMatchObject({ status: 404 });
    await expect(close(callerWith(1, []))).rejects.toMatchObject({ status: 403 });
    await expect(
      it_.platform.runner.execute(sari, 'ticket/close', 999_999, {}, { commandId: commandId() }),
    ).rejects.toMatchObject({ status: 404 });
    const granted = it_.platform.topics.grant(foreign, 'ticket.board', { hall: 'mine' });
    expect((await it_.platform.snapshots.read(2, granted)).data).toEqual([]);
  });

  it('says what is wrong with a body, and with a revision that has passed', async () => {
    await expect(open({ hall: '' })).rejects.toMatchObject({ status: 400, fields: [{ path: 'hall' }] });
    const { id } = await open({ hall: 'stale' });
    const call = { commandId: commandId(), ifMatch: 7 };
    await expect(it_.platform.runner.execute(sari, 'ticket/close', id, {}, call)).rejects.toMatchObject({
      status: 412,
      params: { revision: 0 },
    });
  });

  it('carries a correction to every row of the person, and counts again', async () => {
    const { id } = await open({ hall: 'fan', patientId: 77 });
    await open({ hall: 'fan', patientId: 77 });
    await it_.platform.runner.execute(sari, 'ticket/close', id, {}, { commandId: commandId() });
    await it_.platform.log.append(
      [
        {
          stream: 'rename-77',
          expected: 'none',
          events: [{ type: 'TicketHolderRenamed', data: { patientId: 77, name: 'Budiman' } }],
        },
      ],
      [],
      {
        merchantId: 1,
        actorId: 7,
        commandId: commandId(),
        appendId: commandId(),
        at: new Date().toISOString(),
        localDate: '2026-01-01',
        offset: '+07:00',
      },
    );
    await vi.waitFor(async () => expect((await rowsOf('fan')).map(row => row['name'])).toEqual(['Budiman', 'Budiman']));
    const { rows } = await it_.database.worker.query(`select open from rows.hall_v1_1 where hall = 'fan'`);
    expect(rows).toEqual([{ open: '1' }]);
  });

  it('repeats a batch whose new row exists unexpectedly', async () => {
    const next = (await open({ hall: 'odd' })).id + 1;
    await it_.database.worker.query(
      `insert into rows.ticket_v1 select (jsonb_populate_record(t, jsonb_build_object('key', $2::text, 'id', $2, 'status', 'closed'))).*
       from rows.ticket_v1 t where key = $1`,
      [`${next - 1}`, next],
    );
    expect((await open({ hall: 'odd', name: 'Citra' })).id).toBe(next);
    await vi.waitFor(async () => expect((await rowsOf('odd')).map(row => row['name'])).toEqual(['Budi', 'Citra']));
    expect(await open({ hall: 'odd' })).toMatchObject({ projected: true });
  });

  it('parks what cannot be read: its row is stopped, nothing is decided on it, and all else goes on', async () => {
    const [damaged, whole] = [await open({ hall: 'damaged' }), await open({ hall: 'damaged' })];
    const stream = `ticket-${damaged.id}`;
    const { store } = it_.platform.log;
    const [first] = (await store.readMany([{ stream, from: 0 }])).get(stream) ?? [];
    const append = (type: string, revision: number, data: Record<string, unknown>) =>
      store.append(
        [{ stream, expected: revision, events: [{ id: commandId(), type, data, meta: first?.meta as never }] }],
        [],
      );
    await append('TicketClosed', 0, { ticketId: damaged.id });
    await append('TicketHolderRenamed', 1, { patientId: 5, name: 'not sealed' });
    const close = (id: number) => it_.platform.runner.execute(sari, 'ticket/close', id, {}, { commandId: commandId() });
    it_.platform.streams.forget();
    await expect(close(damaged.id)).rejects.toMatchObject({ status: 409, code: 'system.unreadable-event' });
    expect(await close(whole.id)).toMatchObject({ projected: true });
    expect((await rowsOf('damaged')).map(row => [row['id'], row['status']])).toEqual(
      expect.arrayContaining([
        [damaged.id, 'open'],
        [whole.id, 'closed'],
      ]),
    );
    const { rows } = await it_.database.worker.query('select table_name, key from alur.broken_row order by key');
    expect(rows).toMatchObject([
      { table_name: 'rows.ticket_v1', key: `${damaged.id}` },
      { table_name: 'rows.ticket_v1', key: expect.stringMatching(/^event \d+$/) },
    ]);
  });

  it('stops the row that no table takes, and all else goes on, also when the rows are built again', async () => {
    // No text sent over HTTP may contain such a character.
    const [before, refused, after] = [
      await open({ hall: 'refused' }),
      await open({ hall: 'refused', name: 'Budi\u0000' }),
      await open({ hall: 'refused' }),
    ];
    expect(refused).toMatchObject({ projected: true });
    expect(after).toMatchObject({ projected: true });
    expect((await rowsOf('refused')).map(row => row['id'])).toEqual([before.id, after.id]);
    const { rows } = await it_.database.worker.query('select error from alur.broken_row where key = $1', [refused.id]);
    expect(rows).toEqual([{ error: 'name is nothing that a table keeps' }]);
  });

  it('builds the same rows again from the log, beside the old ones', async () => {
    const before = await it_.database.worker.query(
      'select key, position, to_jsonb(t) as row from rows.ticket_v1 t order by key',
    );
    await it_.platform.stopWorkers();
    const next = { ...ticketModule, ...nextTicketViews() };
    const other = it_.again({ ...clinic, modules: [next] });
    await other.platform.startWorkers();
    const after = await it_.database.worker.query(
      'select key, position, to_jsonb(t) as row from rows.ticket_v2 t order by key',
    );
    expect(after.rows).toEqual(before.rows);
    const sums = (version: string) =>
      it_.database.worker.query(`select key, open from rows.hall_v${version} order by key`);
    expect((await sums('2_1')).rows).toEqual((await sums('1_1')).rows);
    await other.close();
  });
});
