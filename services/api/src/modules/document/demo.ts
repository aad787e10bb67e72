import { documentPlace } from '../../platform/files/document-place.js';
import { demo } from '../../demo/demo.js';
import { pageOf } from './demo-page.js';

const REGISTRAR = 'pendaftaran@alur.example';

const documents = [
  {
    ...{ of: 'Joko Susilo', category: 'referral_letter', title: 'Surat rujukan Puskesmas Poncol' },
    lines: [
      'Puskesmas Poncol, Semarang (contoh)',
      '',
      'Yth. Dokter jaga RSU Alur Sehat',
      '',
      'Mohon pemeriksaan lanjutan atas',
      'Nama: Joko Susilo',
      'Keluhan: nyeri dada sejak dua hari',
      'Riwayat: darah tinggi',
      '',
      'Terima kasih.',
    ],
  },
  {
    ...{ of: 'Joko Susilo', category: 'family_card', title: 'Kartu keluarga' },
    lines: ['Contoh, bukan dokumen resmi', '', '1. Joko Susilo, kepala keluarga', '2. Sumiati, istri'],
  },
] as const;

/** Documents that a patient of the emergency department has brought. */
export const documentDemo = demo({
  needs: ['patients', 'facility'],
  files: async ({ does, keeps }, { patients, facility }) => {
    for (const { of, category, title, lines } of documents) {
      const patientId = patients.get(of) ?? 0;
      const file = { bytes: pageOf(title, lines), mediaType: 'application/pdf' };
      const fileId = await keeps(title, documentPlace(facility, patientId), file);
      await does(`document ${title}`, REGISTRAR, 'document/upload', 0, { patientId, fileId, category, title });
    }
  },
});
