import { testDatabase } from '@alur/embedded-pg/testing/database';
import { erasures as domainErasures } from '@alur/domain';
import { memoryStore } from '@alur/eventing';
import { anEvent } from '@alur/eventing/testing/events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../db/migrate.js';
import { testSecrets } from '../testing/platform.js';
import { restoreTables, TablesSnapshot } from './durable-tables.js';
import { deleteDraftsAbout, keepErased, leaveIdsOut } from './keep-erased.js';

let folder: string;
let open: (() => Promise<void>)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alur-tables-'));
  open = [];
});
afterEach(async () => {
  for (const close of open) await close();
  rmSync(folder, { recursive: true });
});

async function migrated(): Promise<pg.Pool> {
  const { ownerUrl, drop } = await testDatabase();
  await migrate(ownerUrl, testSecrets);
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 3 });
  owner.on('error', () => {});
  open.push(async () => {
    await owner.end();
    await drop();
  });
  return owner;
}

const FILL = `
  insert into alur.credential (user_id, password_hash, updated_at) values (12, 'argon2', '2026-01-02T03:04:05.678901Z');
  insert into alur.person_key (subject, merchant_id, wrapped) values
    ('patient-9', 1, '\\xdeadbeef'), ('patient-8', 1, null), ('user-3', 0, '\\x01');
  insert into alur.number_reservation values (1, 'record-number', 9007199254740993);
  insert into alur.access_log (merchant_id, at, entries, hash)
    select 1, now(), jsonb_build_array(jsonb_build_object('what', E'tab\\t baris\\n"kutip" é', 'n', n)), '\\x00' from generate_series(1, 60) n;
  insert into alur.file (id, merchant_id, subject, kind, media_type, bytes, sealed, created_by) values
    (gen_random_uuid(), 1, 'patient-9', 'photo', 'image/png', 3000000, convert_to(repeat('x', 3000000), 'UTF8'), 3),
    (gen_random_uuid(), 1, 'user-3', 'photo', 'image/png', 1, '\\x02', 3);
  insert into alur.draft values (1, 3, 'note', '77', '\\x03'), (1, 3, 'note', '78', '\\x04');
  select setval('alur.id_seq', 4711)`;

const everything = async (owner: pg.Pool) => {
  const { rows } = await owner.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'alur'
     and tablename not in ('migration', 'key_check', 'log_identity', 'log_home') order by 1`,
  );
  const all: Record<string, unknown> = {};
  for (const { name } of rows)
    all[name] = (await owner.query(`select to_jsonb(t)::text as row from alur."${name}" t order by 1`)).rows;
  return all;
};

/** The rows of one database, by way of a file, in another. */
async function moved(from: pg.Pool, meanwhile = async () => {}): Promise<pg.Pool> {
  const file = join(folder, 'tables.jsonl.gz');
  const snapshot = await TablesSnapshot.take(from);
  await meanwhile();
  const counts = await snapshot.write(file);
  await snapshot.release();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const to = await migrated();
  const restored = await restoreTables(to, file);
  for (const [table, count] of Object.entries(counts)) expect(restored[table] ?? 0, table).toBe(count);
  return to;
}

describe('the durable tables', () => {
  it('are the same again, to the last bit, and their numbers go on', async () => {
    const from = await migrated();
    await from.query(FILL);
    const to = await moved(from);
    expect(await everything(to)).toEqual(await everything(from));
    expect((await to.query(`select nextval('alur.id_seq')::int as id`)).rows).toEqual([{ id: 4712 }]);
    const { rows } = await to.query<{ id: string }>(
      `insert into alur.access_log (merchant_id, at, entries, hash) values (1, now(), '[]', '\\x00') returning id`,
    );
    expect(rows).toEqual([{ id: '61' }]);
  });

  it('are those of one moment, whatever happens while they are written', async () => {
    const from = await migrated();
    await from.query(FILL);
    const before = await everything(from);
    const to = await moved(from, async () => {
      await from.query(
        `update alur.credential set password_hash = 'later'; delete from alur.file; delete from alur.draft`,
      );
    });
    expect(await everything(to)).toEqual(before);
  });

  it('are all in the backup, except those declared as others', async () => {
    const from = await migrated();
    const snapshot = await TablesSnapshot.take(from);
    const counts = await snapshot.write(join(folder, 'tables'));
    await snapshot.release();
    const elsewhere = ['broken_row', 'checkpoint', 'ledger_key', 'ledger_page'];
    expect(Object.keys(counts).toSorted()).toEqual(
      Object.keys(await everything(from)).filter(name => !elsewhere.includes(name)),
    );
  });
});

it('leaves nothing that opens what is said of whoever was erased', async () => {
  const owner = await migrated();
  await owner.query(FILL);
  const erased = [
    { subject: 'patient-9', at: '2026-03-01T00:00:00Z' },
    { subject: 'patient-8', at: '2026-03-01T00:00:00Z' },
    { subject: 'patient-9000', at: '2026-03-01T00:00:00Z' },
  ];
  const store = memoryStore();
  await store.append([
    {
      stream: 'patient-9',
      expected: 'none',
      events: [anEvent({ type: 'PatientEncounterAdded', data: { encounterId: 77 } })],
    },
  ]);
  expect(await keepErased(owner, erased)).toEqual(['patient-9']);
  await deleteDraftsAbout(owner, store, domainErasures, erased);
  await leaveIdsOut(owner, erased);
  const rows = async (query: string) => (await owner.query(query)).rows;
  expect(await rows('select subject from alur.person_key where wrapped is not null')).toEqual([{ subject: 'user-3' }]);
  expect(await rows('select subject from alur.file')).toEqual([{ subject: 'user-3' }]);
  expect(await rows('select target from alur.draft')).toEqual([{ target: '78' }]);
  expect(await rows(`select nextval('alur.id_seq')::int > 100000 + 9000 as beyond`)).toEqual([{ beyond: true }]);
  expect(await rows('select next - 9007199254740993 as left_out from alur.number_reservation')).toEqual([
    { left_out: '1000' },
  ]);
});

it('a file that is none is refused', async () => {
  const file = join(folder, 'tables');
  writeFileSync(file, 'rusak');
  await expect(restoreTables(await migrated(), file)).rejects.toThrow();
});
