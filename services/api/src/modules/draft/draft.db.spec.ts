import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { httpApp } from '../../platform/testing/http-app.js';
import { removeOldDrafts } from './old-drafts.js';
import { callerWith } from '../../platform/testing/platform.js';
import { ticketModule } from '../../platform/testing/ticket-module.js';

const people = {
  sari: callerWith(1, [], 7),
  dewi: callerWith(1, [], 8),
  sariElsewhere: callerWith(2, [], 7),
  outsider: { ...callerWith(1, [], 11), role: '' },
  display: { ...callerWith(1, [], 9), kind: 'device' as const },
};
let it_: Awaited<ReturnType<typeof httpApp>>;
beforeAll(async () => {
  it_ = await httpApp([ticketModule], people);
});
afterAll(() => it_.end());

const url = '/v2/draft/soap-note/12';
const write = (as: string, content: object, path = url) => it_.call('PUT', path, { as, body: { content } });
const read = async (as: string) => (await it_.call('GET', url, { as })).body.data;

it('stores its writer’s latest version', async () => {
  expect(await read('sari')).toBeNull();
  expect((await write('sari', { subjective: 'batuk' })).status).toBe(200);
  await write('sari', { subjective: 'batuk tiga hari' });
  expect(await read('sari')).toEqual({ content: { subjective: 'batuk tiga hari' }, updatedAt: expect.any(String) });
});

it('shows it to nobody else, nor to her in another facility', async () => {
  await write('sari', { subjective: 'rahasia' });
  for (const other of ['dewi', 'sariElsewhere']) expect(await read(other)).toBeNull();
  await write('dewi', { subjective: 'lain' });
  await it_.call('DELETE', url, { as: 'dewi' });
  expect(await read('sari')).toMatchObject({ content: { subjective: 'rahasia' } });
  expect((await it_.call('GET', url)).status).toBe(401);
  expect((await write('display', {})).status).toBe(403);
});

it('is stored sealed, and bound to its kind and target', async () => {
  await write('sari', { subjective: 'Rahasia Sekali' });
  const owner = new pg.Client({ connectionString: it_.ownerUrl });
  await owner.connect();
  const { rows } = await owner.query<{ sealed: Buffer }>('select sealed from alur.draft');
  await owner.end();
  expect(rows.some(({ sealed }) => sealed.includes('Rahasia'))).toBe(false);
});

it('is gone once removed', async () => {
  await write('sari', { subjective: 'x' });
  expect((await it_.call('DELETE', url, { as: 'sari' })).status).toBe(200);
  expect(await read('sari')).toBeNull();
});

it('wants a kind, a target and a content that can be', async () => {
  expect((await write('sari', {}, '/v2/draft/Soap/12')).body.error.fields).toMatchObject([{ path: 'kind' }]);
  expect((await it_.call('PUT', url, { as: 'sari', body: {} })).body.error.fields).toMatchObject([{ path: 'content' }]);
});

it('is one of a hundred at most; those that are there can still be written', async () => {
  for (let at = 0; at < 100; at += 1) expect((await write('dewi', {}, `/v2/draft/note/${at}`)).status).toBe(200);
  const answer = await write('dewi', {}, '/v2/draft/note/100');
  expect([answer.status, answer.body.error]).toEqual([409, { code: 'draft.too-many', params: { most: 100 } }]);
  expect((await write('dewi', { subjective: 'y' }, '/v2/draft/note/7')).status).toBe(200);
});

it('is refused to users without a role in the facility', async () => {
  expect((await write('outsider', {})).status).toBe(403);
});

it('is removed when nobody came back to it for thirty days', async () => {
  await write('sari', { subjective: 'baru' });
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  expect(await removeOldDrafts(it_.database.worker, inDays(29))).toBe(0);
  expect(await read('sari')).toMatchObject({ content: { subjective: 'baru' } });
  expect(await removeOldDrafts(it_.database.worker, inDays(31))).toBeGreaterThan(0);
  expect(await read('sari')).toBeNull();
});
