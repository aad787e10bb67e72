import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clinicApp, type ClinicApp } from './testing/clinic-app.js';
import { doesAs, facilityToday } from './testing/played-day.js';
import { numberOf, scheduleOf } from './testing/visit-bodies.js';

const register = (name: string) => ({ name, gender: 'female' });

/** What nobody types on purpose. */
describe('an odd request', () => {
  let clinic: ClinicApp;
  beforeAll(async () => {
    clinic = await clinicApp();
  }, 120_000);
  afterAll(() => clinic.stop());

  const billOf = async () => {
    const { owner } = clinic;
    const does = doesAs(owner);
    const room = await does('room/add', 0, { name: 'Poli Umum', code: 'U' });
    const scheduleId = await does('schedule/open', 0, scheduleOf({ roomId: room, doctorId: owner.userId }));
    const patientId = await does('patient/register', 0, register('Siti'));
    await does('queue/take-number', 0, numberOf({ patientId, scheduleId, date: facilityToday() }));
    return (await owner.get(`/v2/transaction/transactions?patientId=${patientId}`)).body.data[0].id as number;
  };

  it('with far too much of something is refused, and the rows go on', async () => {
    const { owner } = clinic;
    const bill = await billOf();
    const treatmentId = await doesAs(owner)('treatment/add', 0, { name: 'Nebulisasi', price: 1_000_000_000 });
    for (const quantity of [1e290, 1e300])
      expect(await owner.post(`/v2/transaction/${bill}/add-item`, { treatmentId, quantity })).toMatchObject({
        status: 400,
        body: { error: { fields: [{ path: 'quantity' }] } },
      });
    expect(await owner.post(`/v2/transaction/${bill}/add-item`, { treatmentId, quantity: 10_000 })).toMatchObject({
      status: 409,
      body: { error: { code: 'transaction.above-all-bills' } },
    });
    for (const float of [1e13, 1e300])
      expect(await owner.post('/v2/shift/open', { float })).toMatchObject({ status: 400 });
    const after = await owner.post('/v2/patient/register', register('Ani'));
    expect(after.body.data).toMatchObject({ projected: true });
  });

  it.each([
    ['letters beyond the first plane', '𠮷野太郎'],
    ['one very long word', 'a'.repeat(255)],
    ['letters that come apart', '㌀'.repeat(255)],
    ['letters that come apart into words', 'ﷺ'.repeat(255)],
    ['many words', 'ab '.repeat(85)],
    ['marks alone', '\u0301'.repeat(255)],
    ['the other direction', '\u202eبودي\u202c 💊'],
  ])('for a name of %s is taken, and the rows go on', async (_what, name) => {
    const { owner } = clinic;
    const { body } = await owner.post('/v2/patient/register', register(name));
    expect(body.data, JSON.stringify(body)).toMatchObject({ projected: true });
    const found = await owner.get(`/v2/patient/search?q=${encodeURIComponent(name.slice(0, 60))}`);
    expect(found.status).toBe(200);
  });

  it('under the same key in capitals is the same request', async () => {
    const key = crypto.randomUUID();
    const { owner } = clinic;
    const first = await owner.post('/v2/patient/register', register('Dewi'), { key });
    expect(await owner.post('/v2/patient/register', register('Dewi'), { key: key.toUpperCase() })).toEqual(first);
  });

  it.each(['0000-01-01', '0001-01-01', '1969-12-31'])('for a day before any log, %s, is refused', async day => {
    const why = { 'x-reason': 'keluhan' };
    for (const path of ['day', 'replay/room.list', 'events'])
      expect(await clinic.owner.get(`/v2/audit/${path}?day=${day}`, undefined, why), path).toMatchObject({
        status: 400,
        body: { error: { fields: [{ path: 'day' }] } },
      });
  });

  it.each(['9223372036854775808', '9999999999999999999'])('for what comes after %s is refused', async after => {
    expect(await clinic.owner.get(`/v2/audit/events?after=${after}`)).toMatchObject({
      status: 400,
      body: { error: { fields: [{ path: 'after', code: 'shape.wrong' }] } },
    });
  });
});
