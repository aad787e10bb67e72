import { memoryStore, postgresStore, type EventStore, type Recorded } from '@alur/eventing';
import { accessKeys } from '@alur/contracts/access';
import { dues, erasures, modules, processes } from '@alur/domain';
import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { urlAs } from '../db/database.js';
import { logRole } from '../db/roles.js';
import { Ledger } from '../ledger/ledger.js';
import type { Platform } from '../platform.js';
import { callerWith, commandId, testPlatform, testSecrets, type TestLog } from '../testing/platform.js';
import { clinicApp, type ClinicApp } from '../../testing/clinic-app.js';
import { facilityToday, playDay } from '../../testing/played-day.js';
import { prepares } from '../../prepares.gen.js';
import { appendSink, refillSink, type EventSink } from './event-sinks.js';
import { exportLog } from './export-log.js';
import { importLog } from './import-log.js';
import { transferLines } from './transfer-file.js';

const folder = mkdtempSync(join(tmpdir(), 'alur-transfer-'));
const file = join(folder, 'log.jsonl.gz');
const { ledgerKeys } = testSecrets;
let clinic: ClinicApp;
let owner: pg.Pool;
let clinicStore: EventStore;

const everyEvent = async (store: EventStore): Promise<Omit<Recorded, 'position'>[]> => {
  const all: Recorded[] = [];
  for (let page = await store.readAll(0n); page.length > 0; page = await store.readAll(all.at(-1)?.position ?? 0n))
    all.push(...page);
  return all.map(({ position: _position, ...event }) => event);
};

