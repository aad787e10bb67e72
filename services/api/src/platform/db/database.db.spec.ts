import type { Duplex } from 'node:stream';
import { testDatabase } from '@alur/embedded-pg/testing/database';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi, type MockInstance } from 'vitest';
import { secretsFrom } from '../config/secrets.js';
import { testSecrets } from '../testing/platform.js';
import { Database, urlAs } from './database.js';
import { migrate } from './migrate.js';
import { appRole, logRole, rowTableSecuritySql, workerRole } from './roles.js';

let ownerUrl: string;
let drop: () => Promise<void>;
let database: Database;
let owner: pg.Client;

beforeAll(async () => {
  ({ ownerUrl, drop } = await testDatabase());
  await migrate(ownerUrl, testSecrets);
  database = Database.connect(ownerUrl, testSecrets);
  owner = new pg.Client(ownerUrl);
  await owner.connect();
  await owner.query(`insert into events (position, stream, revision, id, type, data, meta, merchant_id, at)
    select n, 'patient-' || n, 0, gen_random_uuid(), 'PatientRegistered', '{}', '{}', n, now() from generate_series(1, 3) n`);
  await database.worker.query('create table rows.patient_v1 (merchant_id int not null, key text, name text)');
  await database.worker.query(rowTableSecuritySql('rows.patient_v1'));
  await database.worker.query(`insert into rows.patient_v1 values (1, '1', 'A'), (2, '2', 'B')`);
  await owner.query(
    `insert into alur.draft (merchant_id, user_id, kind, target, sealed) values (1, 7, 'soap', '1', ''), (2, 8, 'soap', '2', '')`,
  );
});
afterAll(async () => {
  await owner.end();
  await database.close();
  await drop();
});

const count = async (table: string) => (await database.app.query(`select count(*)::int as n from ${table}`)).rows[0].n;
const denied = { code: '42501' };

describe('with no merchant set', () => {
  it.each(['events', 'rows.patient_v1', 'alur.draft', 'alur.access_log', 'alur.file'])(
    'a request sees no row of %s',
    async table => expect(await count(table)).toBe(0),
  );

  it('and none with a merchant that is no number', async () => {
    const client = await database.app.connect();
    await client.query(`set alur.merchant = ''`);
    expect((await client.query('select * from rows.patient_v1')).rows).toEqual([]);
    client.release(true);
  });
});

it.each([
  'select wrapped from alur.person_key',
  `update alur.person_key set wrapped = null`,
  `insert into alur.person_key (subject, merchant_id) values ('patient-1', 1)`,
  'delete from alur.person_key',
])('a request neither reads nor ends a person’s key: %s', async statement => {
  await expect(database.app.query(statement)).rejects.toMatchObject(denied);
});

