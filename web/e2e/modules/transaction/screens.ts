import type { ModuleScreens } from '../../harness/screens.ts';

export const screens: ModuleScreens = ({ day }) => {
  const { billed, paid, serving } = day.visits;
  return [
    { name: 'cashier', role: 'cashier', path: '/manage/cashier', kind: 'list', vital: true },
    { name: 'cashier-payment', role: 'cashier', path: `/manage/cashier?bill=${billed.transactionId}`, kind: 'form' },
    { name: 'cashier-paid', role: 'cashier', path: `/manage/cashier?bill=${paid.transactionId}`, kind: 'form' },
    {
      name: 'cashier-guarantor',
      role: 'cashier',
      path: `/manage/cashier?bill=${serving.transactionId}`,
      kind: 'form',
      open: async page => {
        await page.getByRole('button', { name: 'Tambah penjamin' }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
  ];
};
