import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clinicApp, type ClinicApp } from '../../testing/clinic-app.js';
import { doesAs } from '../../testing/played-day.js';
import { clearFreedSpace } from './freed-space.js';

const NAME = 'Kusumawardhani';
const NEIGHBOURS = ['Ayu', 'Citra', 'Dewi'];

let clinic: ClinicApp;
let owner: pg.Client;
beforeEach(async () => {
  clinic = await clinicApp();
  owner = new pg.Client({ connectionString: clinic.ownerUrl });
  await owner.connect();
});
afterEach(async () => {
  await owner.end();
  await clinic.stop();
});

/** The tables and indexes in whose files one of these is. */
const onDisk = async (...sought: (string | Buffer)[]): Promise<string[]> => {
  await owner.query('checkpoint');
  const { rows } = await owner.query<{ name: string; bytes: Buffer }>(
    `select c.relname as name, pg_read_binary_file(pg_relation_filepath(c.oid)) as bytes
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('alur', 'rows') and c.relkind in ('r', 'i') order by 1`,
  );
  return rows.filter(({ bytes }) => sought.some(each => bytes.includes(each))).map(({ name }) => name);
};
const wrapped = async (id: number) => {
  const { rows } = await owner.query<{ wrapped: Buffer | null }>(
    'select wrapped from alur.person_key where subject = $1',
    [`patient-${id}`],
  );
  return rows[0]?.wrapped ?? Buffer.alloc(0);
};
const registered = async (name: string) => doesAs(clinic.owner)('patient/register', 0, { name, gender: 'female' });

it('is left with neither key nor name of whoever was erased, once the answer says that it is done', async () => {
  for (const name of NEIGHBOURS) await registered(name);
  const id = await registered(NAME);
  const key = await wrapped(id);
  expect(await onDisk(NAME)).toEqual([expect.stringMatching(/^patient_v\d+$/)]);
  expect(await onDisk(key)).toEqual(['person_key']);
  const { body } = await clinic.owner.post(`/v2/patient/${id}/erase-early`, { ground: 'request', reason: 'diminta' });
  expect(body.data).toMatchObject({ settled: true });
  expect(await onDisk(key)).toEqual([]);
  expect(await onDisk(NAME)).toEqual([]);
  expect((await clinic.owner.get('/v2/patient/search?q=Citra')).body.data).toHaveLength(1);
});

it('does not wait for long readers, and blocks nobody', async () => {
  await owner.query('begin isolation level repeatable read');
  await owner.query('select from alur.person_key');
  const began = performance.now();
  await clearFreedSpace(clinic.database.worker, pino({ level: 'silent' }));
  expect(performance.now() - began).toBeLessThan(15_000);
  await owner.query('rollback');
  expect(await registered(NAME)).toBeGreaterThan(0);
});
