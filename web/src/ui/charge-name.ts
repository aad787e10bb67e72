import i18next from 'i18next';
import { withDaysWritten } from './format';

/**
 * What the application itself calls charges, as it is recorded on bills (`visit-bill.ts`, `stay/charging.ts`,
 * `stay/time.ts`), and in English. What the facility has named is said as it named it.
 */
const ownNames: readonly (readonly [id: RegExp, en: string])[] = [
  [/^Pendaftaran pasien baru$/, 'Registration of a new patient'],
  [/^Administrasi$/, 'Administration'],
  [/^Administrasi pasien lama$/, 'Administration, returning patient'],
  [/^Konsultasi (.+)$/, 'Consultation, $1'],
  [/^Pemeriksaan IGD (.+)$/, 'Emergency examination, $1'],
  [/^(.+), 1 jam$/, '$1, 1 hour'],
  [/^(.+), (\d+) jam$/, '$1, $2 hours'],
  [/^(.+), 1 hari$/, '$1, 1 day'],
  [/^(.+), (\d+) hari$/, '$1, $2 days'],
  [/^Kamar (.+), malam (.+)$/, 'Room $1, night of $2'],
  [/^Rawat gabung (.+), malam (.+)$/, 'Rooming-in $1, night of $2'],
  [/^Selisih kelas (.+) dari (.+), malam (.+)$/, 'Class $1 above $2, night of $3'],
  [/^Tempat tidur penunggu, malam (.+)$/, 'Companion’s bed, night of $1'],
  [/^Visite (.+), (\d{4}-\d{2}-\d{2})$/, 'Visit of $1, $2'],
  [/^Resep$/, 'Prescription'],
  [/^Penjualan obat$/, 'Sale of medicines'],
  [/^Ongkos kirim$/, 'Delivery'],
];

/** A charge's name in the language of the screen, with its day as that language writes days. */
export function chargeName(name: string): string {
  const own = i18next.language === 'en' ? ownNames.find(([said]) => said.test(name)) : undefined;
  return withDaysWritten(own ? name.replace(own[0], own[1]) : name);
}
