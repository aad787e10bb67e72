import { testDatabase } from '@alur/embedded-pg/testing/database';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Database } from '../db/database.js';
import { migrate } from '../db/migrate.js';
import { testSecrets } from '../testing/platform.js';
import { Prefetch, type ReservingCommand } from './prefetch.js';

let database: Database;
let prefetch: Prefetch;
/** The prefetch of another process. */
let other: Prefetch;
let end: () => Promise<void>;
beforeAll(async () => {
  const { ownerUrl, drop } = await testDatabase();
  await migrate(ownerUrl, testSecrets);
  database = Database.connect(ownerUrl, testSecrets);
  prefetch = new Prefetch(database.prefetch);
  other = new Prefetch(database.prefetch);
  end = () => database.close().then(drop);
});
afterAll(() => end());

const command = (given: Partial<ReservingCommand> = {}): ReservingCommand => ({
  ...{ id: randomUUID(), name: 'ticket/open', merchantId: 1, actorId: 7, hash: 'h', ids: { ticket: 1 } },
  ...given,
});
const key = (subject: string, byte: number) => ({ subject, merchantId: 1, wrapped: Buffer.alloc(4, byte) });

describe('ids', () => {
  it('are drawn once, here and elsewhere, by their names', async () => {
    const drawn = await Promise.all(
      Array.from({ length: 200 }, (_none, at) => (at % 2 === 0 ? prefetch : other).draw(['ticket', 'note'])),
    );
    expect(new Set(drawn.flatMap(ids => Object.values(ids))).size).toBe(400);
    expect(drawn.map(ids => Object.keys(ids))).toEqual(drawn.map(() => ['ticket', 'note']));
  });

  it('are as many as one command needs, whatever is left of those that were drawn before', async () => {
    const many = Array.from({ length: 60 }, (_none, at) => `lot${at}`);
    for (let used = 0; used < 64; used++) {
      await prefetch.draw(['ticket']);
      expect(new Set(Object.values(await prefetch.draw(many))).size).toBe(60);
    }
  });

  it('are kept, and told again when the command comes again, whatever it now says', async () => {
    const first = command({ ids: { ticket: 5, note: 6 } });
    expect(await prefetch.reserve(first)).toEqual({ hash: 'h', ids: { ticket: 5, note: 6 }, again: false });
    expect(await other.reserve({ ...first, hash: 'another', ids: { ticket: 8, note: 9 } })).toEqual({
      ...{ hash: 'h', ids: { ticket: 5, note: 6 } },
      again: true,
    });
  });

  it('are the first’s when the command comes many times at once, here and elsewhere', async () => {
    const { id } = command();
    const all = await Promise.all(
      [prefetch, prefetch, other, prefetch, other].map((each, at) =>
        each.reserve(command({ id, ids: { ticket: at } })),
      ),
    );
    expect(new Set(all.map(({ ids }) => ids['ticket'])).size).toBe(1);
    expect(all.filter(({ again }) => !again)).toHaveLength(1);
  });
});

describe('numbers', () => {
  it('follow each other in each facility and kind, and none is given twice', async () => {
    const take = (merchantId: number, kind: string) =>
      Array.from({ length: 25 }, (_none, at) => (at % 2 === 0 ? prefetch : other).nextNumber(merchantId, kind));
    const [one, another, receipts] = await Promise.all(
      [take(3, 'record-number'), take(4, 'record-number'), take(3, 'receipt')].map(each => Promise.all(each)),
    );
    const upTo25 = Array.from({ length: 25 }, (_none, at) => at + 1);
    for (const numbers of [one, another, receipts]) expect(numbers?.toSorted((a, b) => a - b)).toEqual(upTo25);
    expect(await prefetch.nextNumber(3, 'receipt')).toBe(26);
  });
});

describe('persons’ keys', () => {
  const reservationsOf = async (subject: string) => {
    const { rows } = await database.worker.query<{ wrapped: Buffer | null }>(
      'select wrapped from alur.person_key where subject = $1',
      [subject],
    );
    return rows[0]?.wrapped;
  };

  it('are made for those who have none', async () => {
    expect(await prefetch.makeKeys([key('patient-1', 1), key('patient-2', 2)])).toEqual(
      new Set(['patient-1', 'patient-2']),
    );
    expect(await prefetch.makeKeys([key('patient-2', 9), key('patient-3', 3)])).toEqual(new Set(['patient-3']));
    expect(await reservationsOf('patient-2')).toEqual(Buffer.alloc(4, 2));
  });

  it('are the first’s when two are offered at once, and the other is told', async () => {
    const [first, second] = await Promise.all([
      prefetch.makeKeys([key('patient-4', 1)]),
      prefetch.makeKeys([key('patient-4', 2)]),
    ]);
    expect([first.size, second.size]).toEqual([1, 0]);
    expect(await reservationsOf('patient-4')).toEqual(Buffer.alloc(4, 1));
  });

  it('are not made again once destroyed', async () => {
    await prefetch.makeKeys([key('patient-5', 1)]);
    await database.worker.query(`update alur.person_key set wrapped = null where subject = 'patient-5'`);
    expect(await prefetch.makeKeys([key('patient-5', 2)])).toEqual(new Set());
    expect(await reservationsOf('patient-5')).toBeNull();
  });
});

it('batches all requests that arrive meanwhile, of whatever kind', async () => {
  const queries = vi.spyOn(database.prefetch, 'query');
  const ask = () => [prefetch.reserve(command()), prefetch.nextNumber(5, 'receipt')];
  const first = ask();
  await vi.waitUntil(() => queries.mock.calls.length === 1);
  await Promise.all([...first, ...ask(), ...ask()]);
  expect(queries).toHaveBeenCalledTimes(2);
  queries.mockRestore();
});

it('tells all who asked that it failed, and goes on with the next', async () => {
  const failing = vi.spyOn(database.prefetch, 'query').mockImplementationOnce(() => {
    throw new Error('the connection is lost');
  });
  const asked = await Promise.allSettled([prefetch.reserve(command()), prefetch.nextNumber(5, 'receipt')]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await prefetch.reserve(command())).again).toBe(false);
  failing.mockRestore();
});
