import { formOf } from '../../platform/files/testing/form-of.js';
import { play } from '../../testing/play.js';

const file = (name: string) => formOf(Buffer.from(`Nama,Jenis kelamin\n${name},Perempuan\n`), 'pasien.csv');
const PATH = '/v2/patient-import/import-file';

export const patientImportPlay = play({
  run: async ({ does, sends, until }) => {
    const upload = async (name: string) => {
      const id = await does('patient-import/upload', 0, {
        fileId: await sends(PATH, file(name)),
        fileName: 'pasien.csv',
      });
      await until('/v2/live/patient-import.all', row => row['id'] === id && row['status'] === 'checked');
      return id;
    };
    const id = await upload('Nurhayati Impor');
    await does('patient-import/confirm', id, { mode: 'all', duplicates: 'register' });
    await until('/v2/live/patient-import.all', row => row['id'] === id && row['status'] === 'finished');
    await does('patient-import/cancel', await upload('Rahmawati Impor'));
  },
});
