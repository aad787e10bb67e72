import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clinicApp, type ClinicApp } from './testing/clinic-app.js';
import { doesAs, facilityToday } from './testing/played-day.js';
import { numberOf, scheduleOf } from './testing/visit-bodies.js';

const register = (name: string) => ({ name, gender: 'female' });

/** Requests that no user makes on purpose. */
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

  it('for a schedule of somebody who works elsewhere is refused beside her', async () => {
    const { owner, foreigner } = clinic;
    const roomId = await doesAs(owner)('room/add', 0, { name: 'Poli Tamu', code: 'T' });
    const answer = await owner.post('/v2/schedule/open', scheduleOf({ roomId, doctorId: foreigner.userId }));
    expect(answer.body.error).toMatchObject({ code: 'schedule.doctor-not-found', fields: [{ path: 'doctorId' }] });
  });

  it('with a field in its query that nobody declared is refused, on lists and on other routes alike', async () => {
    const { owner } = clinic;
    for (const path of ['patient/patients', 'patient/search?q=siti', 'reference/icd10?q=a', 'identity/staff'])
      expect(await owner.get(`/v2/${path}${path.includes('?') ? '&' : '?'}merchant_id=1`), path).toMatchObject({
        status: 400,
        body: { error: { fields: [{ path: 'merchant_id', code: 'shape.unknown-field' }] } },
      });
    expect((await owner.get('/v2/reference/icd10?q=a')).status).toBe(200);
  });

  it.each([
    ['letters beyond the first plane', '𠮷野太郎'],
    ['one very long word', 'a'.repeat(255)],
    ['letters that come apart', '㌀'.repeat(255)],
    ['letters that come apart into words', 'ﷺ'.repeat(255)],
    ['many words', 'ab '.repeat(85)],
    ['marks alone', '\u0301'.repeat(255)],
    ['another direction', 'بودي 💊'],
  ])('for a name of %s is taken, and the rows go on', async (_what, name) => {
    const { owner } = clinic;
    const { body } = await owner.post('/v2/patient/register', register(name));
    expect(body.data, JSON.stringify(body)).toMatchObject({ projected: true });
    const found = await owner.get(`/v2/patient/search?q=${encodeURIComponent(name.slice(0, 60))}`);
    expect(found.status).toBe(200);
  });

  it.each([
    ['turned round', '\u202eبودي\u202c'],
    ['of signs that nobody sees', '\u200b\u200b'],
  ])('for a name %s is refused', async (_what, name) => {
    expect(await clinic.owner.post('/v2/patient/register', register(name))).toMatchObject({
      status: 400,
      body: { error: { fields: [{ path: 'name', code: 'shape.invisible' }] } },
    });
  });

  it.each(['abc', '*', 'W/"1"', '"1', '1.5', '-1'])('that saw the revision %s saw none, and is refused', async seen => {
    const answer = await clinic.app
      .getHttpAdapter()
      .getInstance()
      .inject({
        method: 'POST',
        url: '/v2/room/add',
        headers: {
          ...{ authorization: `Bearer ${clinic.owner.token}`, 'x-merchant-id': String(clinic.here) },
          ...{ 'idempotency-key': crypto.randomUUID(), 'if-match': seen },
        },
        payload: { name: 'Poli Gigi', code: 'G' },
      });
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: { code: 'command.bad-revision' } }]);
  });

  it.each(['00000000-0000-0000-0000-000000000000', 'FFFFFFFF-ffff-FFFF-ffff-FFFFFFFFFFFF', 'satu', ''])(
    'by the key %j, which nobody made, is refused',
    async key => {
      const answer = await clinic.owner.post('/v2/room/add', { name: 'Poli Mata', code: 'M' }, { key });
      expect(answer).toMatchObject({ status: 400, body: { error: { code: 'command.key-required' } } });
    },
  );

  it('for a reason of signs that nobody sees gives none', async () => {
    const why = { 'x-reason': '%00%00%00' };
    expect(await clinic.auditor.get(`/v2/audit/day?day=${facilityToday()}`, undefined, why)).toMatchObject({
      status: 400,
      body: { error: { code: 'audit.reason-required' } },
    });
  });

  it.each(['id=3', 'merchant_id=2', 'search[]=Siti', 'patientid=4'])(
    'for a list filtered by what is no filter, %s, is not answered with everybody',
    async query => {
      const answer = await clinic.owner.get(`/v2/patient/patients?${query}`);
      expect(answer).toMatchObject({ status: 400, body: { error: { fields: [{ code: 'shape.unknown-field' }] } } });
    },
  );

  it('deeper than anything is, is refused', async () => {
    const deep = `{"content":{"a":${'['.repeat(60_000)}${']'.repeat(60_000)}}}`;
    const answer = await clinic.app
      .getHttpAdapter()
      .getInstance()
      .inject({
        method: 'PUT',
        url: '/v2/draft/soap-note/1',
        headers: {
          ...{ authorization: `Bearer ${clinic.owner.token}`, 'x-merchant-id': String(clinic.here) },
          'content-type': 'application/json',
        },
        payload: deep,
      });
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: { code: 'shape.unreadable' } }]);
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
