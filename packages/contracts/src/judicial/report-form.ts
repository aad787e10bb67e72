import { choices, form, question, section, when } from '../questionnaire/builders.js';

/** The form of a report to the police (*Visum et Repertum*), whose id is SPEC's `judicialid`. */
export const JUDICIAL = 'judicial';
export const JUDICIAL_VERSION = 1;

/** DOMAIN 1.5: the written request of the police. */
const request = section('request', { id: 'Permintaan penyidik (SPV)', en: 'Request of the police' }, [
  question('string', 'request.number', 'Nomor surat permintaan', 'Number of the request', { required: true }),
  question('date', 'request.date', 'Tanggal surat', 'Date of the request', { required: true }),
  question('string', 'request.institution', 'Instansi peminta', 'Institution', { required: true }),
  question('string', 'request.officer', 'Nama, pangkat dan NRP penyidik', 'Officer, rank and number', {
    required: true,
  }),
  question('text', 'request.case', 'Perkara', 'Case', { required: true }),
]);

/** DOMAIN 1.5, the fixed structure: what stands before the findings. */
const opening = section('opening', { id: 'Pembukaan', en: 'Opening' }, [
  question('string', 'number', 'Nomor visum', 'Number of the report', { required: true }),
  question('choice', 'type', 'Jenis visum', 'Kind of report', {
    required: true,
    options: choices(
      ['definite', 'Hidup, definitif', 'Living, definite'],
      ['interim', 'Hidup, sementara', 'Living, interim'],
      ['continued', 'Hidup, lanjutan', 'Living, continued'],
      ['external', 'Jenazah, pemeriksaan luar', 'Deceased, external'],
      ['autopsy', 'Jenazah, autopsi', 'Deceased, autopsy'],
      ['psychiatric', 'Psikiatrikum', 'Psychiatric'],
      ['sexual', 'Kejahatan seksual', 'Sexual violence'],
      ['domestic', 'Kekerasan dalam rumah tangga', 'Domestic violence'],
    ),
  }),
  question('date', 'examined.date', 'Tanggal pemeriksaan', 'Day of the examination', { required: true }),
  question('time', 'examined.time', 'Pukul', 'At', { required: true }),
  question('string', 'examined.place', 'Tempat pemeriksaan', 'Place', { required: true }),
]);

/** Each wound is a mark on the body map: its side, and its place in hundredths from the left and from the top. */
export const woundSection = section(
  'wounds',
  { id: 'Luka pada peta tubuh', en: 'Wounds on the body map' },
  [
    question('choice', 'wound.side', 'Sisi tubuh', 'Side', {
      options: choices(['front', 'Depan', 'Front'], ['back', 'Belakang', 'Back']),
    }),
    question('integer', 'wound.x', 'Dari kiri (%)', 'From the left (%)', { least: 0, most: 100 }),
    question('integer', 'wound.y', 'Dari atas (%)', 'From above (%)', { least: 0, most: 100 }),
    question('string', 'wound.location', 'Lokasi', 'Location'),
    question('choice', 'wound.kind', 'Jenis luka', 'Kind of wound', {
      options: choices(
        ['bruise', 'Memar', 'Bruise'],
        ['abrasion', 'Lecet', 'Abrasion'],
        ['laceration', 'Robek', 'Laceration'],
        ['incised', 'Iris', 'Incised'],
        ['stab', 'Tusuk', 'Stab'],
        ['gunshot', 'Tembak', 'Gunshot'],
        ['burn', 'Bakar', 'Burn'],
        ['fracture', 'Patah tulang', 'Fracture'],
        ['other', 'Lainnya', 'Other'],
      ),
    }),
    question('string', 'wound.size', 'Ukuran', 'Size'),
    question('text', 'wound.description', 'Uraian', 'Description'),
  ],
  { repeats: true },
);

const findings = section('findings', { id: 'Hasil pemeriksaan (Pemberitaan)', en: 'Findings' }, [
  question('text', 'findings.general', 'Keadaan umum dan pemeriksaan', 'General condition and examination', {
    required: true,
  }),
  question('text', 'findings.tests', 'Pemeriksaan penunjang dan foto', 'Tests and photographs'),
  question('text', 'findings.treatment', 'Tindakan yang diberikan', 'Treatment given'),
]);

const conclusion = section('conclusion', { id: 'Kesimpulan', en: 'Conclusion' }, [
  question('text', 'conclusion.text', 'Kesimpulan', 'Conclusion', { required: true }),
  question('choice', 'conclusion.cause', 'Golongan penyebab', 'Class of cause', {
    options: choices(
      ['blunt', 'Kekerasan tumpul', 'Blunt force'],
      ['sharp', 'Kekerasan tajam', 'Sharp force'],
      ['firearm', 'Senjata api', 'Firearm'],
      ['heat', 'Panas atau listrik', 'Heat or electricity'],
      ['chemical', 'Zat kimia', 'Chemical'],
      ['other', 'Lainnya', 'Other'],
    ),
  }),
  question('string', 'conclusion.cause.other', 'Penyebab lainnya', 'Other cause', {
    required: true,
    ...when('conclusion.cause', 'other'),
  }),
  question('choice', 'conclusion.qualification', 'Kualifikasi luka', 'Qualification of the injury', {
    options: choices(
      ['light', 'Ringan (KUHP 352)', 'Light (KUHP 352)'],
      ['moderate', 'Sedang (KUHP 351)', 'Moderate (KUHP 351)'],
      ['serious', 'Berat (KUHP 90)', 'Serious (KUHP 90)'],
      ['none', 'Tidak dapat ditentukan', 'Cannot be determined'],
    ),
  }),
]);

const title = { id: 'Visum et Repertum', en: 'Visum et Repertum' };
export const judicialReport = form(title, request, opening, woundSection, findings, conclusion);
/** The form without the body map, whose marks are set on a picture. */
export const judicialQuestions = form(title, request, opening, findings, conclusion);