/** All row tables without the positions in them; of what waits for a retry, a row's id is one too. */
const everyRow = async (pool: Pick<pg.Pool, 'query'>): Promise<Record<string, unknown[]>> => {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'rows' and tablename not in ('frame', 'topic_head') order by 1`,
  );
  const all: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    const positions = ['position', 'from_position', 'until', ...(name.startsWith('held_command') ? ['id'] : [])];
    const { rows } = await pool.query<{ row: unknown }>(
      `select (to_jsonb(t) - $1::text[]) as row from rows."${name}" t order by (to_jsonb(t) - $1::text[])::text`,
      [positions],
    );
    all[name] = rows.map(({ row }) => row);
  }
  return all;
};

const content = (name: string) => gunzipSync(readFileSync(name)).toString('utf8');
const theFile = async () => {
  const lines = [];
  for await (const line of transferLines(file)) lines.push(line);
  return lines;
};

beforeAll(async () => {
  clinic = await clinicApp();
  owner = new pg.Pool({ connectionString: clinic.ownerUrl, max: 2 });
  owner.on('error', () => {});
  await playDay(clinic);
  await clinic.close();
  clinicStore = postgresStore({ url: urlAs(clinic.ownerUrl, logRole, testSecrets.logPassword) });
}, 120_000);
afterAll(async () => {
  await clinicStore.close();
  await owner.end();
  await clinic.stop();
  rmSync(folder, { recursive: true });
});

describe('an exported log', () => {
  it('is one file of all events, their ledger, and where everyone stands', async () => {
    const parts: number[] = [];
    const ledger = new Ledger({ store: clinicStore, pool: owner, ledgerKeys });
    const exported = await exportLog({
      store: clinicStore,
      owner,
      ledger,
      out: file,
      progress: part => parts.push(part),
    });
    const events = await everyEvent(clinicStore);
    expect(exported).toMatchObject({
      events: events.length,
      unclean: null,
      resumed: false,
      bytes: statSync(file).size,
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(parts.at(-1)).toBe(1);
    const lines = await theFile();
    expect(lines.flatMap(line => ('event' in line ? [line.event] : []))).toEqual(events);
    const end = lines.at(-1);
    const checkpoints = end && 'end' in end ? end.end.checkpoints.map(({ name }) => name) : [];
    for (const { name } of processes) expect(checkpoints).toContain(`process:${name}`);
    expect(gunzipSync(readFileSync(file)).toString('utf8').split('\n')[0]).toBe(
      '{"alur":"log","version":1,"shapes":2}',
    );
  });

  it('goes on where it was broken off, and is the same', async () => {
    const out = join(folder, 'again.jsonl.gz');
    const ledger = new Ledger({ store: clinicStore, pool: owner, ledgerKeys });
    const broken = exportLog({
      ...{ store: clinicStore, owner, ledger, out, memberSize: 1 },
      progress() {
        throw new Error('kabel dicabut');
      },
    });
    await expect(broken).rejects.toThrow('kabel dicabut');
    expect(statSync(`${out}.part`).size).toBeGreaterThan(0);
    truncateSync(`${out}.part`, statSync(`${out}.part`).size + 100); // half of an incomplete member
    const resumed = await exportLog({ store: clinicStore, owner, ledger, out });
    expect(resumed).toMatchObject({ resumed: true, unclean: null });
    expect(content(out)).toBe(content(file));
  });

  it('tells when what it takes is not what was signed', async () => {
    const out = join(folder, 'unclean.jsonl.gz');
    const ledger = new Ledger({ store: clinicStore, pool: owner, ledgerKeys });
    const { rows } = await owner.query<{ meta: object }>('select meta from events where position = 40');
    await owner.query(`update events set meta = meta || '{"actorId": 99}' where position = 40`);
    const { unclean } = await exportLog({ store: clinicStore, owner, ledger, out });
    await owner.query('update events set meta = $1 where position = 40', [rows[0]?.meta]);
    expect(unclean?.first).toBeLessThanOrEqual(40);
    expect(unclean?.last).toBeGreaterThanOrEqual(40);
  });
});

const lastId = async (pool: pg.Pool) => (await pool.query('select last_value from alur.id_seq')).rows;
const processPlaces = async (pool: pg.Pool) =>
  (await pool.query(`select name, position from alur.checkpoint where name ~ '^process:' order by name`)).rows;

/** Sees a new patient: processes react to this alone, not to the imported events. */
async function somethingNew({ runner }: Platform, old: readonly Omit<Recorded, 'position'>[]): Promise<void> {
  const idIn = (type: string, name: string) =>
    old.find(event => event.type === type && event.meta.merchantId === clinic.here)?.data[name] as number;
  const executed = vi.spyOn(runner, 'execute');
  const caller = callerWith(clinic.here, accessKeys, clinic.owner.userId);
  const does = async (command: string, id: number, body: object) =>
    (await runner.execute(caller, command, id, body, { commandId: commandId() })).id;
  const booking = await does('queue/take-number', 0, {
    patientId: idIn('PatientRegistered', 'patientId'),
    scheduleId: idIn('ScheduleOpened', 'scheduleId'),
    date: facilityToday(),
    ...{ payer: 'general', source: 'web', visitStatus: 'sick' },
  });
  const note = { subjective: 'Demam', objective: '38', assessment: 'ISPA', plan: 'Obat' };
  for (const [command, body] of [
    ['queue/confirm-attendance', {}],
    ['queue/call', {}],
    ['consultation/start', {}],
    ['consultation/sign-note', note],
    ['consultation/record-diagnosis', { code: 'J06.9', kind: 'primary' }],
    ['consultation/finish', {}],
  ] as const)
    await does(command, booking, body);
  const causes = () => executed.mock.calls.flatMap(([, , , , { causationId }]) => causationId ?? []);
  await vi.waitFor(() => expect(causes()).not.toHaveLength(0), 10_000);
  const before = new Set(old.map(({ id }) => id));
  expect(causes().filter(cause => before.has(cause))).toEqual([]);
}

/** A sink that fails after so many events. */
function failing(sink: EventSink, most: number): EventSink {
  let events = 0;
  return {
    end: () => sink.end(),
    async add(event) {
      if (events === most) throw new Error('listrik padam');
      events += 1;
      await sink.add(event);
    },
  };
}

describe('brought into another store', () => {
  /** All durable tables, as a backup contains them. */
  const withKeys = async (target: pg.Pool) => {
    const { rows } = await owner.query<{ keys: string }>(
      'select jsonb_agg(to_jsonb(k))::text as keys from alur.person_key k',
    );
    await target.query(
      'insert into alur.person_key select * from jsonb_populate_recordset(null::alur.person_key, $1)',
      [rows[0]?.keys],
    );
  };
  const target = async (log: TestLog = 'postgres') => {
    const made = await testPlatform({ modules, processes, dues, erasures, prepares }, log);
    const pool = new pg.Pool({ connectionString: made.ownerUrl, max: 2 });
    pool.on('error', () => {});
    return {
      ...made,
      pool,
      store: made.platform.log.store,
      async drop() {
        await pool.end();
        await made.end();
      },
    };
  };

  const into = (other: { store: EventStore; pool: pg.Pool }) => ({
    ...{ file, store: other.store, owner: other.pool },
    ...{ kind: 'postgres', ledgerKeys, sink: refillSink(other.pool) },
  });

  it('is the same, makes the same rows, and nobody reacts to it again', async () => {
    const other = await target();
    await withKeys(other.pool);
    const imported = await importLog(into(other));
    expect(imported).toMatchObject({ found: 0, verdict: { clean: true, sealed: imported.events } });
    const events = await everyEvent(other.store);
    expect(events).toEqual((await theFile()).flatMap(line => ('event' in line ? [line.event] : [])));
    expect(await lastId(other.pool)).toEqual(await lastId(owner));

    await other.platform.startWorkers();
    expect(await everyRow(other.pool)).toEqual(await everyRow(owner));
    expect(await processPlaces(other.pool)).toEqual(await processPlaces(owner));
    await somethingNew(other.platform, events);
    await other.drop();
  });

  it('goes from PostgreSQL to memory and back, and stays the same', async () => {
    const other = await target();
    const memory = memoryStore();
    await importLog({ file, store: memory, owner: other.pool, kind: 'memory', ledgerKeys, sink: appendSink(memory) });
    const out = join(folder, 'from-memory.jsonl.gz');
    const ledger = new Ledger({ store: memory, pool: other.pool, ledgerKeys });
    expect(await exportLog({ store: memory, owner: other.pool, ledger, out })).toMatchObject({ unclean: null });
    expect(content(out)).toBe(content(file));
    await other.drop();
  });

  it('goes into KurrentDB, makes the same rows there, and comes back as it was', async () => {
    const other = await target('kurrentdb');
    await withKeys(other.pool);
    const into = {
      file,
      store: other.store,
      owner: other.pool,
      kind: 'kurrentdb',
      ledgerKeys,
      sink: appendSink(other.store),
    };
    expect((await importLog(into)).verdict).toMatchObject({ clean: true });
    expect((await other.pool.query('select store from alur.log_home')).rows).toEqual([{ store: 'kurrentdb' }]);
    await other.platform.startWorkers();
    expect(await everyRow(other.pool)).toEqual(await everyRow(owner));
    await other.platform.stopWorkers();
    expect(await everyEvent(other.store)).toHaveLength((await everyEvent(clinicStore)).length);

    const out = join(folder, 'from-kurrentdb.jsonl.gz');
    const ledger = new Ledger({ store: other.store, pool: other.pool, ledgerKeys });
    expect(await exportLog({ store: other.store, owner: other.pool, ledger, out })).toMatchObject({ unclean: null });
    // But for the end: what had run there has come further meanwhile.
    const log = (name: string) => content(name).split('\n').slice(0, -2);
    expect(log(out)).toEqual(log(file));
    await other.drop();
  });

  it('goes on where it was broken off', async () => {
    const other = await target();
    const sink = failing(appendSink(other.store), 60);
    await expect(importLog({ ...into(other), sink })).rejects.toThrow('listrik padam');
    const resumed = await importLog(into(other));
    expect(resumed.found).toBeGreaterThan(40);
    expect(resumed.found).toBeLessThanOrEqual(60);
    expect(resumed.verdict).toMatchObject({ clean: true, sealed: resumed.events });
    await other.drop();
  });

  it('is refused by a store that holds anything else, and when the file is damaged', async () => {
    const other = await target();
    const cut = join(folder, 'cut.jsonl.gz');
    writeFileSync(cut, readFileSync(file).subarray(0, -40));
    await expect(importLog({ ...into(other), file: cut })).rejects.toThrow();
    await importLog(into(other));
    await other.pool.query(`update events set data = data || '{"x": 1}' where position = 1`);
    await expect(importLog(into(other))).rejects.toThrow("in the place of the file's event 1");
    await other.drop();
  });
});
