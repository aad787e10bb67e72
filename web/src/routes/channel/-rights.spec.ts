import { beforeEach, expect, it } from 'vitest';
import { can, clearAccess } from '@/access/access-store';
import { selectMerchant } from '@/access/current-merchant';
import { keepSession } from '@/api/session';
import { stubFetch } from '@/testing/browser';
import { Route } from './route';

const rights = [
  {
    key: 'settings',
    name: 'Pengaturan',
    tabs: [{ key: 'access', name: 'Akses', sections: [], actions: [{ enabled: true, method: 'edit' }] }],
  },
];
const enter = () => (Route.options.beforeLoad as () => Promise<unknown>)();

beforeEach(() => {
  clearAccess();
  selectMerchant(7);
  const role = { id: 1, name: 'Admin', tag: 'facility-admin' };
  const user_merchant_roles = [{ merchant_id: 7, merchant_name: 'Klinik', merchant_role: role }];
  const user = { id: 1, uuid: 'u', name: 'Siti', email: 'siti@klinik.id', verified: true, user_merchant_roles };
  keepSession({ accessToken: 'a', refreshToken: 'r', expiresIn: 36_000, user });
});

it('has the rights of a facility’s administrator whose first page is in this area', async () => {
  const calls = stubFetch({ body: { data: rights } });
  await enter();
  expect(calls.map(({ url }) => url)).toEqual([expect.stringContaining('/v2/module/modules')]);
  expect(can('settings.access:edit')).toBe(true);
});

it('opens where the facility refuses them, so that another one can be chosen', async () => {
  stubFetch({ status: 403, body: { error: { code: 'forbidden' } } });
  await expect(enter()).resolves.toMatchObject({ session: { user: { id: 1 } } });
});
