import { enter } from '../../harness/api.ts';
import type { ModuleScreens } from '../../harness/screens.ts';

export const screens: ModuleScreens = async ({ house, day }) => {
  const admin = await enter(house.server, 'facility-admin');
  const id = await admin.does('treatment/add', 0, { name: 'Rawat luka bakar', price: 120_000, icd9Code: '86.28' });
  await admin.does('treatment/set-price', id, { payer: 'bpjs', price: 95_000, effectiveFrom: '2098-01-01' });
  await admin.does('treatment/set-shares', id, { doctor: 40, nurse: 10, facility: 50 });
  const doctor = await enter(house.server, 'doctor');
  const nurse = await enter(house.server, 'nurse');
  const { encounterId } = day.visits.serving;
  const asked = { encounterId, treatmentId: id, note: 'Sebelum pulang' };
  const order = await doctor.does('treatment/request', 0, { ...asked, priority: 'cito' });
  const begun = await doctor.does('treatment/request', 0, asked);
  await nurse.does('treatment/start', begun);
  return [
    { name: 'treatments-outpatient', role: 'nurse', path: '/manage/treatments', kind: 'list' },
    {
      ...{ name: 'treatments-inpatient', role: 'nurse', kind: 'list', like: 'treatments-outpatient' },
      path: '/manage/treatments?tab=inpatient',
    },
    { name: 'treatment-order', role: 'nurse', path: `/manage/treatments/outpatient/${order}`, kind: 'form' },
    { name: 'treatments-categories', role: 'facility-admin', path: '/manage/treatments?tab=categories', kind: 'list' },
    { name: 'treatments', role: 'facility-admin', path: '/manage/treatments?tab=items', kind: 'list' },
    { name: 'treatment-product', role: 'facility-admin', path: `/manage/treatments/product/${id}`, kind: 'list' },
  ];
};
