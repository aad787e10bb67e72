import { beforeEach, expect, it, vi } from 'vitest';
import { stubFetch } from '@/testing/browser';
import { almostExpired, clearSession, currentSession, keepSession, refreshSession } from './session';

const user = { id: 1, uuid: 'u', name: 'Siti', email: 'siti@klinik.id', verified: true, user_merchant_roles: [] };
const grant = (name: string, expiresIn: number) => ({
  accessToken: name,
  refreshToken: `${name}-refresh`,
  expiresIn,
  user,
});

/** Replaces navigator.locks, shared by all "tabs" of this test. */
function stubLocks() {
  let last: Promise<unknown> = Promise.resolve();
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), {
      locks: { request: (_: string, task: () => Promise<void>) => (last = last.then(task, task)) },
    }),
  );
}

beforeEach(() => {
  vi.unstubAllGlobals();
  clearSession();
});

it('is almost expired within 15 minutes of its expiry', () => {
  const session = keepSession(grant('a', 3600), 0);
  expect(almostExpired(session, 45 * 60_000 - 1)).toBe(false);
  expect(almostExpired(session, 45 * 60_000)).toBe(true);
});

it('refreshes with the refresh token as bearer', async () => {
  keepSession(grant('old', 60));
  const calls = stubFetch({ body: { data: { accessToken: 'new', refreshToken: 'new-refresh', expiresIn: 3600 } } });
  await refreshSession();
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    url: '/v2/auth/refresh',
    method: 'POST',
    headers: { Authorization: 'Bearer old-refresh' },
  });
  expect(currentSession()).toMatchObject({ accessToken: 'new', user });
});

it("asks once for all tabs: the second finds the first one's answer", async () => {
  stubLocks();
  keepSession(grant('old', 60));
  const calls = stubFetch({ body: { data: grant('new', 3600) } });
  vi.resetModules();
  const otherTab = await import('./session');
  await Promise.all([refreshSession(), refreshSession(), otherTab.refreshSession()]);
  expect(calls).toHaveLength(1);
  expect(otherTab.currentSession()?.accessToken).toBe('new');
});

it('ignores a failure silently', async () => {
  keepSession(grant('old', 60));
  stubFetch({ status: 500 });
  await expect(refreshSession()).resolves.toBeUndefined();
  stubFetch({ status: 0 });
  await expect(refreshSession()).resolves.toBeUndefined();
  expect(currentSession()?.accessToken).toBe('old');
});

it('does not sign in again who signed out meanwhile', async () => {
  keepSession(grant('old', 60));
  stubFetch({ body: { data: grant('new', 3600) } });
  const refreshed = refreshSession();
  clearSession();
  await refreshed;
  expect(currentSession()).toBeNull();
});
