import { choices, form, question, scoreQuestions, section, when } from '../../questionnaire/builders.js';
import { vitalCodes, vitalRanges, LOINC, type VitalSign } from '../vitals.js';

const vital = (sign: VitalSign, id: string, en: string) => {
  const { loinc, display, ucum } = vitalCodes[sign];
  const { least, most } = vitalRanges[sign];
  const isMeasured = sign === 'temperature' || sign === 'weight' || sign === 'height';
  return question(isMeasured ? 'decimal' : 'integer', sign, id, en, {
    least,
    most,
    unit: ucum,
    coding: { system: LOINC, code: loinc, display },
  });
};

const notExamined = ['not_examined', 'Tidak diperiksa', 'Not examined'] as const;
const normality = choices(['normal', 'Normal', 'Normal'], ['abnormal', 'Tidak normal', 'Abnormal'], notExamined);
const examined = (linkId: string, id: string, en: string) => [
  question('choice', `exam.${linkId}`, id, en, { options: normality }),
  question('string', `exam.${linkId}.finding`, `${id}: temuan`, `${en}: finding`, {
    required: true,
    ...when(`exam.${linkId}`, 'abnormal'),
  }),
];

/** Initial nursing assessment with physical examination and counselling (SPEC 3). */
export const initialNursing = form(
  { id: 'Asesmen awal keperawatan', en: 'Initial nursing assessment' },
  section('history', { id: 'Anamnesis', en: 'History' }, [
    question('choice', 'source', 'Sumber informasi', 'Source', {
      required: true,
      options: choices(
        ['patient', 'Pasien', 'Patient'],
        ['family', 'Keluarga', 'Family'],
        ['other', 'Lainnya', 'Other'],
      ),
    }),
    question('string', 'source.name', 'Nama dan hubungan', 'Name and relation', when('source', 'family', 'other')),
    question('text', 'complaint', 'Keluhan utama', 'Chief complaint', { required: true }),
    question('text', 'illness', 'Riwayat penyakit sekarang', 'Present illness'),
    question('text', 'past', 'Riwayat penyakit dahulu', 'Past illness'),
    question('text', 'medicines', 'Obat yang sedang dipakai', 'Current medicines'),
  ]),
  section('vitals', { id: 'Tanda vital', en: 'Vital signs' }, [
    vital('systolic', 'Tekanan sistolik', 'Systolic pressure'),
    vital('diastolic', 'Tekanan diastolik', 'Diastolic pressure'),
    ...scoreQuestions('blood-pressure', { systolic: 'systolic', diastolic: 'diastolic' }),
    vital('pulse', 'Nadi', 'Pulse'),
    vital('respiration', 'Frekuensi napas', 'Respiratory rate'),
    vital('temperature', 'Suhu', 'Temperature'),
    vital('oxygenSaturation', 'Saturasi oksigen', 'Oxygen saturation'),
    vital('weight', 'Berat badan', 'Weight'),
    vital('height', 'Tinggi badan', 'Height'),
  ]),
  section('consciousness', { id: 'Kesadaran', en: 'Consciousness' }, scoreQuestions('gcs')),
  section('pain', { id: 'Nyeri', en: 'Pain' }, [
    ...scoreQuestions('nrs'),
    question('string', 'pain.place', 'Lokasi dan sifat nyeri', 'Place and kind of pain'),
  ]),
  section('nutrition', { id: 'Skrining gizi', en: 'Nutrition' }, scoreQuestions('mst')),
  section('exam', { id: 'Pemeriksaan fisik', en: 'Physical examination' }, [
    ...examined('head', 'Kepala dan leher', 'Head and neck'),
    ...examined('chest', 'Dada dan paru', 'Chest and lungs'),
    ...examined('heart', 'Jantung', 'Heart'),
    ...examined('abdomen', 'Perut', 'Abdomen'),
    ...examined('limbs', 'Anggota gerak', 'Limbs'),
    ...examined('skin', 'Kulit', 'Skin'),
    ...examined('nerves', 'Saraf', 'Nervous system'),
  ]),
  section('social', { id: 'Psikososial', en: 'Psychosocial' }, [
    question('choice', 'mood', 'Keadaan psikologis', 'Mood', {
      repeats: true,
      options: choices(
        ['calm', 'Tenang', 'Calm'],
        ['anxious', 'Cemas', 'Anxious'],
        ['sad', 'Sedih', 'Sad'],
        ['angry', 'Marah', 'Angry'],
      ),
    }),
    question('choice', 'function', 'Kemampuan fungsional', 'Function', {
      options: choices(
        ['independent', 'Mandiri', 'Independent'],
        ['assisted', 'Dengan bantuan', 'With help'],
        ['dependent', 'Tergantung penuh', 'Dependent'],
      ),
    }),
  ]),
  section(
    'problems',
    { id: 'Masalah keperawatan', en: 'Nursing problems' },
    [
      question('string', 'problem', 'Masalah', 'Problem'),
      question('text', 'intervention', 'Rencana tindakan', 'Intervention', {
        enableWhen: [{ question: 'problem', is: 'answered', code: null, number: null }],
      }),
    ],
    { repeats: true },
  ),
  section('counselling', { id: 'Edukasi', en: 'Counselling' }, [
    question('boolean', 'counselled', 'Edukasi diberikan', 'Counselling given'),
    question('choice', 'counselling.topics', 'Topik edukasi', 'Topics', {
      repeats: true,
      ...when('counselled', 'true'),
      options: choices(
        ['illness', 'Penyakit', 'Illness'],
        ['medicine', 'Obat', 'Medicine'],
        ['diet', 'Diet', 'Diet'],
        ['pain', 'Manajemen nyeri', 'Pain'],
        ['falls', 'Pencegahan jatuh', 'Falls'],
        ['hygiene', 'Kebersihan tangan', 'Hand hygiene'],
      ),
    }),
    question('choice', 'counselling.understood', 'Pemahaman', 'Understanding', {
      ...when('counselled', 'true'),
      options: choices(['understood', 'Mengerti', 'Understood'], ['repeat', 'Perlu diulang', 'To be repeated']),
    }),
  ]),
);
