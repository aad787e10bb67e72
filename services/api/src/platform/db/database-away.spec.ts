import pg from 'pg';
import { expect, it } from 'vitest';
import { isDatabaseAway } from './database-away.js';

const failing = async (host: string) => {
  const client = new pg.Client({ host, connectionTimeoutMillis: 2_000 });
  return client.connect().then(
    () => undefined,
    (error: unknown) => error,
  );
};

it('is away when its name is not known, as of a container that was stopped', async () => {
  expect(isDatabaseAway(await failing('database.invalid'))).toBe(true);
});

it.each(['ECONNREFUSED', 'EAI_AGAIN', 'EHOSTUNREACH'])('is away after %s', code => {
  expect(isDatabaseAway(Object.assign(new Error('connect'), { code, syscall: 'connect' }))).toBe(true);
});

it('is not away because of what was asked, nor because a file is missing', () => {
  expect(isDatabaseAway(Object.assign(new Error('open'), { code: 'ENOENT', syscall: 'open' }))).toBe(false);
  expect(isDatabaseAway(new TypeError('x is not a function'))).toBe(false);
});
