import type { Caller } from '../access/caller.js';
import type { Look } from './access-log.js';
import { expect, it } from 'vitest';
import { callerWith } from '../testing/platform.js';
import { Looks } from './looks.js';

const sari = callerWith(1, ['audit:replay'], 7);
const look: Look = { what: 'audit.replay', id: null, of: '2026-11-20 queue.board', why: 'Keluhan' };

const written = () => {
  const looks: [Caller, Look][] = [];
  let now = 0;
  let failing = false;
  const log = {
    record: async (caller: Caller, of: Look) => {
      if (failing) throw new Error('away');
      looks.push([caller, of]);
    },
  };
  return {
    looks: new Looks(log, { of: (_merchant, _kind, text) => `#${text}` }, () => now),
    written: looks,
    pass: (minutes: number) => (now += minutes * 60_000),
    fail: (does: boolean) => (failing = does),
  };
};

it('writes the same look of the same person once in ten minutes', async () => {
  const it_ = written();
  for (let times = 0; times < 3; times++) await it_.looks.record(sari, look);
  it_.pass(9);
  await it_.looks.record(sari, look);
  expect(it_.written).toEqual([[sari, look]]);
  it_.pass(2);
  await it_.looks.record(sari, look);
  expect(it_.written).toHaveLength(2);
});

it('tells apart who looks, at what, where and why', async () => {
  const it_ = written();
  const others: [Caller, Look][] = [
    [sari, look],
    [{ ...sari, userId: 8 }, look],
    [{ ...sari, merchantId: 2 }, look],
    [sari, { ...look, of: '2026-11-21 queue.board' }],
    [sari, { ...look, why: 'Audit' }],
    [sari, { ...look, what: 'audit.day' }],
    [sari, { ...look, id: 5 }],
  ];
  for (const [caller, each] of others) await it_.looks.record(caller, each);
  expect(it_.written).toEqual(others);
});

it('refuses a look that could not be written, and tries the next one again', async () => {
  const it_ = written();
  it_.fail(true);
  await expect(it_.looks.record(sari, look)).rejects.toThrow('away');
  it_.fail(false);
  await it_.looks.record(sari, look);
  expect(it_.written).toHaveLength(1);
});

it('writes down whose rows were asked for, else what was asked and how many came', async () => {
  const it_ = written();
  const declared = { logged: ['patientId', 'encounterId'] };
  await it_.looks.rows(sari, 'x/list', declared, { encounterId: '7', page: 1 }, 3);
  await it_.looks.rows(sari, 'x/list', declared, { search: 'Budi', limit: 50 }, 2);
  await it_.looks.rows(sari, 'x/list', declared, { limit: 50, search: 'Budi' }, 2);
  await it_.looks.rows(sari, 'x/masked', { logged: false, because: 'masked' }, {}, 2);
  await it_.looks.rows(sari, 'x/rooms', {}, {}, 2);
  expect(it_.written.map(([, each]) => each)).toEqual([
    { what: 'x/list', id: 7 },
    { what: 'x/list', id: null, query: '#[["limit",50],["search","Budi"]]', rows: 2 },
  ]);
});

it('writes a topic down by whose it is, else by its parameters', async () => {
  const it_ = written();
  const day = { key: 'x.day?date=2026-11-20', params: { date: '2026-11-20' } };
  await it_.looks.topic(sari, { ...day, spec: { name: 'x.day', logged: true } });
  await it_.looks.topic(sari, { key: 'x.one?id=4', params: { id: 4 }, spec: { name: 'x.one', logged: 'id' } });
  expect(it_.written.map(([, each]) => each)).toEqual([
    { what: 'x.day', id: null, of: 'x.day?date=2026-11-20' },
    { what: 'x.one', id: 4 },
  ]);
});
