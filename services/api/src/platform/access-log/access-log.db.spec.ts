import { afterAll, beforeAll, expect, it } from 'vitest';
import { callerWith, testPlatform } from '../testing/platform.js';
import { ticketModule } from '../testing/ticket-module.js';
import { AccessLog, chainHash } from './access-log.js';

let it_: Awaited<ReturnType<typeof testPlatform>>;
beforeAll(async () => {
  it_ = await testPlatform({ modules: [ticketModule], processes: [], dues: [] });
});
afterAll(() => it_.end());

it('writes every look once, in batches that are chained per facility', async () => {
  const logs = [new AccessLog(it_.database), new AccessLog(it_.again().database)];
  const looks = Array.from({ length: 200 }, (_none, at) =>
    logs[at % 2]!.record(callerWith(1 + (at % 3 === 0 ? 1 : 0), []), { what: 'patient', id: at }),
  );
  await Promise.all(looks);
  const { rows } = await it_.database.worker.query(
    'select merchant_id, at, entries, previous_hash, hash from alur.access_log order by id',
  );
  const entries = rows.flatMap(row => row.entries as { id: number }[]);
  expect(entries.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_none, at) => at));
  expect(rows.length).toBeLessThan(50);
  for (const merchantId of [1, 2]) {
    let previous: Buffer | null = null;
    for (const row of rows.filter(each => each.merchant_id === merchantId)) {
      expect(row.previous_hash).toEqual(previous);
      expect(row.hash).toEqual(chainHash(previous, { merchantId, at: row.at.toISOString(), entries: row.entries }));
      previous = row.hash;
    }
  }
});

it('cannot be changed by those who write it', async () => {
  for (const statement of ['update alur.access_log set entries = null', 'delete from alur.access_log'])
    await expect(it_.database.worker.query(statement)).rejects.toThrow('permission denied');
});
