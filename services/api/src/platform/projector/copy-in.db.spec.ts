import { testDatabase } from '@alur/embedded-pg/testing/database';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { asCopyData, copyIn, HEADER } from './copy-in.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
let client: pg.Client;

beforeAll(async () => {
  database = await testDatabase();
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});
beforeEach(() => client.query('drop table if exists copied; create table copied (id int primary key, name text)'));

const message = (text: string) => asCopyData(Buffer.concat([Buffer.alloc(HEADER), Buffer.from(text)]));
const rows = async () => (await client.query('select id, name from copied order by id')).rows;

it('copies several messages, which may end within a row', async () => {
  await copyIn(client, 'copy copied from stdin', [message('1\tsatu\n2\tdu'), message('a\n3\t\\N\n')]);
  expect(await rows()).toEqual([
    { id: 1, name: 'satu' },
    { id: 2, name: 'dua' },
    { id: 3, name: null },
  ]);
});

it('copies more than the socket takes at once, and what is asked behind it is answered after it', async () => {
  const many = Array.from({ length: 20 }, (_, part) =>
    message(Array.from({ length: 1_000 }, (_row, at) => `${part * 1_000 + at}\t${'x'.repeat(200)}\n`).join('')),
  );
  const copying = copyIn(client, 'copy copied from stdin', many);
  const counted = client.query('select count(*)::int from copied');
  await copying;
  expect((await counted).rows).toEqual([{ count: 20_000 }]);
});

it.each([
  ['a row that is there already', 'copy copied from stdin', '1\tsatu\n1\tsatu\n', '23505'],
  ['a row that is none', 'copy copied from stdin', 'satu\n', '22P02'],
  ['a table that is not there', 'copy missing from stdin', '1\tsatu\n', '42P01'],
])('is refused for %s, and the connection goes on', async (_what, text, data, code) => {
  await expect(copyIn(client, text, [message(data), message(data)])).rejects.toMatchObject({ code });
  expect(await rows()).toEqual([]);
  await copyIn(client, 'copy copied from stdin', [message('4\tempat\n')]);
  expect(await rows()).toEqual([{ id: 4, name: 'empat' }]);
});

it('is refused when the connection is lost meanwhile', async () => {
  const lost = new pg.Client({ connectionString: database.ownerUrl });
  lost.on('error', () => {});
  await lost.connect();
  const { rows: own } = await lost.query<{ pid: number }>('select pg_backend_pid() as pid');
  await client.query('begin; lock table copied');
  const copying = copyIn(lost, 'copy copied from stdin', [message('1\tsatu\n')]);
  const ending = client.query('select pg_terminate_backend($1)', [own[0]?.pid]);
  await expect(copying).rejects.toThrow();
  await ending;
  await client.query('commit');
  expect(await rows()).toEqual([]);
});
