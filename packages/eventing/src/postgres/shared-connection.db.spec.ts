import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventsDatabase, type EventsDatabase } from '../testing/events-database.js';
import { sharedConnection, type Ask } from './shared-connection.js';

let database: EventsDatabase;
let pool: pg.Pool;
let ask: Ask;
beforeAll(async () => {
  database = await eventsDatabase();
});
beforeEach(() => {
  pool = new pg.Pool({ connectionString: database.appUrl, max: 1, pipeline: true });
  pool.on('error', () => {});
  ask = sharedConnection(pool);
});
afterEach(() => pool.end());
afterAll(() => database.drop());

const query = async (text: string) => (await ask<unknown[]>({ text, rowMode: 'array' })).rows;

test('concurrent queries use one database process, and each gets its own answer', async () => {
  const answers = await Promise.all(['a', 'b', 'c'].map(name => query(`select pg_backend_pid(), '${name}'`)));
  expect(answers.map(([row]) => row![1])).toEqual(['a', 'b', 'c']);
  expect(new Set(answers.map(([row]) => row![0])).size).toBe(1);
  expect(pool.idleCount).toBe(1);
});

test('a failing query affects no other, and a lost connection is replaced even under constant load', async () => {
  const [wrong, right] = await Promise.allSettled([query('select 1 / 0'), query('select 2')]);
  expect(wrong).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
  expect(right).toMatchObject({ status: 'fulfilled', value: [[2]] });

  let ended = false;
  const asking = (async () => {
    const outcomes: PromiseSettledResult<unknown>[] = [];
    while (!ended) outcomes.push(...(await Promise.allSettled([query('select pg_sleep(0.01)'), query('select 1')])));
    return outcomes;
  })();
  const [[before]] = (await query('select pg_backend_pid()')) as [[number]];
  await database.owner.query('select pg_terminate_backend($1)', [before]);
  const pidNow = () =>
    query('select pg_backend_pid()').then(
      ([row]) => row![0],
      () => before,
    );
  await expect.poll(pidNow).not.toBe(before);
  ended = true;
  const outcomes = await asking;
  expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true);
  expect(outcomes.at(-1)).toMatchObject({ status: 'fulfilled' });
});

test('a caller learns that no connection is available', async () => {
  const nowhere = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none', max: 1, pipeline: true });
  const asks = sharedConnection(nowhere);
  const outcomes = await Promise.allSettled([1, 2].map(() => asks({ text: 'select 1', rowMode: 'array' })));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await nowhere.end();
});
