import { chestImage, headSlice } from '../../../../services/api/src/modules/imaging/synthetic-studies.ts';
import { enter } from '../../harness/api.ts';
import type { ModuleScreens } from '../../harness/screens.ts';

const ORDER = 8001;
const SLICES = 6;

export const screens: ModuleScreens = async ({ house, day }) => {
  const { encounterId } = day.visits.serving;
  const doctor = await enter(house.server, 'doctor');
  const accessionNumber = 'RAD-LAYAR-1';
  const of = { recordNumber: 'LAIN', accessionNumber, study: String(ORDER) };
  const files = [...Array.from({ length: SLICES }, (_, nth) => headSlice(of, nth, SLICES)), chestImage(of)];
  const fileIds: string[] = [];
  for (const file of files) fileIds.push(await doctor.sends(`/v2/imaging/visit/${encounterId}/image-file`, file));
  const order = { encounterId, orderId: ORDER, line: 1, accessionNumber };
  const study = await doctor.does('imaging/receive-study', 0, { ...order, fileIds, confirm: ['patient'] });
  const detail = `/manage/radiology/detail/${ORDER}/study/${study}`;
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
      ...{ name: 'radiology-study-history', role: 'doctor', kind: 'images', like: 'radiology-study' },
      path: `/manage/radiology/history/${ORDER}/study/${study}`,
    },
  ];
};
