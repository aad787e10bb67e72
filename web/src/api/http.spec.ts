import { beforeEach, expect, it, vi } from 'vitest';
import { selectMerchant } from '@/access/current-merchant';
import { accessSelectionAtom, selectModuleAtom, selectSectionAtom, selectTabAtom } from '@/access/access-selection';
import { getDefaultStore } from 'jotai/vanilla';
import { stubFetch } from '@/testing/browser';
import { call, setUnauthorizedHandler, timezoneOffset } from './http';
import { clearSession, keepSession } from './session';

const store = getDefaultStore();
const signIn = () =>
  keepSession({
    accessToken: 'token',
    refreshToken: 'r',
    expiresIn: 36_000,
    user: { id: 1, uuid: 'u', name: 'Siti', email: 'siti@klinik.id', verified: true, user_merchant_roles: [] },
  });

beforeEach(() => {
  clearSession();
  store.set(selectModuleAtom, null);
});

it.each([408, 409, 425, 429, 500, 502, 503, 504, 0])('asks once more after %i, for a read', async status => {
  const calls = stubFetch({ status }, { body: { data: [1], meta: { total: 1 } } });
  await expect(call('GET', '/v2/x')).resolves.toEqual({ data: [1], meta: { total: 1 } });
  expect(calls).toHaveLength(2);
});

it('gives up after the second failure', async () => {
  const calls = stubFetch({ status: 503 });
  await expect(call('GET', '/v2/x')).rejects.toMatchObject({ status: 503, code: 'unavailable' });
  expect(calls).toHaveLength(2);
});

it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('never repeats a %s', async method => {
  const calls = stubFetch({ status: 503 });
  await expect(call(method, '/v2/x', { body: {} })).rejects.toMatchObject({ status: 503 });
  expect(calls).toHaveLength(1);
});

it.each([400, 403, 404, 412])('does not repeat what answered %i', async status => {
  const calls = stubFetch({ status });
  await expect(call('GET', '/v2/x')).rejects.toMatchObject({ status });
  expect(calls).toHaveLength(1);
});

it('does not repeat a coded refusal', async () => {
  const calls = stubFetch({
    status: 409,
    body: { error: { code: 'booking.attendance-unconfirmed', params: { number: 'A-12' } } },
  });
  await expect(call('GET', '/v2/x')).rejects.toMatchObject({
    code: 'booking.attendance-unconfirmed',
    params: { number: 'A-12' },
    coded: true,
  });
  expect(calls).toHaveLength(1);
});

it('carries token, facility, access key, zone, command id and revision', async () => {
  signIn();
  selectMerchant(7);
  store.set(selectModuleAtom, 'front-office');
  store.set(selectTabAtom, 'patient-queue');
  const calls = stubFetch({});
  await call('POST', '/v2/queue/3/call', { body: { counter: 1 }, idempotencyKey: 'abc', ifMatch: 4 });
  expect(calls[0]!.headers).toMatchObject({
    Authorization: 'Bearer token',
    'X-Merchant-Id': '7',
    Xkey: 'front-office.patient-queue',
    'Idempotency-Key': 'abc',
    'If-Match': '4',
    'Content-Type': 'application/json',
  });
  expect(calls[0]!.headers['X-Timezone']).toMatch(/^[+-]\d\d:\d\d$/);
});

it('writes the zone as an offset', () => {
  const at = (minutes: number) => timezoneOffset({ getTimezoneOffset: () => -minutes } as Date);
  expect(at(420)).toBe('+07:00');
  expect(at(-570)).toBe('-09:30');
});

it('clears tab and section with the module', () => {
  store.set(selectModuleAtom, 'settings');
  store.set(selectTabAtom, 'outpatient');
  store.set(selectSectionAtom, 'room');
  store.set(selectModuleAtom, null);
  expect(store.get(accessSelectionAtom)).toEqual({ module: null, tab: null, section: null });
});

it('leaves the content type of a form to the browser', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('{"data":1}')),
  );
  await call('POST', '/v2/files', { body: new FormData() });
  expect(vi.mocked(fetch).mock.calls[0]![1]!.headers).not.toHaveProperty('Content-Type');
});

it('logs out on a 401 and throws it on', async () => {
  const logout = vi.fn();
  setUnauthorizedHandler(logout);
  stubFetch({ status: 401, body: { error: { code: 'auth.unauthorized' } } });
  await expect(call('GET', '/v2/x')).rejects.toMatchObject({ status: 401, code: 'auth.unauthorized' });
  expect(logout).toHaveBeenCalledTimes(1);
});
