import { accessionNumberOf } from '@alur/contracts/radiology/accession';
import { chestImage, headSlice } from '../../../../services/api/src/modules/imaging/synthetic-studies.ts';
import { enter } from '../../harness/api.ts';
import type { ModuleScreens } from '../../harness/screens.ts';

const SLICES = 6;

export const screens: ModuleScreens = async ({ house, day }) => {
  const { encounterId } = day.visits.serving;
  const doctor = await enter(house.server, 'doctor');
  const desk = await enter(house.server, 'radiology');
  const [examination] = await desk.rows('/v2/radiology-examination/items?limit=1');
  const safety = { pregnancy: 'no', contrastAllergy: 'no', kidneyFunction: 'normal', implants: 'no' };
  const asked = { encounterId, examinationIds: [examination!.id], safety };
  const orderId = await doctor.does('radiology/order', 0, asked);
  await desk.does('radiology/start', orderId, { line: 1 });
  const of = { recordNumber: 'LAIN', accessionNumber: accessionNumberOf(orderId, 1), study: String(orderId) };
  const files = [...Array.from({ length: SLICES }, (_, nth) => headSlice(of, nth, SLICES)), chestImage(of)];
  const fileIds: string[] = [];
  for (const file of files) fileIds.push(await doctor.sends(`/v2/imaging/visit/${encounterId}/image-file`, file));
  const order = { encounterId, orderId, line: 1 };
  const study = await doctor.does('imaging/receive-study', 0, { ...order, fileIds, confirm: ['patient'] });
  const detail = `/manage/radiology/detail/${orderId}/study/${study}`;
  return [
    {
      ...{ name: 'odontogram', role: null, path: '/odontogram-playground', kind: 'form' },
      open: async page => {
        await page.getByRole('button', { name: 'Gigi 16', exact: true }).focus();
        for (const key of ['O', 'M']) await page.keyboard.press(key);
        await page.getByText('DMF-T 1').waitFor();
      },
    },
    {
      ...{ name: 'radiology-study', role: 'doctor', path: detail, kind: 'images' },
      open: async page => {
        await page.getByText('Gambar 1 dari 6').waitFor();
        await page.getByRole('button', { name: 'Ukur' }).click();
      },
    },
    {
      ...{ name: 'radiology-study-upload', role: 'doctor', path: detail, kind: 'images', like: 'radiology-study' },
      open: async page => {
        await page.getByRole('button', { name: 'Unggah citra' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Pilih berkas' }).waitFor();
      },
    },
    {
      ...{
        name: 'radiology-study-reassign',
        role: 'radiology',
        path: `/manage/radiology/detail/${orderId}`,
        kind: 'form',
      },
      open: async page => {
        await page.getByRole('button', { name: 'Pindahkan citra' }).click();
        await page.getByRole('dialog').getByLabel('Alasan').waitFor();
      },
    },
    {
      ...{ name: 'radiology-study-history', role: 'doctor', kind: 'images', like: 'radiology-study' },
      path: `/manage/radiology/history/${orderId}/study/${study}`,
    },
  ];
};
