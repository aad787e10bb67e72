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
  // The position must grow, so that clients take this row for the newer one, although the facility itself has no new
  // event.
  expect(BigInt(after.get(here)!.position)).toBeGreaterThan(BigInt(before.get(here)!.position));
  expect(after.get(here)!.changedBy).toBe(before.get(here)!.changedBy);
  expect(JSON.stringify([...after.values()])).not.toContain('Ani');
  expect((await owner.get('/v2/live/channel.facilities')).status).toBe(403);
});

it('the last thirty days are told of a facility that is chosen and of all together, and to the operator alone', async () => {
  const { operator, owner, here, there } = clinic;
  const days = async (facilityId: number) => {
    const { body } = await operator.get(`/v2/live/channel.facility-days?facilityId=${facilityId}`);
    return body.data as { key: string; date: string; visits: number; patients: number; revenue: number }[];
  };
  const registered = async (facilityId: number) =>
    (await days(facilityId)).map(({ patients }) => patients).reduce((sum, count) => sum + count, 0);
  const [all, own, other] = [await registered(0), await registered(here), await registered(there)];
  const body = { name: 'Budi', gender: 'male', recordNumber: '900002' };
  expect((await owner.post('/v2/patient/register', body)).status).toBe(200);
  expect([await registered(0), await registered(here), await registered(there)]).toEqual([all + 1, own + 1, other]);
  const dates = (await days(here)).map(({ date }) => date);
  expect(dates).toHaveLength(30);
  expect(dates).toEqual([...new Set(dates)].toSorted());
  expect((await days(here)).at(-1)).toMatchObject({ key: dates.at(-1), patients: own + 1, revenue: 0 });
  expect(await days(999_999)).toEqual([]);
  expect((await owner.get('/v2/live/channel.facility-days?facilityId=0')).status).toBe(403);
});
