import { erasures } from '@alur/domain';
import { ERASED } from '@alur/domain/kernel/event';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { patientDetail } from './modules/patient/patient-detail.js';
import { ErasedPersons } from './platform/erasure/erased-persons.js';
import { Files } from './platform/files/files.js';
import { tableName } from './platform/projector/row-table.js';
import { callerWith, commandId } from './platform/testing/platform.js';
import { clinicApp, type ClinicApp } from './testing/clinic-app.js';
import { doesAs, facilityToday, playDay } from './testing/played-day.js';
import { numberOf } from './testing/visit-bodies.js';

const reason = 'permintaan tertulis';
/** The patient's data in the played day, under any of her merged records. */
const OF_HER = ['Budi', 'Santos', '081200000009', '000077', 'Demam', 'ISPA', '"Ani"', 'Amoksisilin', '1990-01-01'];
/**
 * Whether a row says a text, as a word of its own: sealed values and hashes are long runs of letters and digits, and have
 * four such letters, or six such digits, in a row by chance.
 */
const says = (row: string, text: string) =>
  new RegExp(/^\d+$/.test(text) ? `(?<![0-9a-f])${text}(?![0-9a-f])` : `(?<![A-Za-z0-9+/])${text}`).test(row);
type Tables = Record<string, string[]>;

