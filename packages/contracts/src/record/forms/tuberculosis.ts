import { choices, form, question, scoreQuestions, section, when } from '../../questionnaire/builders.js';
import { signList, verdict } from './clinical-builders.js';
import * as rules from '../scores/tuberculosis.js';
import { clinicalTitle, type FormContent } from './clinical-forms.js';
import { ageQuestions, conclusion, noYes, vital } from './common-questions.js';

const byTable = [rules.childTbScore, rules.childTbWhoA, rules.childTbWhoB];

/** The Indonesian score, and WHO's two of 2022, of which one is chosen (DOMAIN-CLINICAL 5). */
export const childTb: FormContent = {
  tables: [...byTable, rules.childTbUrgency],
  definition: form(
    clinicalTitle('tb-child'),
    section('child', { id: 'Anak', en: 'The child' }, [
      ...ageQuestions(),
      vital('weight', 'Berat badan', 'Weight'),
      vital('height', 'Tinggi badan', 'Height'),
    ]),
    section('urgency', { id: 'Tanda bahaya dan risiko', en: 'Danger signs and risk' }, [
      signList('danger', 'Tanda bahaya', 'Danger signs', [
        ['breathing', 'Sesak berat', 'Severe respiratory distress'],
        ['unconscious', 'Kesadaran menurun', 'Not conscious'],
        ['convulsion', 'Kejang', 'Convulsion'],
        ['meningitis', 'Kaku kuduk', 'Stiff neck'],
        ['not_drinking', 'Tidak bisa minum', 'Cannot drink'],
      ]),
      signList('risk', 'Risiko', 'Risk', [
        ['hiv', 'HIV', 'HIV'],
        ['malnutrition', 'Gizi buruk', 'Severe malnutrition'],
        ['contact', 'Kontak TBC dalam 12 bulan terakhir', 'Contact within 12 months'],
      ]),
      verdict(rules.childTbUrgency),
    ]),
    section('version', { id: 'Tabel skor', en: 'Table' }, [
      question('choice', 'table', 'Tabel yang dipakai', 'Table used', {
        required: true,
        initial: rules.childTbScore.table,
        options: choices(...byTable.map(({ table, id, en }) => [table, id, en] as const)),
      }),
    ]),
    ...byTable.map(table => section(table.table, table, scoreQuestions(table), when('table', table.table))),
    conclusion(),
  ),
};

/** Symptoms, risk, the film, and what the rapid test (TCM) found. */
export const adultTb: FormContent = {
  tables: [rules.adultTb],
  definition: form(
    clinicalTitle('tb-adult'),
    section('symptoms', { id: 'Gejala', en: 'Symptoms' }, [
      question('choice', 'cough', 'Batuk', 'Cough', { options: noYes }),
      question('integer', 'cough.days', 'Lama batuk', 'Days of cough', {
        ...{ least: 1, most: 3650, unit: 'd' },
        ...when('cough', 'yes'),
      }),
      signList('symptoms', 'Gejala lain', 'Other symptoms', [
        ['blood', 'Batuk darah', 'Haemoptysis'],
        ['fever', 'Demam', 'Fever'],
        ['sweats', 'Keringat malam tanpa kegiatan', 'Night sweats'],
        ['loss', 'Berat badan turun', 'Weight loss'],
        ['chest', 'Nyeri dada atau sesak', 'Chest pain or short of breath'],
      ]),
    ]),
    section('risk', { id: 'Faktor risiko', en: 'Risk' }, [
      question('choice', 'hiv', 'Orang dengan HIV', 'Lives with HIV', { options: noYes }),
      signList('risk', 'Risiko lain', 'Other risks', [
        ['contact', 'Kontak pasien TBC', 'Contact of a patient'],
        ['diabetes', 'Diabetes melitus', 'Diabetes'],
        ['smoking', 'Merokok', 'Smokes'],
        ['elderly', 'Lanjut usia', 'Elderly'],
        ['institution', 'Tinggal di lapas, asrama, atau pesantren', 'Lives in a prison, dormitory or boarding school'],
        ['previous', 'Pernah berobat TBC', 'Treated for tuberculosis before'],
      ]),
    ]),
    section('tests', { id: 'Pemeriksaan', en: 'Tests' }, [
      question('choice', 'xray', 'Foto toraks', 'Chest X-ray', {
        options: choices(
          ['normal', 'Normal', 'Normal'],
          ['abnormal', 'Tidak normal', 'Abnormal'],
          ['not_done', 'Tidak dilakukan', 'Not done'],
        ),
      }),
      verdict(rules.adultTb),
      question('choice', 'tcm', 'Hasil TCM', 'Result of the rapid test (TCM)', {
        options: choices(
          ['negative', 'Negatif', 'Negative'],
          ['rif_sensitive', 'MTB positif, sensitif rifampisin', 'Positive, sensitive to rifampicin'],
          ['rif_resistant', 'MTB positif, resistan rifampisin', 'Positive, resistant to rifampicin'],
          ['indeterminate', 'Rifampisin indeterminate', 'Rifampicin indeterminate'],
          ['invalid', 'Invalid atau eror', 'Invalid'],
        ),
      }),
    ]),
    conclusion(),
  ),
};

/** The nine criteria of drug resistance. */
export const resistantTb: FormContent = {
  tables: [rules.resistantTb],
  definition: form(
    clinicalTitle('tb-resistant'),
    section('criteria', { id: 'Kriteria', en: 'Criteria' }, [
      signList('criteria', 'Kriteria terduga TBC RO', 'Criteria', [
        ['failed_2', 'Gagal pengobatan kategori 2', 'Treatment of category 2 failed'],
        ['unconverted_2', 'Kategori 2 tidak konversi pada bulan ke-3', 'Category 2, no conversion at 3 months'],
        [
          'non_standard',
          'Pengobatan tidak standar dengan kuinolon atau suntikan lini kedua ≥1 bulan',
          'Non-standard treatment with a quinolone or a second-line injectable for ≥1 month',
        ],
        ['failed_1', 'Gagal pengobatan kategori 1', 'Treatment of category 1 failed'],
        ['unconverted_1', 'Kategori 1 tidak konversi pada bulan ke-2', 'Category 1, no conversion at 2 months'],
        ['relapse', 'Kambuh', 'Relapse'],
        ['defaulted', 'Kembali setelah putus berobat', 'Returned after default'],
        [
          'contact',
          'Kontak erat pasien TBC RO (termasuk di lapas atau asrama)',
          'Close contact of a drug-resistant patient (prison and dormitory too)',
        ],
        ['hiv', 'TBC-HIV yang tidak membaik dengan pengobatan', 'Tuberculosis with HIV that does not respond'],
      ]),
      question('choice', 'symptoms', 'Ada gejala TBC', 'Has symptoms of tuberculosis', {
        ...when('criteria', 'contact'),
        options: noYes,
      }),
      verdict(rules.resistantTb),
      question('text', 'history', 'Riwayat pengobatan TBC', 'Earlier treatment'),
    ]),
    conclusion(),
  ),
};
