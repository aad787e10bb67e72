import { choices, question, section, when } from '../../questionnaire/builders.js';
import { signList } from './clinical-builders.js';
import { noYes, testResult } from './common-questions.js';

/** The chart booklet's editions: some limits of 2015 are others (DOMAIN-CLINICAL 2). */
export const editionQuestion = () =>
  question('choice', 'edition', 'Edisi Buku Bagan', 'Edition of the chart booklet', {
    ...{ required: true, initial: '2022' },
    options: choices(['2022', '2022', '2022'], ['2015', '2015', '2015']),
  });

export const oximeter = question('choice', 'oximeter', 'Oksimeter', 'Oximeter', {
  options: choices(['measured', 'Diukur', 'Measured'], ['unavailable', 'Tidak ada alat', 'Not available']),
});

export const pinch = question('choice', 'pinch', 'Cubitan kulit perut kembali', 'Skin pinch goes back', {
  ...when('diarrhoea', 'yes'),
  options: choices(
    ['normal', 'Segera', 'At once'],
    ['slow', 'Lambat', 'Slowly'],
    ['very_slow', 'Sangat lambat (lebih dari 2 detik)', 'Very slowly (more than 2 seconds)'],
    ['not_examined', 'Tidak diperiksa', 'Not examined'],
  ),
});

export const hivQuestions = () => [
  question('choice', 'hiv.virology', 'Tes virologis anak', 'Virology of the child', { options: testResult }),
  question('choice', 'hiv.serology', 'Tes serologis anak', 'Serology of the child', { options: testResult }),
  question('choice', 'hiv.mother', 'Status HIV ibu', 'HIV status of the mother', {
    options: choices(
      ['negative', 'Negatif', 'Negative'],
      ['positive', 'Positif', 'Positive'],
      ['unknown', 'Tidak diketahui', 'Not known'],
    ),
  }),
  question('choice', 'hiv.feeding', 'Mendapat ASI', 'Breast-fed', {
    ...when('hiv.mother', 'positive'),
    options: choices(
      ['never', 'Tidak pernah', 'Never'],
      ['yes', 'Masih', 'Still'],
      ['stopped_recently', 'Berhenti kurang dari 6 minggu', 'Stopped less than 6 weeks ago'],
      ['stopped', 'Berhenti 6 minggu atau lebih', 'Stopped 6 weeks ago or more'],
    ),
  }),
];

/** The vaccines that SPEC 3 names. */
export const immunisation = () =>
  section('immunisation', { id: 'Riwayat imunisasi', en: 'Immunisation' }, [
    signList('immunised', 'Sudah diterima', 'Received', [
      ['hepatitis_b', 'Hepatitis B', 'Hepatitis B'],
      ['polio', 'Polio', 'Polio'],
      ['bcg', 'BCG', 'BCG'],
      ['dtp', 'DPT', 'DTP'],
      ['hib', 'Hib', 'Hib'],
      ['pcv', 'PCV', 'PCV'],
      ['rotavirus', 'Rotavirus', 'Rotavirus'],
      ['influenza', 'Influenza', 'Influenza'],
      ['mr_mmr', 'MR atau MMR', 'MR or MMR'],
      ['je', 'JE', 'JE'],
      ['varicella', 'Varisela', 'Varicella'],
      ['hepatitis_a', 'Hepatitis A', 'Hepatitis A'],
      ['typhoid', 'Tifoid', 'Typhoid'],
      ['dengue', 'Dengue', 'Dengue'],
      ['hpv', 'HPV', 'HPV'],
    ]),
    question('text', 'immunised.notes', 'Tanggal dan dosis; yang diberikan hari ini', 'Dates and doses; given today'),
    question('choice', 'vitamin-a', 'Vitamin A dalam 6 bulan terakhir', 'Vitamin A within 6 months', {
      options: noYes,
    }),
  ]);
