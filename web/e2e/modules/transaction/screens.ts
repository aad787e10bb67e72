import type { ModuleScreens } from '../../harness/screens.ts';

export const screens: ModuleScreens = ({ day }) => {
  const { billed, paid } = day.visits;
  return [
    { name: 'cashier', role: 'cashier', path: '/manage/cashier', kind: 'list', vital: true },
    { name: 'cashier-payment', role: 'cashier', path: `/manage/cashier?bill=${billed.transactionId}`, kind: 'form' },
    { name: 'cashier-paid', role: 'cashier', path: `/manage/cashier?bill=${paid.transactionId}`, kind: 'form' },
  ];
};
