import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { writeDemoLogins } from '../../demo/demo-logins.js';
import { clinicApp, type ClinicApp } from '../../testing/clinic-app.js';

let clinic: ClinicApp | undefined;
const folder = mkdtempSync(join(tmpdir(), 'alur-demonstration-'));
const login = (role: string, email: string, merchantId: number) => ({
  ...{ role, email, password: 'contoh', merchantId, facilityName: `RS ${merchantId}` },
});
afterEach(async () => {
  await clinic?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('tells the first login of each role at each facility in a demonstration, and nothing in other installations', async () => {
  clinic = await clinicApp({ DATA_DIR: folder, DEMO: 'small' });
  expect((await clinic.owner.get('/v2/demonstration')).status).toBe(404);
  writeDemoLogins(folder, [
    login('doctor', 'dokter@contoh.id', 1),
    login('doctor', 'dokter2@contoh.id', 1),
    login('doctor', 'dokter3@contoh.id', 2),
  ]);
  const of = (email: string, merchantId: number) => ({
    ...{ role: 'doctor', roleName: 'Dokter', email, password: 'contoh', merchantId, facilityName: `RS ${merchantId}` },
  });
  const told = [of('dokter@contoh.id', 1), of('dokter3@contoh.id', 2)];
  expect((await clinic.owner.get('/v2/demonstration')).body.data).toEqual({ logins: told, arrived: null });
  clinic.platform.arrivals.reach(clinic.here, 0.437);
  expect((await clinic.owner.get('/v2/demonstration')).body.data.arrived).toBe(43);
  await clinic.stop();

  clinic = await clinicApp({ DATA_DIR: folder, DEMO: 'false' });
  expect((await clinic.owner.get('/v2/demonstration')).status).toBe(404);
});
