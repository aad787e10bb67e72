import { isRedirect } from '@tanstack/react-router';
import { beforeEach, expect, it } from 'vitest';
import { clearMerchant, selectMerchant } from '@/access/current-merchant';
import { onlyFacility } from '@/api/profile';
import { clearSession, currentSession, keepSession } from '@/api/session';
import { stubFetch } from '@/testing/browser';
import { guardChannel, guardEntry, guardManage } from './guards';
import { numeric } from './params';

const user = (verified: boolean, ...merchants: number[]) => ({
  id: 1,
  uuid: 'u',
  name: 'Siti',
  email: 'siti@klinik.id',
  verified,
  user_merchant_roles: merchants.map(id => ({
    merchant_id: id,
    merchant_name: 'Klinik',
    merchant_role: { id: 1, name: 'Dokter', tag: 'doctor' },
  })),
});
const signIn = (verified = true, ...merchants: number[]) =>
  keepSession({ accessToken: 'a', refreshToken: 'r', expiresIn: 36_000, user: user(verified, ...merchants) });

function target(guard: () => unknown): string | null {
  try {
    guard();
    return null;
  } catch (thrown) {
    if (isRedirect(thrown)) return String(thrown.options.to);
    throw thrown;
  }
}

beforeEach(() => {
  stubFetch();
  clearSession();
  clearMerchant();
});

it('logs out who has no token', () => {
  expect(target(guardManage)).toBe('/');
  expect(target(guardChannel)).toBe('/');
});

it('logs out who is not verified', () => {
  signIn(false, 7);
  selectMerchant(7);
  expect(target(guardManage)).toBe('/');
  expect(currentSession()).toBeNull();
  signIn(false, 7);
  expect(target(guardEntry)).toBeNull();
  expect(currentSession()).toBeNull();
});

it('sends a person without a facility, or without a role at it, to the channel area', () => {
  signIn(true, 7);
  expect(target(guardManage)).toBe('/channel/merchants');
  selectMerchant(8);
  expect(target(guardManage)).toBe('/channel/merchants');
  selectMerchant(7);
  expect(target(guardManage)).toBeNull();
});

it('sends who is signed in on from the entry page', () => {
  expect(target(guardEntry)).toBeNull();
  signIn(true, 7);
  expect(target(guardEntry)).toBe('/channel/merchants');
  selectMerchant(7);
  expect(target(guardEntry)).toBe('/manage');
});

it('takes only numbers as route parameters', () => {
  const { parse } = numeric('id', 'recordid');
  expect(parse({ id: '12', recordid: '3' })).toEqual({ id: 12, recordid: 3 });
  for (const bad of ['x', '1x', '-1', '1.5', '', '0', '9007199254740992']) {
    expect(() => parse({ id: bad, recordid: '3' })).toThrow(
      expect.objectContaining({ isNotFound: true, data: { status: 404, message: 'Page Not Found: /' } }),
    );
  }
  // A form that is about to be filled in is record 0.
  expect(parse({ id: '12', recordid: '0' })).toEqual({ id: 12, recordid: 0 });
});

it('who works in one facility, in several roles too, has nothing to choose', () => {
  expect(onlyFacility(user(true, 3, 3))).toBe(3);
  expect(onlyFacility(user(true, 3, 4))).toBeNull();
  expect(onlyFacility(user(true, 0))).toBeNull();
  expect(onlyFacility(user(true))).toBeNull();
});
