import { enter } from '../../harness/api.ts';
import { toPane } from '../../harness/pane.ts';
import type { ModuleScreens } from '../../harness/screens.ts';

export const screens: ModuleScreens = async ({ house, day }) => {
  const admin = await enter(house.server, 'facility-admin');
  const id = await admin.does('treatment/add', 0, { name: 'Rawat luka bakar', price: 120_000, icd9Code: '86.28' });
  await admin.does('treatment/set-price', id, { payer: 'bpjs', price: 95_000, effectiveFrom: '2098-01-01' });
  await admin.does('treatment/set-shares', id, { doctor: 40, nurse: 10, facility: 50 });
  const doctor = await enter(house.server, 'doctor');
  const nurse = await enter(house.server, 'nurse');
  const { patientId, encounterId } = day.visits.serving;
  const [material] = await doctor.rows('/v2/medicine/selector?search=Gentamisin&limit=1');
  await admin.does('treatment/set-materials', id, { materials: [{ medicineId: material?.id, quantity: 1 }] });
  const asked = { encounterId, treatmentId: id, note: 'Sebelum pulang' };
  const order = await doctor.does('treatment/request', 0, { ...asked, priority: 'cito' });
  const begun = await doctor.does('treatment/request', 0, asked);
  await nurse.does('treatment/start', begun);
  const [stay] = await nurse.rows('/v2/stay/stays?status=in_bed&limit=1');
  const inWard = await doctor.does('treatment/request', 0, { ...asked, encounterId: stay?.['encounterId'] });
  await nurse.does('treatment/complete', inWard);
  const record = `/manage/outpatient/patient/${patientId}/booking/${encounterId}/record/${encounterId}`;
  return [
    { name: 'treatments-outpatient', role: 'nurse', path: '/manage/treatments', kind: 'list' },
    {
      ...{ name: 'treatments-inpatient', role: 'nurse', kind: 'list', like: 'treatments-outpatient' },
      path: '/manage/treatments?tab=inpatient',
    },
    { name: 'treatment-order', role: 'nurse', path: `/manage/treatments/outpatient/${order}`, kind: 'form' },
    {
      ...{ name: 'treatment-order-inpatient', role: 'nurse', kind: 'form', like: 'treatment-order' },
      path: `/manage/treatments/inpatient/${inWard}`,
    },
    {
      ...{ name: 'treatment-ask', role: 'doctor', kind: 'record-form' },
      path: `${record}?form_category=outpatient&form_id=1&form_name=soap&consultation_id=${encounterId}`,
      open: async page => {
        await toPane(page, 'Tindakan dan resep');
        await page.getByRole('button', { name: 'Minta dikerjakan' }).click();
        await page.getByRole('dialog').getByRole('combobox', { name: 'Tindakan' }).waitFor();
      },
    },
    { name: 'treatments-categories', role: 'facility-admin', path: '/manage/treatments?tab=categories', kind: 'list' },
    { name: 'treatments', role: 'facility-admin', path: '/manage/treatments?tab=items', kind: 'list' },
    { name: 'treatment-product', role: 'facility-admin', path: `/manage/treatments/product/${id}`, kind: 'list' },
  ];
};