describe('a person who is erased', () => {
  let clinic: ClinicApp;
  let owner: pg.Client;
  let patientId: number;
  let herVisit: number;
  let before: Tables;
  let refusedMeanwhile: unknown;

  /** Every table of ours as text. */
  const dump = async (): Promise<Tables> => {
    const { rows } = await owner.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema in ('alur', 'rows', 'public') and table_type = 'BASE TABLE' order by 1`,
    );
    const tables: Tables = {};
    for (const { name } of rows)
      tables[name] = (await owner.query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`)).rows
        .map(({ row }) => row)
        .toSorted();
    return tables;
  };
  const found = (tables: Tables): string[] =>
    Object.entries(tables).flatMap(([name, rows]) =>
      OF_HER.filter(text => rows.some(row => says(row, text))).map(text => `${name}: ${text}`),
    );
  const wrapped = async (subject: string) =>
    (await owner.query('select wrapped from alur.person_key where subject = $1', [subject])).rows[0]?.wrapped;
  const post = async (path: string, body: object) => (await clinic.owner.post(path, body)).body;
  const rowsOf = async (path: string) => (await clinic.owner.get(path)).body.data as Record<string, unknown>[];

  /** Corrects her name on a later day, so that her earlier rows become keyframes of the history. */
  const correctedLater = async () => {
    const stream = `patient-${patientId}`;
    const events = (await clinic.platform.log.readMany([{ stream, from: 0 }])).get(stream) ?? [];
    const data = {
      ...events.findLast(({ type }) => type === 'PatientIdentityCorrected')?.data,
      name: 'Budi Santosa S',
    };
    const meta = { merchantId: clinic.here, actorId: 1, commandId: commandId(), appendId: randomUUID() };
    const time = { at: new Date().toISOString(), localDate: '2099-12-31', offset: '+07:00' };
    const { appended } = await clinic.platform.log.append(
      [{ stream, expected: events.length - 1, events: [{ type: 'PatientIdentityCorrected', data }] }],
      [],
      { ...meta, ...time },
    );
    if (!(await clinic.platform.progress.waitFor(appended.position, clinic.here, 5_000)))
      throw new Error('the correction is not projected');
  };

  beforeAll(async () => {
    clinic = await clinicApp();
    owner = new pg.Client({ connectionString: clinic.ownerUrl });
    await owner.connect();
    await playDay(clinic);
    const does = doesAs(clinic.owner);
    patientId = (await rowsOf('/v2/patient/patients?recordNumber=000077'))[0]?.['id'] as number;

    const another = await does('patient/register', 0, { name: 'Budi Santoso', gender: 'male', recordNumber: '000078' });
    await does('patient/merge', patientId, { mergedId: another, reason });
    const files = new Files(clinic.database, clinic.platform.keys);
    const place = { merchantId: clinic.here, subject: `patient-${patientId}`, kind: 'photo' };
    await files.keep(place, { mediaType: 'image/png', bytes: Buffer.from('png') }, clinic.owner.userId);
    const scheduleId = (await rowsOf('/v2/queue/entries?status=done'))[0]?.['scheduleId'];
    const taken = numberOf({ patientId, scheduleId, date: facilityToday() });
    const waiting = await does('queue/take-number', 0, taken);
    herVisit = waiting;
    await owner.query(
      `insert into alur.draft (merchant_id, user_id, kind, target, sealed) values ($1, 1, 'soap', $2, 'x'), ($1, 1, 'soap', '999999', 'x')`,
      [clinic.here, waiting],
    );
    refusedMeanwhile = await post(`/v2/patient/${patientId}/erase-early`, { ground: 'request', reason });
    await does('queue/cancel', waiting, { reason });
    await correctedLater();
    before = await dump();
  }, 120_000);
  afterAll(async () => {
    await owner.end();
    await clinic.stop();
  });

  it('is all over the tables as long as she is not', () => {
    const tables = new Set(found(before).map(each => each.split(':')[0]));
    for (const view of ['patient', 'queue_board', 'visit_record', 'transaction_list', 'prescription_queue'])
      expect([...tables]).toContain(tableName(clinic.platform.table(view)));
    for (const name of ['rows.frame', 'rows.keyframe']) expect([...tables]).toContain(name);
    expect(Object.keys(before)).toContain('public.events');
  });

  it('is not erased during a visit', () => {
    expect(refusedMeanwhile).toMatchObject({ error: { code: 'patient.visit-open' } });
  });

  it('is nowhere once the command has answered; other processes forget too, and money stays', async () => {
    const other = clinic.again();
    other.platform.follow();
    const seenElsewhere = async () =>
      (await patientDetail(other.platform.streams, clinic.here, patientId))?.name ?? 'nobody';
    expect(await seenElsewhere()).toBe('Budi Santosa S');

    expect(await post(`/v2/patient/${patientId}/erase`, { ground: 'retention-ended', reason })).toMatchObject({
      error: { code: 'patient.retention-runs' },
    });
    const answer = await post(`/v2/patient/${patientId}/erase-early`, { ground: 'request', reason });
    expect(answer.data).toMatchObject({ id: patientId, projected: true, settled: true });

    const after = await dump();
    expect(found(after)).toEqual([]);
    expect(await wrapped(`patient-${patientId}`)).toBeNull();
    expect(await wrapped(`encounter-${herVisit}`)).toBeNull();
    expect(clinic.platform.erasures.read().map(({ subject }) => subject)).toContain(`patient-${patientId}`);
    // The file of a running import belongs to the facility, since the persons in it are no patients yet; the images of
    // the day are another patient's.
    const files = after['alur.file']?.map(row => JSON.parse(row) as { kind: string; subject: string });
    const ofOthers = files?.filter(({ kind }) => kind === 'patient-import' || kind === 'imaging');
    expect(files).toEqual(ofOthers);
    expect(ofOthers?.map(({ subject }) => subject)).not.toContain(`patient-${patientId}`);
    expect(after['alur.draft']?.map(row => JSON.parse(row).target)).toEqual(['999999']);
    for (const view of ['day_revenue', 'stock', 'stock_card', 'shift']) {
      const name = tableName(clinic.platform.table(view));
      // A sum over bills is sent again when their labels change, although its value stays the same.
      const amounts = (rows: string[] = []) => rows.map(row => ({ ...JSON.parse(row), position: 0 }));
      expect(before[name]?.length, name).toBeGreaterThan(0);
      expect(amounts(after[name]), name).toEqual(amounts(before[name]));
    }
    const bills = tableName(clinic.platform.table('transaction_list'));
    const sums = (tables: Tables) => (tables[bills] ?? []).map(row => JSON.parse(row).total);
    expect(sums(after)).toEqual(sums(before));
    expect(sums(after).some(total => total > 0)).toBe(true);

    await vi.waitFor(async () => expect(await seenElsewhere()).toBe(ERASED), 5_000);
    const read = await other.platform.log.readMany([{ stream: `patient-${patientId}`, from: 0 }]);
    expect(JSON.stringify([...read.values()])).not.toMatch(/Budi|000077/);
    await other.close();
  });

  it('is written about no more', async () => {
    expect(await post(`/v2/patient/${patientId}/correct`, { name: 'Budi', gender: 'male' })).toMatchObject({
      error: { code: 'patient.not-active' },
    });
    const meta = { merchantId: clinic.here, actorId: 1, commandId: commandId(), appendId: randomUUID() };
    const time = { at: new Date().toISOString(), localDate: '2026-11-21', offset: '+07:00' };
    const data = { patientId, encounterId: herVisit, unitId: 1, reason: 'sesuatu tentang Budi' };
    await expect(
      clinic.platform.log.append(
        [
          {
            stream: 'prescription-1',
            expected: 'none',
            events: [{ type: 'PrescriptionCancelled', data: { ...data, prescriptionId: 1 } }],
          },
        ],
        [],
        { ...meta, ...time },
      ),
    ).rejects.toMatchObject({ status: 409, code: 'person.erased' });
  });

  it('is found by nothing, and her page says that she was erased', async () => {
    for (const text of ['Budi', '000077', '081200000009']) {
      const { body } = await clinic.owner.get(`/v2/patient/search?q=${text}`);
      // Another patient's number may differ from hers in one character.
      expect(body.data.map(({ id }: { id: number }) => id)).not.toContain(patientId);
    }
    expect((await clinic.owner.get(`/v2/patient/${patientId}`)).body.data).toMatchObject({
      status: 'erased',
      name: ERASED,
      recordNumber: ERASED,
      photoFileId: null,
    });
    expect((await clinic.owner.get(`/v2/patient/${patientId}/photo`)).status).toBe(404);
  });

  it('is not seen again by looking back', async () => {
    const today = facilityToday();
    const why = { 'x-reason': 'Pemeriksaan internal' };
    const boards = new Set((await rowsOf('/v2/queue/entries?limit=100')).map(({ scheduleId }) => scheduleId));
    expect(boards.size).toBeGreaterThan(0);
    const board = (id: unknown) => `replay/queue.board?day=${today}&limit=2000&scheduleId=${String(id)}&date=${today}`;
    for (const path of [...[...boards].map(board), `patient/${patientId}/flow`]) {
      const { status, body } = await clinic.owner.get(`/v2/audit/${path}`, undefined, why);
      expect(status).toBe(200);
      expect(JSON.stringify(body)).toMatch(/␡|"erased":true/);
      for (const text of OF_HER) expect(JSON.stringify(body)).not.toContain(text);
    }
  });

  it('stays so when all rows are made again from the log', async () => {
    const kept = await dump();
    await clinic.platform.stopWorkers();
    const tables = Object.keys(kept).filter(name => name.startsWith('rows.'));
    await owner.query(`truncate ${tables.join(', ')}`);
    await owner.query(`delete from alur.checkpoint where name like 'projector:%' or name like 'built:%'`);
    const again = clinic.again();
    await again.platform.startWorkers();
    const made = await dump();
    expect(found(made)).toEqual([]);
    const views = clinic.platform.tables.filter(({ kind }) => kind === 'view').map(tableName);
    for (const name of views) expect(made[name], name).toEqual(kept[name]);
    await again.close();
  });
});

