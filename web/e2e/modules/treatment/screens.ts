import { enter } from '../../harness/api.ts';
import type { ModuleScreens } from '../../harness/screens.ts';

export const screens: ModuleScreens = async ({ house }) => {
  const admin = await enter(house.server, 'facility-admin');
  const id = await admin.does('treatment/add', 0, { name: 'Rawat luka bakar', price: 120_000, icd9Code: '86.28' });
  await admin.does('treatment/set-price', id, { payer: 'bpjs', price: 95_000, effectiveFrom: '2098-01-01' });
  await admin.does('treatment/set-shares', id, { doctor: 40, nurse: 10, facility: 50 });
  return [
    { name: 'treatments-categories', role: 'facility-admin', path: '/manage/treatments?tab=categories', kind: 'list' },
    { name: 'treatments', role: 'facility-admin', path: '/manage/treatments', kind: 'list' },
    { name: 'treatment-product', role: 'facility-admin', path: `/manage/treatments/product/${id}`, kind: 'list' },
  ];
};
