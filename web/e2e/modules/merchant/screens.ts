import type { ModuleScreens } from '../../harness/screens.ts';

export const screens: ModuleScreens = ({ house }) => {
  const { merchantId } = house.server.login('facility-admin');
  const merchant = `/channel/merchants/${merchantId}`;
  return [
    { name: 'channel-merchants', role: 'front-office', path: '/channel/merchants', kind: 'list' },
    { name: 'channel-merchant-list', role: 'channel-admin', path: '/channel/merchants', kind: 'list' },
    { name: 'channel-merchant-create', role: 'channel-admin', path: '/channel/merchants/create', kind: 'form' },
    { name: 'channel-merchant', role: 'channel-admin', path: merchant, kind: 'form' },
    {
      ...{ name: 'channel-merchant-history', role: 'channel-admin', path: merchant, kind: 'form' },
      open: async page => {
        await page.getByRole('button', { name: 'Riwayat perubahan' }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
    { name: 'channel-merchant-people', role: 'channel-admin', path: `${merchant}?tab=people`, kind: 'form' },
    { name: 'channel-merchant-features', role: 'channel-admin', path: `${merchant}?tab=features`, kind: 'form' },
    { name: 'channel-dashboard', role: 'channel-admin', path: '/channel/dashboard', kind: 'charts' },
  ];
};
