import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testSecrets } from '../platform/testing/platform.js';
import { clinicApp, type ClinicApp } from '../testing/clinic-app.js';
import { doesAs, playDay } from '../testing/played-day.js';
import { restOn } from './verify.js';

describe('data that depends on the log of a played day', () => {
  let clinic: ClinicApp;
  let owner: pg.Pool;
  beforeAll(async () => {
    clinic = await clinicApp();
    owner = new pg.Pool({ connectionString: clinic.ownerUrl, max: 2 });
    owner.on('error', () => {});
    await playDay(clinic);
    const does = doesAs(clinic.owner);
    const erased = await does('patient/register', 0, { name: 'Dewi Anggraini', gender: 'female' });
    await does('patient/erase-early', erased, { ground: 'request', reason: 'Diminta sendiri' });
    const gone = 'select from alur.person_key where subject = $1 and wrapped is null';
    await vi.waitUntil(async () => (await owner.query(gone, [`patient-${erased}`])).rowCount === 1, 10_000);
  }, 120_000);
  afterAll(async () => {
    await owner.end();
    await clinic.stop();
  });

  const check = (rows = false) => {
    const { platform, dataDir } = clinic;
    const installation = { owner, store: platform.log.store, secrets: testSecrets, config: { dataDir } };
    return restOn(installation, rows ? () => {} : undefined);
  };
  /** Changes a table that is restored afterwards. */
  const tampered = async (table: string, statement: string, rows = false) => {
    await owner.query(`create table kept as select * from ${table}`);
    try {
      await owner.query(statement);
      return await check(rows);
    } finally {
      await owner.query(`delete from ${table}; insert into ${table} select * from kept; drop table kept`);
    }
  };

  it('fits, the rows too', { timeout: 60_000 }, async () => {
    expect(await check(true)).toBeUndefined();
  });

  it.each([
    ['is destroyed', `update alur.person_key set wrapped = null where subject = $1`, /^patient-\d+ has no key/],
    ['is gone', `delete from alur.person_key where subject = $1`, /^patient-\d+ has no key and was not erased/],
    [
      "is another person's",
      `update alur.person_key set wrapped = (select wrapped from alur.person_key where subject like 'encounter-%' limit 1)
       where subject = $1`,
      /^the key of patient-\d+ is not one/,
    ],
  ])('names her whose key %s', async (_what, statement, finding) => {
    const { rows } = await owner.query<{ subject: string }>(
      `select subject from alur.person_key where subject like 'patient-%' and wrapped is not null limit 1`,
    );
    expect(await tampered('alur.person_key', statement.replace('$1', `'${rows[0]?.subject}'`))).toMatch(finding);
  });

  it('names the first event that a key made anew does not open', async () => {
    const { rows } = await owner.query<{ subject: string }>(
      `select subject from alur.person_key where subject like 'patient-%' and wrapped is not null limit 1`,
    );
    const subject = rows[0]!.subject;
    await owner.query('create table kept as select * from alur.person_key where subject = $1', [subject]);
    await owner.query('delete from alur.person_key where subject = $1', [subject]);
    clinic.platform.keys.forget();
    await clinic.platform.keys.ensure(new Map([[subject, clinic.here]]));
    expect(await check()).toMatch(/does not open with the keys of those whom it names/);
    await owner.query('delete from alur.person_key where subject = $1', [subject]);
    await owner.query('insert into alur.person_key select * from kept; drop table kept');
    clinic.platform.keys.forget();
  });

  it.each([
    [
      'altered',
      'rows.patient_v1',
      `update rows.patient_v1 set name = 'Orang Lain'`,
      'is not what follows from the log',
    ],
    ['removed', 'rows.stock_v1', `delete from rows.stock_v1`, 'is missing, which follows from the log'],
    [
      'invented',
      'rows.patient_v1',
      `insert into rows.patient_v1 select (jsonb_populate_record(t, '{"key": "987654"}')).* from rows.patient_v1 t limit 1`,
      'row 987654 of facility',
    ],
  ])('names a row that was %s', { timeout: 60_000 }, async (_what, table, statement, finding) => {
    const { rows } = await owner.query<{ name: string }>(
      `select 'rows.' || tablename as name from pg_tables where schemaname = 'rows' and tablename ~ $1`,
      [`^${table.slice('rows.'.length).replace(/_v1$/, '')}_v\\d+$`],
    );
    const actual = rows[0]!.name;
    expect(await tampered(actual, statement.replaceAll(table, actual), true)).toContain(finding);
  });

  it('says that the log is empty, or begins otherwise, where its database knows better', async () => {
    await owner.query(
      `insert into alur.log_home (store, first_event, shapes) values ('postgres', gen_random_uuid(), 2)
       on conflict (one) do update set first_event = excluded.first_event`,
    );
    expect(await check()).toMatch(/^the log begins with event .* noted that it began with/);
    await owner.query('delete from alur.log_home');
    await owner.query(
      `insert into alur.access_anchor select 999, now()::text, 1e9, '', key_id, '' from alur.ledger_key`,
    );
    expect(await check()).toMatch(/its end was cut off$/);
    await owner.query('delete from alur.access_anchor where n = 999');
    await owner.query('create table kept as select * from events; truncate events');
    expect(await check()).toMatch(/^the log ends at position 0, and beyond it stand/);
    await owner.query('insert into events select * from kept; drop table kept');
    expect(await check()).toBeUndefined();
  });
});
