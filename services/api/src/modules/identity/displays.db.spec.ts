import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scheduleOf } from '../../testing/visit-bodies.js';
import { staffedApp } from './testing/staffed-app.js';

let clinic: Awaited<ReturnType<typeof staffedApp>>;
let ratna: string;
let adi: string;
beforeAll(async () => {
  clinic = await staffedApp();
  ratna = (await clinic.login('ratna@contoh.id')).accessToken;
  adi = (await clinic.login('adi@contoh.id')).accessToken;
});
afterAll(() => clinic.stop());

const statusAndCode = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
  status,
  body.error?.code,
];

describe('displays', () => {
  it('are paired by a code, read only what they were paired for, and are revoked', async () => {
    const { call, kenanga, melati, run } = clinic;
    await run('merchant/change', melati, {
      name: 'Klinik Melati',
      category: 'primary_clinic',
      categoryTypes: ['outpatient'],
      timezone: 'Asia/Makassar',
    });
    const posts = (path: string, body: object) =>
      call('POST', path, { token: adi, merchant: melati, body, headers: { 'idempotency-key': crypto.randomUUID() } });
    const roomId = (await posts('/v2/room/add', { name: 'Poli Umum', code: 'U' })).body.data.id;
    const opens = async () =>
      (await posts('/v2/schedule/open', scheduleOf({ roomId, doctorId: clinic.people.adi }))).body.data.id as number;
    const scheduleIds = [await opens(), await opens()];
    const nowhere = await posts('/v2/device/pair', { name: 'TV Lobi', scheduleIds: [scheduleIds[0], 9_999] });
    expect(statusAndCode(nowhere)).toEqual([409, 'schedule.not-found']);
    const made = await posts('/v2/device/pair', { name: 'TV Lobi', scheduleIds });
    expect(made.status).toBe(200);
    const { id } = made.body.data;
    const { body } = await call('POST', `/v2/device/${id}/code`, { token: adi, merchant: melati, body: {} });
    expect(body.data.code).toMatch(/^[A-Z2-9]{8}$/);

    const wrong = await call('POST', '/v2/auth/pair', { body: { code: 'AAAAAAAA' } });
    expect(statusAndCode(wrong)).toEqual([409, 'auth.wrong-pairing-code']);
    const paired = await call('POST', '/v2/auth/pair', { body: { code: body.data.code.toLowerCase() } });
    expect(paired.body.data).toMatchObject({
      merchantId: melati,
      name: 'TV Lobi',
      facilityName: 'Klinik Melati',
      timezone: 'Asia/Makassar',
      scheduleIds,
    });
    expect((await call('POST', '/v2/auth/pair', { body: { code: body.data.code } })).status).toBe(409);

    const { token } = paired.body.data;
    expect((await call('GET', '/v2/module/modules', { token })).status).toBe(200);
    expect((await call('GET', '/v2/identity/devices', { token })).status).toBe(403);
    expect(statusAndCode(await call('GET', '/v2/module/modules', { token, merchant: kenanga }))).toEqual([
      403,
      'access.not-member',
    ]);
    expect((await call('GET', '/v2/auth/me', { token })).status).toBe(401);
    expect((await call('GET', '/v2/user/merchants', { token })).status).toBe(401);

    const other = await call('POST', `/v2/device/${id}/revoke`, {
      token: ratna,
      merchant: kenanga,
      body: {},
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(other.status).toBe(403);
    const revoked = await call('POST', `/v2/device/${id}/revoke`, {
      token: adi,
      merchant: melati,
      body: {},
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(revoked.status).toBe(200);
    expect((await call('GET', '/v2/module/modules', { token })).status).toBe(401);
    expect((await call('POST', `/v2/device/${id}/code`, { token: adi, merchant: melati, body: {} })).status).toBe(404);
  });
});
