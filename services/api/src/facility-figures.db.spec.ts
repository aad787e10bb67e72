import { afterAll, beforeAll, expect, it } from 'vitest';
import { clinicApp, type ClinicApp } from './testing/clinic-app.js';

let clinic: ClinicApp;
beforeAll(async () => {
  clinic = await clinicApp();
});
afterAll(() => clinic.stop());

it('the operator sees every facility in numbers, and nobody of a facility does', async () => {
  const { operator, owner, here, there } = clinic;
  const figures = async () => {
    const { body } = await operator.get('/v2/live/channel.facilities');
    const rows = body.data as { id: number; changedBy: string; position: string }[];
    return new Map(rows.map(row => [row.id, row]));
  };
  const before = await figures();
  expect(before.get(there)).toMatchObject({ patients: 0, monthPatients: 0, lastVisitDay: null });
  const body = { name: 'Ani', gender: 'female', recordNumber: '900001' };
  expect((await owner.post('/v2/patient/register', body)).status).toBe(200);
  const after = await figures();
  expect(after.get(here)).toMatchObject({ name: 'Klinik Melati', status: 'active', patients: 1, monthPatients: 1 });
  expect(after.get(there)).toMatchObject({ patients: 0 });
  // Whoever has the row before takes this one for the newer, though nothing happened to the facility itself.
  expect(BigInt(after.get(here)!.position)).toBeGreaterThan(BigInt(before.get(here)!.position));
  expect(after.get(here)!.changedBy).toBe(before.get(here)!.changedBy);
  expect(JSON.stringify([...after.values()])).not.toContain('Ani');
  expect((await owner.get('/v2/live/channel.facilities')).status).toBe(403);
});
