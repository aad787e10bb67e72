import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerWith, testPlatform } from '../testing/platform.js';
import { ticketModule } from '../testing/ticket-module.js';
import { AccessLog, chainHash } from './access-log.js';
import { openReason, sealReason, type SealedReason } from './sealed-reason.js';

let it_: Awaited<ReturnType<typeof testPlatform>>;
beforeAll(async () => {
  it_ = await testPlatform({ modules: [ticketModule], processes: [], dues: [] });
});
afterAll(() => it_.end());

it('writes every look once, in batches that are chained per facility', async () => {
  const logs = [it_, it_.again()].map(({ database, platform }) => new AccessLog(database, platform.keys));
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

describe('why somebody looked', () => {
  const said = { merchantId: 5, userId: 7, at: '2026-11-21T02:00:00.000Z' };
  const open = async (reason: SealedReason, patientId: number | null = 9) =>
    openReason(await it_.platform.keys.load([reason.by]), reason, { ...said, patientId });

  it('is stored so that it cannot be read in the database', async () => {
    const log = new AccessLog(it_.database, it_.platform.keys);
    await log.record(callerWith(5, []), { what: 'audit.day', id: null, why: 'Keluhan Bu Sri' });
    const { rows } = await it_.database.worker.query('select entries from alur.access_log where merchant_id = 5');
    expect(JSON.stringify(rows)).not.toContain('Sri');
    const [{ why, at }] = rows[0].entries;
    expect(why).toMatchObject({ by: 'user-7' });
    expect(openReason(await it_.platform.keys.load([why.by]), why, { ...said, at, patientId: null })).toBe(
      'Keluhan Bu Sri',
    );
  });

  it("is sealed with the patient's key, and gone with it; the next one is the officer's", async () => {
    const { keys } = it_.platform;
    await keys.ensure(new Map([['patient-9', 5]]));
    const about = { ...said, patientId: 9 };
    const first = await sealReason(keys, 'Keluhan Bu Sri', about);
    expect(first.by).toBe('patient-9');
    expect(await open(first)).toBe('Keluhan Bu Sri');
    await it_.database.worker.query(`update alur.person_key set wrapped = null where subject = 'patient-9'`);
    keys.forget();
    expect(await open(first)).toBeNull();
    const second = await sealReason(keys, 'Telaah sesudah penghapusan', about);
    expect(second.by).toBe('user-7');
    expect(await open(second)).toBe('Telaah sesudah penghapusan');
  });

  it('makes no key for a patient who is none, and cannot be moved to another look', async () => {
    const { keys } = it_.platform;
    const reason = await sealReason(keys, 'Salah ketik', { ...said, patientId: 404 });
    expect(reason.by).toBe('user-7');
    const { rows } = await it_.database.worker.query(`select 1 from alur.person_key where subject = 'patient-404'`);
    expect(rows).toEqual([]);
    const ring = await keys.load([reason.by]);
    expect(openReason(ring, reason, { ...said, patientId: null, at: '2026-11-21T02:00:00.001Z' })).toBeNull();
  });
});
