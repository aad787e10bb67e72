import { patientImport } from '@alur/domain/patient-import/patient-import';
import { demo } from '../../demo/demo.js';
import { importPlace } from './import-place.js';

const REGISTRAR = 'pendaftaran@alur.example';
const fileName = 'pasien-poli-lama.csv';

/** A list from another system: two rows are wrong, and two may be patients of the hospital already. */
const rows = [
  'Nama;Jenis kelamin;Tanggal lahir;Telepon;Alamat',
  'Sumarni Rahayu;Perempuan;04/05/1961;081200000101;Jl. Tulip 4',
  'Wahyudi Hartono;Laki-laki;17/08/1974;081200000102;Jl. Seroja 12',
  'Endah Purwanti;Perempuan;29/02/1988;081200000103;Jl. Kamboja 7',
  'Tegar Prakoso;Laki-laki;31/06/1999;081200000104;Jl. Mawar 19',
  'Siti Aminah;Perempuan;21/07/1956;081200000105;Jl. Anggrek 8',
  'Marsudi;Laki-laki;02/01/1950;081200000106;Jl. Cempaka 30',
  'Kinanti Larasati;Perempuan;11/11/2015;081200000107;Jl. Dahlia 9',
  'Yulianto;;09/09/1969;081200000108;Jl. Teratai 2',
  'Budi Santoso;Laki-laki;12/03/1984;081200000109;Jl. Kenanga 3',
  'Ratri Wulandari;Perempuan;23/12/1993;081200000110;Jl. Flamboyan 16',
];

/** Patients taken over from a spreadsheet: it was checked, and the good rows were registered. */
export const patientImportDemo = demo({
  needs: ['patients', 'facility'],
  files: async ({ does, keeps, until }, { facility }) => {
    const file = { bytes: Buffer.from(`${rows.join('\n')}\n`), mediaType: 'application/octet-stream' };
    const fileId = await keeps(fileName, importPlace(facility), file);
    const id = await does('import', REGISTRAR, 'patient-import/upload', 0, { fileId, fileName });
    await until(patientImport, id, ({ status }) => status !== 'none' && status !== 'uploaded');
    await does('import confirmed', REGISTRAR, 'patient-import/confirm', id, { mode: 'good', duplicates: 'skip' });
    await until(patientImport, id, ({ status }) => status === 'finished');
  },
});
