import { afterAll, beforeAll, expect, it } from 'vitest';
import { staffedApp } from './testing/staffed-app.js';

let clinic: Awaited<ReturnType<typeof staffedApp>>;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  clinic = await staffedApp();
  for (const name of ['sari', 'ratna', 'dewi']) tokens[name] = (await clinic.login(`${name}@contoh.id`)).accessToken;
});
afterAll(() => clinic.stop());

const ask = (as: string, merchant: number | undefined, query = '') =>
  clinic.call('GET', `/v2/identity/staff${query}`, { token: tokens[as]!, ...(merchant !== undefined && { merchant }) });
const names = async (as: string, merchant: number, query?: string) =>
  (await ask(as, merchant, query)).body.data.map(({ name }: { name: string }) => name);

it('names those who hold a role in the facility, and nobody of another', async () => {
  const { melati, kenanga, people } = clinic;
  expect(await names('sari', melati)).toEqual(['adi', 'baru', 'ratna', 'sari']);
  expect(await names('ratna', kenanga)).toEqual(['ratna']);
  const [first] = (await ask('ratna', kenanga)).body.data;
  expect(first).toEqual({ id: people.ratna, name: 'ratna', profession: 'other', active: true });
});

it('is refused to those who hold no role there, to displays, and outside of a facility', async () => {
  const { kenanga } = clinic;
  expect((await ask('sari', kenanga)).status).toBe(403);
  expect((await ask('dewi', kenanga)).status).toBe(403);
  expect((await ask('sari', undefined)).status).toBe(403);
  expect((await ask('dewi', 0)).status).toBe(403);
  expect((await clinic.call('GET', '/v2/identity/staff')).status).toBe(401);
});

it('is narrowed by profession, name and whether they are still here', async () => {
  const { melati, run, people } = clinic;
  await run('identity/change-user', people.ratna, {
    name: 'dr. Ratna',
    email: 'ratna@contoh.id',
    profession: 'doctor',
  });
  await run('identity/deactivate-user', people.baru, { reason: 'pindah kerja' });
  expect(await names('sari', melati, '?profession=doctor')).toEqual(['dr. Ratna']);
  expect(await names('sari', melati, '?search=RAT')).toEqual(['dr. Ratna']);
  expect(await names('sari', melati, '?search=%25')).toEqual([]);
  expect(await names('sari', melati, '?active=true')).toEqual(['adi', 'dr. Ratna', 'sari']);
  expect(await names('sari', melati, '?active=false')).toEqual(['baru']);
  const wrong = await ask('sari', melati, '?profession=wizard');
  expect([wrong.status, wrong.body.error.fields[0].path]).toEqual([400, 'profession']);
});
