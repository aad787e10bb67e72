import { beforeEach, expect, it, vi } from 'vitest';
import { stubFetch } from '@/testing/browser';

const rights = [{ key: 'cashier', name: 'Kasir', tabs: [] }];
let calls: ReturnType<typeof stubFetch>;

/** Imports the module anew, as at the start of the application. */
const start = async () => {
  vi.resetModules();
  return import('./access-store');
};

beforeEach(() => {
  localStorage.clear();
  calls = stubFetch({ body: { data: rights } });
});

it('asks once for the rights at the start, for the page that waits for them and the frame that wants the present ones', async () => {
  const { beginAccess, ensureAccess, presentAccess } = await start();
  beginAccess(3);
  await ensureAccess(3);
  await expect(presentAccess(3)).resolves.toEqual(rights);
  expect(calls).toHaveLength(1);
  // After the first call the current rights are fetched.
  await presentAccess(3);
  expect(calls).toHaveLength(2);
});

it('takes the rights at another facility for none of this one', async () => {
  const { beginAccess, presentAccess } = await start();
  beginAccess(3);
  await presentAccess(4);
  expect(calls).toHaveLength(2);
});

it('keeps nobody waiting who was here before', async () => {
  localStorage.setItem('acl', JSON.stringify(rights));
  const { ensureAccess } = await start();
  await ensureAccess(3);
  expect(calls).toHaveLength(0);
});

it('redraws nobody with rights that are as they were', async () => {
  localStorage.setItem('acl', JSON.stringify(rights));
  const { accessModulesAtom, loadAccess } = await start();
  const { getDefaultStore } = await import('jotai/vanilla');
  const before = getDefaultStore().get(accessModulesAtom);
  await loadAccess(3);
  expect(getDefaultStore().get(accessModulesAtom)).toBe(before);
  calls = stubFetch({ body: { data: [] } });
  await loadAccess(3);
  expect(getDefaultStore().get(accessModulesAtom)).toEqual([]);
});
