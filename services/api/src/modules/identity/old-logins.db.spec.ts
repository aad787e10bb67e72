import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeOldReservations } from '../../platform/prefetch/old-reservations.js';
import { removeOldLogins } from './old-logins.js';
import { staffedApp } from './testing/staffed-app.js';

let clinic: Awaited<ReturnType<typeof staffedApp>>;
beforeAll(async () => {
  clinic = await staffedApp();
});
afterAll(() => clinic.stop());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const count = async (table: string) =>
  Number((await clinic.database.worker.query(`select count(*) from alur.${table}`)).rows[0].count);

it('keeps what an auditor may still ask for, and removes what nobody does', async () => {
  const { worker } = clinic.database;
  await clinic.login('sari@contoh.id');
  await clinic.login('sari@contoh.id', 'salah sekali');
  await clinic.credentials.makeLink(clinic.people.sari);
  const before = [await count('session'), await count('password_token'), await count('command_reservation')];
  expect(before.every(rows => rows > 0)).toBe(true);
  expect(await count('login_failure')).toBeGreaterThan(0);
  await removeOldLogins(worker, inDays(80));
  expect(await removeOldReservations(worker, inDays(80))).toBe(0);
  expect([await count('session'), await count('password_token'), await count('command_reservation')]).toEqual(before);
  expect(await count('login_failure')).toBe(0);
  await removeOldLogins(worker, inDays(100));
  await removeOldReservations(worker, inDays(100));
  for (const table of ['session', 'password_token', 'command_reservation']) expect(await count(table), table).toBe(0);
});
