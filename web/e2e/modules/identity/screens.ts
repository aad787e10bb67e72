import { enter } from '../../harness/api.ts';
import type { ModuleScreens } from '../../harness/screens.ts';

export const screens: ModuleScreens = async ({ house }) => {
  const operator = await enter(house.server, 'channel-admin');
  const { email, merchantId } = house.server.login('cashier');
  const admin = await enter(house.server, 'facility-admin');
  const [role] = await admin.rows('/v2/user/merchant_roles');
  const cashier = await operator.row('/v2/user/employees?limit=200', row => row['email'] === email);
  const access = `/channel/acl/employee/${cashier.id}`;
  return [
    { name: 'login', role: null, path: '/', kind: 'entry', vital: true },
    { name: 'password', role: null, path: '/password', kind: 'entry' },
    { name: 'channel-employees', role: 'channel-admin', path: '/channel/employee', kind: 'list' },
    { name: 'channel-employee', role: 'channel-admin', path: `/channel/employee/${cashier.id}`, kind: 'form' },
    { name: 'channel-employee-add', role: 'channel-admin', path: '/channel/employee/add', kind: 'form' },
    {
      ...{ name: 'channel-employee-edit', role: 'channel-admin', kind: 'form', like: 'channel-employee-add' },
      path: `/channel/employee/${cashier.id}/edit`,
    },
    { name: 'channel-role', role: 'facility-admin', path: `/channel/acl/${merchantId}/${role?.id}`, kind: 'form' },
    {
      ...{ name: 'channel-role-add', role: 'facility-admin', kind: 'form', like: 'channel-role' },
      path: `/channel/acl/${merchantId}/add`,
    },
    { name: 'channel-roles', role: 'facility-admin', path: '/channel/acl', kind: 'list' },
    { name: 'channel-own-people', role: 'facility-admin', path: '/channel/employee', kind: 'list' },
    {
      ...{ name: 'channel-employee-access', role: 'facility-admin', path: access, kind: 'form' },
      open: async page => {
        await page.getByRole('button', { name: 'Hak di luar peran' }).click();
        await page.getByRole('region', { name: 'Hak di luar peran' }).waitFor();
      },
    },
  ];
};