it('a connection lost during use fails only its borrower’s work', async () => {
  const client = await database.app.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const ended = new Promise(resolve => client.once('end', resolve));
  await owner.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await ended;
  await expect(client.query('select 1')).rejects.toThrow();
  client.release();
  expect((await database.app.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
});

describe('as one merchant', () => {
  it('a request sees that merchant’s rows alone', async () => {
    const names = await database.tenant(
      2,
      async trx => (await sql<{ name: string }>`select name from rows.patient_v1`.execute(trx)).rows,
    );
    expect(names).toEqual([{ name: 'B' }]);
    const events = await database.tenant(
      3,
      async trx => (await sql<{ stream: string }>`select stream from events`.execute(trx)).rows,
    );
    expect(events).toEqual([{ stream: 'patient-3' }]);
  });

  it('the setting does not outlive the transaction, even one that fails', async () => {
    await expect(
      database.tenant(1, async () => {
        throw new Error('mid-way');
      }),
    ).rejects.toThrow('mid-way');
    for (let connection = 0; connection < 12; connection += 1) expect(await count('rows.patient_v1')).toBe(0);
  });

  it('reads one snapshot and writes nothing', async () => {
    await database.tenant(1, async trx => {
      const before = await sql`select * from rows.patient_v1`.execute(trx);
      await database.worker.query(`insert into rows.patient_v1 values (1, '3', 'C')`);
      expect((await sql`select * from rows.patient_v1`.execute(trx)).rows).toEqual(before.rows);
    });
    await expect(
      database.tenant(1, trx => sql`insert into alur.draft values (1, 7, 'soap', '9', '')`.execute(trx)),
    ).rejects.toMatchObject({ code: '25006' });
  });

  it('writes no other merchant’s draft', async () => {
    const write = (merchant: number) =>
      database.tenantWrite(1, trx =>
        sql`insert into alur.draft (merchant_id, user_id, kind, target, sealed) values (${merchant}, 7, 'soap', '5', '')`.execute(
          trx,
        ),
      );
    await write(1);
    await expect(write(2)).rejects.toMatchObject(denied);
    const gone = await database.tenantWrite(1, trx => sql`delete from alur.draft where merchant_id = 2`.execute(trx));
    expect(gone.numAffectedRows).toBe(0n);
  });

  it('takes no merchant that is not a whole number', async () => {
    await expect(database.tenant(Number.NaN, async () => 1)).rejects.toThrow(TypeError);
  });

  it('has the transaction and all that is asked at first sent in one write', async () => {
    let sent: MockInstance | undefined;
    database.app.once('acquire', client => {
      sent = vi.spyOn((client as unknown as { connection: { stream: Duplex } }).connection.stream, '_writev' as never);
    });
    const writes = await database.tenant(1, async trx => {
      await Promise.all([1, 2].map(n => sql`select ${n}::int`.execute(trx)));
      return sent?.mock.calls.length;
    });
    sent?.mockRestore();
    expect(writes).toBe(1);
  });
});

describe('the log', () => {
  const roles = () =>
    [
      ['app', database.app],
      ['worker', database.worker],
      ['log', database.log],
    ] as const;

  it('can be changed, emptied or bypassed by no role', async () => {
    for (const [, pool] of roles())
      for (const statement of [
        `update events set type = 'X'`,
        'delete from events',
        'truncate events',
        `insert into events select 99, 's', 0, gen_random_uuid(), 't', '{}', '{}', 1, now()`,
        'drop table events',
        'alter table events disable row level security',
      ])
        await expect(pool.query(statement)).rejects.toMatchObject(denied);
  });

  it('is appended to by the log’s role alone', async () => {
    const append = `select append_event('a-1', -1, gen_random_uuid(), 'T', '{}',
      '{"merchantId": 1, "at": "2026-11-21T00:00:00Z"}')`;
    await expect(database.app.query(append)).rejects.toMatchObject(denied);
    await expect(database.worker.query(append)).rejects.toMatchObject(denied);
    await database.log.query(append);
    expect((await database.log.query('select count(*)::int as n from events')).rows).toEqual([{ n: 4 }]);
  });
});

describe('the roles', () => {
  it('are no superusers, bypass nothing and own nothing that lasts', async () => {
    const { rows } = await owner.query(
      `select rolname, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb as mighty from pg_roles where rolname = any($1)`,
      [[appRole, workerRole, logRole]],
    );
    expect(rows).toHaveLength(3);
    expect(rows.filter(row => row.mighty)).toEqual([]);
    const owned = await owner.query(
      `select schemaname, tablename from pg_tables where tableowner = any($1) and schemaname <> 'rows'`,
      [[appRole, workerRole, logRole]],
    );
    expect(owned.rows).toEqual([]);
  });

  it('keep requests from keys, checkpoints and making tables', async () => {
    for (const statement of [
      'select * from alur.key_check',
      'update alur.checkpoint set position = 0',
      'create table rows.mine (id int)',
      'create table public.mine (id int)',
      `update rows.patient_v1 set name = 'X'`,
      `update alur.access_log set entries = '[]'`,
      'delete from alur.access_log',
    ])
      await expect(database.app.query(statement)).rejects.toMatchObject(denied);
  });

  it('connect with their password only', async () => {
    const wrong = new pg.Client(urlAs(ownerUrl, appRole, 'salah'));
    await expect(wrong.connect()).rejects.toMatchObject({ code: '28P01' });
  });
});

describe('migrations', () => {
  it('run again without a change, and several at once', async () => {
    await Promise.all([migrate(ownerUrl, testSecrets), migrate(ownerUrl, testSecrets)]);
    const { rows } = await owner.query('select name from alur.migration order by name');
    expect(rows[0]).toEqual({ name: '0001-durable-tables.sql' });
  });

  it('stop when one that ran was changed', async () => {
    await owner.query(`update alur.migration set hash = 'other' where name like '0001%'`);
    await expect(migrate(ownerUrl, testSecrets)).rejects.toThrow(
      '0001-durable-tables.sql was changed after it had run',
    );
  });

  it('stop when the secrets are not this database’s', async () => {
    const second = await testDatabase();
    await migrate(second.ownerUrl, testSecrets);
    const other = secretsFrom({
      database: Buffer.alloc(32, 1),
      master: Buffer.alloc(32, 9),
      hash: Buffer.alloc(32, 3),
      token: Buffer.alloc(32, 4),
      ledger: () => [Buffer.alloc(32, 5)],
    });
    await expect(migrate(second.ownerUrl, other)).rejects.toThrow('secrets folder');
    await second.drop();
  });
});
