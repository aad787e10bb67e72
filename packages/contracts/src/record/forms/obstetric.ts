import { choices, form, question, section, when } from '../../questionnaire/builders.js';
import { signList, verdict } from './clinical-builders.js';
import * as rules from '../scores/obstetric.js';
import { clinicalTitle, type FormContent } from './clinical-forms.js';
import { conclusion, noYes, testResult, vital } from './common-questions.js';

const count = (linkId: string, id: string, en: string, most = 20) =>
  question('integer', linkId, id, en, { least: 0, most });
const words = (linkId: string, id: string, en: string) => question('string', linkId, id, en);
const tested = (linkId: string, id: string) => question('choice', linkId, id, id, { options: testResult });

const LIE = choices(
  ['head', 'Kepala', 'Head'],
  ['breech', 'Bokong', 'Breech'],
  ['empty', 'Kosong', 'Empty'],
  ['other', 'Lainnya', 'Other'],
);

/** Initial assessment of a pregnancy (SPEC 3, DOMAIN 5.2, DOMAIN-CLINICAL 6). */
export const obstetric: FormContent = {
  tables: Object.values(rules),
  definition: form(
    clinicalTitle('initial-obstetric'),
    section('pregnancy', { id: 'Kehamilan sekarang', en: 'This pregnancy' }, [
      question('date', 'seen', 'Tanggal pemeriksaan', 'Date of the examination', { required: true }),
      count('gravida', 'G (hamil ke-)', 'G (pregnancies)'),
      count('para', 'P (persalinan)', 'P (births)'),
      count('abortus', 'A (keguguran)', 'A (abortions)'),
      verdict(rules.gpa),
      question('date', 'lmp', 'HPHT', 'First day of the last period'),
      question('integer', 'cycle', 'Siklus haid', 'Cycle', { least: 20, most: 60, unit: 'd' }),
      question('date', 'scan.due', 'HPL menurut USG trimester 1', 'Due date by a scan in the first trimester', {
        hint: { id: 'Bila ada, menggantikan HPL menurut HPHT.', en: 'Where there is one, it replaces the other.' },
      }),
      question('string', 'scan.source', 'USG: tempat dan tanggal', 'Scan: where and when', {
        ...{ required: true, enableAll: true },
        enableWhen: [{ question: 'scan.due', is: 'answered', code: null, number: null }],
      }),
      verdict(rules.dueDate),
      verdict(rules.gestation),
      question('text', 'complaint', 'Keluhan', 'Complaint', { required: true }),
      count('anc', 'Kunjungan antenatal (K1–K6)', 'Antenatal visits (K1 to K6)', 30),
      question('choice', 'tetanus', 'Status TT', 'Tetanus immunisation', {
        options: choices(...([0, 1, 2, 3, 4, 5] as const).map(each => [`t${each}`, `T${each}`, `T${each}`] as const)),
      }),
      question('integer', 'rochjati', 'Jumlah skor Poedji Rochjati', 'Total of the Poedji Rochjati card', {
        ...{ least: 2, most: 150 },
      }),
      verdict(rules.rochjati),
    ]),
    section(
      ...(['history', { id: 'Riwayat kehamilan dan persalinan', en: 'Earlier pregnancies' }] as const),
      [
        question('integer', 'history.year', 'Tahun', 'Year', { least: 1950, most: 2100 }),
        words('history.place', 'Tempat', 'Place'),
        question('integer', 'history.weeks', 'Umur kehamilan', 'Gestation', { least: 1, most: 45, unit: 'wk' }),
        question('choice', 'history.mode', 'Cara persalinan', 'Delivery', {
          options: choices(
            ['spontaneous', 'Spontan', 'Spontaneous'],
            ['assisted', 'Vakum atau forsep', 'Vacuum or forceps'],
            ['caesarean', 'Seksio sesarea', 'Caesarean'],
            ['abortion', 'Keguguran', 'Abortion'],
          ),
        }),
        words('history.helper', 'Penolong', 'Helper'),
        words('history.complication', 'Penyulit', 'Complication'),
        question('choice', 'history.sex', 'Jenis kelamin anak', 'Sex of the child', {
          options: choices(['female', 'Perempuan', 'Female'], ['male', 'Laki-laki', 'Male']),
        }),
        question('integer', 'history.weight', 'Berat lahir', 'Birth weight', { least: 100, most: 7_000, unit: 'g' }),
        question('choice', 'history.alive', 'Hidup', 'Alive', { options: noYes }),
      ],
      { repeats: true },
    ),
    section('vitals', { id: 'Pemeriksaan umum', en: 'General examination' }, [
      vital('systolic', 'Tekanan sistolik', 'Systolic pressure'),
      vital('diastolic', 'Tekanan diastolik', 'Diastolic pressure'),
      vital('pulse', 'Nadi', 'Pulse'),
      vital('respiration', 'Frekuensi napas', 'Respiratory rate'),
      vital('temperature', 'Suhu', 'Temperature'),
      vital('weight', 'Berat badan', 'Weight'),
      vital('height', 'Tinggi badan', 'Height'),
      vital('upperArmCircumference', 'Lingkar lengan atas (LiLA)', 'Upper arm circumference'),
      verdict(rules.chronicEnergy),
      signList('preeclampsia', 'Gejala preeklamsia', 'Symptoms of pre-eclampsia', [
        ['headache', 'Sakit kepala hebat', 'Severe headache'],
        ['vision', 'Pandangan kabur', 'Blurred vision'],
        ['epigastric', 'Nyeri ulu hati', 'Epigastric pain'],
        ['oedema', 'Bengkak wajah atau tangan', 'Swollen face or hands'],
        ['convulsion', 'Kejang', 'Convulsion'],
      ]),
    ]),
    section('laboratory', { id: 'Laboratorium', en: 'Laboratory' }, [
      question('decimal', 'hb', 'Hemoglobin', 'Haemoglobin', { least: 1, most: 25, unit: 'g/dL' }),
      question('choice', 'proteinuria', 'Protein urine', 'Protein in the urine', {
        options: choices(
          ['0', 'Negatif', 'Negative'],
          ['1', '+1', '+1'],
          ['2', '+2', '+2'],
          ['3', '+3', '+3'],
          ['4', '+4', '+4'],
          ['not_examined', 'Tidak diperiksa', 'Not examined'],
        ),
      }),
      verdict(rules.pressure),
      tested('hiv', 'HIV'),
      question('choice', 'syphilis', 'Sifilis', 'Syphilis', { options: testResult }),
      tested('hbsag', 'HBsAg'),
    ]),
    section('abdomen', { id: 'Pemeriksaan obstetri', en: 'Obstetric examination' }, [
      question('decimal', 'fundus', 'Tinggi fundus uteri (TFU)', 'Fundal height', { least: 5, most: 60, unit: 'cm' }),
      question('choice', 'leopold.1', 'Leopold I: bagian di fundus', 'Leopold I: in the fundus', { options: LIE }),
      question('choice', 'leopold.2', 'Leopold II: punggung', 'Leopold II: the back', {
        options: choices(
          ['left', 'Kiri', 'Left'],
          ['right', 'Kanan', 'Right'],
          ['across', 'Melintang', 'Transverse'],
          ['unclear', 'Tidak jelas', 'Unclear'],
        ),
      }),
      question('choice', 'leopold.3', 'Leopold III: bagian terbawah', 'Leopold III: the lowest part', { options: LIE }),
      question('choice', 'leopold.4', 'Leopold IV', 'Leopold IV', {
        options: choices(
          ['convergent', 'Konvergen (belum masuk panggul)', 'Convergent (not engaged)'],
          ['parallel', 'Sejajar', 'Parallel'],
          ['divergent', 'Divergen (sudah masuk panggul)', 'Divergent (engaged)'],
        ),
      }),
      question('choice', 'head', 'Kepala terhadap panggul', 'The head against the pelvis', {
        options: choices(
          ['free', 'Masih bebas', 'Free'],
          ['spines', 'Setinggi spina', 'At the spines'],
          ['engaged', 'Di bawah spina', 'Below the spines'],
        ),
      }),
      verdict(rules.fetalWeight),
      question('integer', 'fetal.heart', 'Denyut jantung janin (DJJ)', 'Fetal heart rate', {
        ...{ least: 0, most: 300, unit: '/min' },
        coding: { system: 'http://loinc.org', code: '55283-6', display: 'Fetal Heart rate' },
      }),
      verdict(rules.fetalHeart),
    ]),
    section('labour', { id: 'Persalinan', en: 'Labour' }, [
      question('choice', 'contraction', 'Kontraksi', 'Contractions', { options: noYes }),
      question('string', 'contraction.how', 'Frekuensi dan lama', 'How often and how long', when('contraction', 'yes')),
      question('choice', 'vaginal', 'Pemeriksaan dalam (VT)', 'Vaginal examination', { options: noYes }),
      question('integer', 'dilatation', 'Pembukaan', 'Dilatation', {
        ...{ least: 0, most: 10, unit: 'cm' },
        ...when('vaginal', 'yes'),
      }),
      question('integer', 'effacement', 'Penipisan', 'Effacement', {
        ...{ least: 0, most: 100, unit: '%' },
        ...when('vaginal', 'yes'),
      }),
      question('string', 'station', 'Penurunan (Hodge atau station)', 'Station', when('vaginal', 'yes')),
      question('choice', 'membrane', 'Ketuban', 'Membranes', {
        ...when('vaginal', 'yes'),
        options: choices(
          ['intact', 'Utuh', 'Intact'],
          ['clear', 'Pecah, jernih', 'Ruptured, clear'],
          ['meconium', 'Pecah, bercampur mekonium', 'Ruptured, with meconium'],
          ['blood', 'Pecah, bercampur darah', 'Ruptured, with blood'],
        ),
      }),
    ]),
    conclusion(),
  ),
};