describe('an erasure that was written and not yet carried out', () => {
  it('is carried out by whoever makes the rows next, and not said to be done before', async () => {
    const clinic = await clinicApp();
    const { id } = (await clinic.owner.post('/v2/patient/register', { name: 'Lenyap Nanti', gender: 'female' })).body
      .data;
    await clinic.platform.stopWorkers();
    const meta = { merchantId: clinic.here, actorId: 1, commandId: commandId(), appendId: randomUUID() };
    const time = { at: new Date().toISOString(), localDate: '2026-11-21', offset: '+07:00' };
    const { appended } = await clinic.platform.log.append(
      [{ stream: `patient-${id}`, expected: 0, events: [{ type: 'PatientErased', data: { patientId: id } }] }],
      [],
      { ...meta, ...time },
    );
    const key = async () =>
      (await clinic.database.worker.query('select wrapped from alur.person_key where subject = $1', [`patient-${id}`]))
        .rows[0]?.wrapped;
    expect(await key()).toBeInstanceOf(Buffer);
    const { log, keys, streams, replays, progress } = clinic.platform;
    const { worker } = clinic.database;
    const logger = pino({ level: 'silent' });
    const watching = new ErasedPersons({ erasures, log, keys, streams, replays, progress, worker, logger });
    watching.start();
    expect(await watching.waitFor(appended.position, 100)).toBe(false);
    const next = clinic.again();
    await next.platform.startWorkers();
    await vi.waitFor(async () => expect(await key()).toBeNull(), 5_000);
    expect(await watching.waitFor(appended.position, 5_000)).toBe(true);
    await watching.stop();
    const caller = callerWith(clinic.here, ['front-office.patient-list:correct']);
    await expect(
      next.platform.runner.execute(
        caller,
        'patient/record-allergy',
        id,
        { kind: 'food', substance: 'Udang' },
        {
          commandId: commandId(),
        },
      ),
    ).rejects.toMatchObject({ code: 'patient.not-active' });
    await clinic.stop();
  });
});
