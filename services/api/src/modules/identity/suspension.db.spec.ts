import { afterAll, beforeAll, expect, it } from 'vitest';
import { staffedApp } from './testing/staffed-app.js';

let clinic: Awaited<ReturnType<typeof staffedApp>>;
beforeAll(async () => {
  clinic = await staffedApp();
});
afterAll(() => clinic.stop());

it('nobody works in a facility that is suspended, from that moment until it is reopened', async () => {
  const { call, melati, kenanga } = clinic;
  const { accessToken: ratna } = await clinic.login('ratna@contoh.id');
  const { accessToken: dewi } = await clinic.login('dewi@contoh.id');
  const at = async (merchant: number) => {
    const { status, body } = await call('GET', '/v2/identity/staff', { token: ratna, merchant });
    return [status, body.error?.code];
  };
  const does = (verb: string, reason: string) =>
    call('POST', `/v2/merchant/${melati}/${verb}`, {
      token: dewi,
      body: { reason },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
  expect(await at(melati)).toEqual([200, undefined]);
  expect((await does('suspend', 'izin habis')).status).toBe(200);
  expect(await at(melati)).toEqual([403, 'access.facility-suspended']);
  expect(await at(kenanga)).toEqual([200, undefined]);
  expect((await does('suspend', 'sekali lagi')).body.error.code).toBe('merchant.suspended');

  const listed = async (status: string) => {
    const { body } = await call('GET', `/v2/merchant/merchants?status=${status}`, { token: dewi });
    return body.data.map(({ id }: { id: number }) => id);
  };
  expect(await listed('suspended')).toEqual([melati]);
  expect(await listed('active')).toEqual([kenanga]);

  expect((await does('reopen', 'izin baru')).status).toBe(200);
  expect(await at(melati)).toEqual([200, undefined]);
});
