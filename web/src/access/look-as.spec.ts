import { accessModules } from '@alur/contracts/identity/access-modules';
import { getDefaultStore } from 'jotai/vanilla';
import { beforeEach, expect, it } from 'vitest';
import { call } from '@/api/http';
import { stubFetch } from '@/testing/browser';
import { can, clearAccess, loadAccess } from './access-store';
import { lookAs, lookAsHerself } from './look-as';
import { lookingAsAtom } from './looking-as';

const modules = (...rights: string[]) => accessModules(new Set(rights), 'manage');
const hers = { body: { data: modules('cashier:pay', 'settings.access:edit') } };
beforeEach(clearAccess);

it('sees what the role sees, whatever becomes of one’s own rights meanwhile', async () => {
  stubFetch(hers);
  lookAs('Perawat', modules('outpatient.queue:view'));
  await loadAccess(1);
  expect([can('outpatient.queue:view'), can('cashier:pay')]).toEqual([true, false]);
  await lookAsHerself(1);
  expect([can('outpatient.queue:view'), can('cashier:pay')]).toEqual([false, true]);
});

it('reads and sends nothing; one’s own way out stays open', async () => {
  const calls = stubFetch(hers);
  lookAs('Kasir', modules('cashier:pay'));
  await call('GET', '/v2/x');
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const)
    await expect(call(method, '/v2/transaction/3/pay', { body: {} })).rejects.toMatchObject({ code: 'access.looking' });
  await call('POST', '/v2/auth/lock', { body: {} });
  expect(calls.map(({ url }) => url.replace(/\?.*/, ''))).toEqual(['/v2/x', '/v2/auth/lock']);
  clearAccess();
  expect(getDefaultStore().get(lookingAsAtom)).toBeNull();
});
