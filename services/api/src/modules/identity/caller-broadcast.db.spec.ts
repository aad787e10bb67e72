import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { CallerChange } from '../../platform/access/caller.js';
import { CallerBroadcast } from './caller-broadcast.js';
import { staffedApp } from './testing/staffed-app.js';

let clinic: Awaited<ReturnType<typeof staffedApp>>;
beforeAll(async () => {
  clinic = await staffedApp();
});
afterAll(() => clinic.stop());

it('another process hears whose session ended; the one that did it does not', async () => {
  const other = new CallerBroadcast(clinic.database.app, pino({ level: 'silent' }));
  const heard: CallerChange[] = [];
  await other.listen(change => heard.push(change));
  other.tell({ userId: 1 });
  const { accessToken: token } = await clinic.login('ratna@contoh.id');
  await clinic.call('POST', '/v2/auth/logout', { token, body: {} });
  await vi.waitFor(() => expect(heard).toEqual([{ userId: clinic.people.ratna, sessionId: expect.any(String) }]));
  await other.close();
});

it('what another process tells takes effect here', async () => {
  const { accessToken: token } = await clinic.login('ratna@contoh.id');
  const me = async () => (await clinic.call('GET', '/v2/auth/me', { token })).status;
  expect(await me()).toBe(200);
  await clinic.database.app.query('update alur.session set ended_at = now() where user_id = $1', [clinic.people.ratna]);
  expect(await me()).toBe(200);
  const other = new CallerBroadcast(clinic.database.app, pino({ level: 'silent' }));
  other.tell({ userId: clinic.people.ratna });
  await vi.waitFor(async () => expect(await me()).toBe(401));
});

it('listens again after a lost connection, and then drops everything cached', async () => {
  const other = new CallerBroadcast(clinic.database.app, pino({ level: 'silent' }));
  const heard: CallerChange[] = [];
  await other.listen(change => heard.push(change));
  await clinic.database.app.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'alur_callers'`,
  );
  await vi.waitFor(() => expect(heard).toContainEqual({}), { timeout: 5_000 });
  await vi.waitFor(
    () => {
      new CallerBroadcast(clinic.database.app, pino({ level: 'silent' })).tell({ merchantId: 3 });
      expect(heard).toContainEqual({ merchantId: 3 });
    },
    { timeout: 5_000 },
  );
  await other.close();
});
