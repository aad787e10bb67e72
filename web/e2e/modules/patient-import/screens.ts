import { enter } from '../../harness/api.ts';
import type { ModuleScreens } from '../../harness/screens.ts';

const FILE = [
  'Nama,Jenis kelamin,Tanggal lahir',
  'Sulastri Lama,Perempuan,21/07/1956',
  'SULASTRI LAMA,Perempuan,21/07/1956',
  'Tanpa Kelamin,,01/02/1970',
].join('\n');

export const screens: ModuleScreens = async ({ house }) => {
  const front = await enter(house.server, 'front-office');
  const fileId = await front.sends('/v2/patient-import/import-file', Buffer.from(FILE));
  const id = await front.does('patient-import/upload', 0, { fileId, fileName: 'pasien-lama.csv' });
  await front.row('/v2/live/patient-import.all', row => row['id'] === id && row['status'] === 'checked');
  return [
    {
      name: 'front-office-patient-import',
      role: 'front-office',
      path: '/manage/front-office/patient/import',
      kind: 'form',
      open: page => page.getByRole('table', { name: 'Mungkin sudah terdaftar' }).waitFor(),
    },
  ];
};
