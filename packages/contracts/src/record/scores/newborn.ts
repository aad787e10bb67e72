import { aged, all, any, apart, calculation, has, levelRule, over, under } from './conditions.js';
import { byPoints, rounded, scoreTable, type ScoreTable } from './score.js';

const APGAR = [
  {
    ...{ input: 'appearance', id: 'Warna kulit', en: 'Colour' },
    options: byPoints(
      [0, 'Biru atau pucat', 'Blue or pale'],
      [1, 'Tubuh merah muda, ekstremitas biru', 'Body pink, limbs blue'],
      [2, 'Seluruhnya merah muda', 'Pink all over'],
    ),
  },
  {
    ...{ input: 'pulse', id: 'Denyut jantung', en: 'Heart rate' },
    options: byPoints([0, 'Tidak ada', 'None'], [1, '<100/menit', '<100/min'], [2, '≥100/menit', '≥100/min']),
  },
  {
    ...{ input: 'grimace', id: 'Refleks', en: 'Reflexes' },
    options: byPoints(
      [0, 'Tidak ada', 'None'],
      [1, 'Menyeringai', 'Grimace'],
      [2, 'Menangis, batuk, atau bersin', 'Cries, coughs or sneezes'],
    ),
  },
  {
    ...{ input: 'activity', id: 'Tonus otot', en: 'Tone' },
    options: byPoints(
      [0, 'Lemas', 'Limp'],
      [1, 'Sedikit fleksi', 'Some flexion'],
      [2, 'Gerak aktif', 'Active movement'],
    ),
  },
  {
    ...{ input: 'respiration', id: 'Usaha napas', en: 'Breathing' },
    options: byPoints(
      [0, 'Tidak ada', 'None'],
      [1, 'Lemah, tidak teratur', 'Weak, irregular'],
      [2, 'Menangis kuat', 'Strong cry'],
    ),
  },
] as const;

/** APGAR at a minute; below 7 at the fifth it is scored again at 10, 15 and 20 (DOMAIN 5.8, DOMAIN-CLINICAL 7). */
const apgarAt = (minute: number): ScoreTable => {
  const again = {
    id: 'Di bawah 7 pada menit ke-5: nilai lagi pada menit ke-10, 15, dan 20.',
    en: 'Below 7 at the fifth minute: score again at 10, 15 and 20.',
  };
  return scoreTable({
    ...{ table: `apgar-${minute}`, version: 'apgar-1953', source: 'Apgar 1953; DOMAIN 5.8, DOMAIN-CLINICAL 7' },
    ...{ id: `APGAR menit ke-${minute}`, en: `APGAR at ${minute} min`, inputs: APGAR },
    outcomes: {
      normal: { id: 'Normal', en: 'Normal', tone: 'success' },
      moderate: {
        id: 'Asfiksia sedang',
        en: 'Moderate asphyxia',
        tone: 'waiting',
        ...(minute === 5 && { action: again }),
      },
      severe: { id: 'Asfiksia berat', en: 'Severe asphyxia', tone: 'danger', ...(minute === 5 && { action: again }) },
    },
    classify: total => {
      if (total >= 7) return 'normal';
      return total >= 4 ? 'moderate' : 'severe';
    },
  });
};
export const apgar = [1, 5, 10, 15, 20].map(apgarAt);

/** Respiratory distress of a newborn. */
export const downe = scoreTable({
  ...{ table: 'downe', version: 'downes-1970', source: 'Downes et al. 1970; DOMAIN 5.8, DOMAIN-CLINICAL 7' },
  ...{ id: 'Skor Down (gawat napas)', en: 'Downes score (respiratory distress)' },
  inputs: [
    {
      ...{ input: 'rate', id: 'Frekuensi napas', en: 'Respiratory rate' },
      options: byPoints([0, '<60/menit', '<60/min'], [1, '60–80/menit', '60–80/min'], [2, '>80/menit', '>80/min']),
    },
    {
      ...{ input: 'retraction', id: 'Retraksi', en: 'Retraction' },
      options: byPoints([0, 'Tidak ada', 'None'], [1, 'Ringan', 'Mild'], [2, 'Berat', 'Severe']),
    },
    {
      ...{ input: 'cyanosis', id: 'Sianosis', en: 'Cyanosis' },
      options: byPoints(
        [0, 'Tidak ada', 'None'],
        [1, 'Hilang dengan oksigen', 'Relieved by oxygen'],
        [2, 'Menetap dengan oksigen', 'In spite of oxygen'],
      ),
    },
    {
      ...{ input: 'entry', id: 'Udara masuk', en: 'Air entry' },
      options: byPoints([0, 'Baik', 'Good'], [1, 'Menurun', 'Decreased'], [2, 'Tidak ada', 'None']),
    },
    {
      ...{ input: 'grunting', id: 'Merintih', en: 'Grunting' },
      options: byPoints(
        [0, 'Tidak ada', 'None'],
        [1, 'Terdengar dengan stetoskop', 'By stethoscope'],
        [2, 'Terdengar tanpa alat', 'Audible'],
      ),
    },
  ],
  outcomes: {
    mild: { id: 'Ringan', en: 'Mild', tone: 'success' },
    moderate: { id: 'Sedang', en: 'Moderate', tone: 'waiting' },
    severe: { id: 'Berat', en: 'Severe', tone: 'danger' },
  },
  classify: total => {
    if (total >= 6) return 'severe';
    return total >= 4 ? 'moderate' : 'mild';
  },
});

/** Weeks of gestation by the Ballard score: 24 + 0.4 × score. */
export const ballard = calculation({
  ...{ table: 'ballard', version: 'ballard-1991', source: 'New Ballard Score 1991; DOMAIN 5.8, DOMAIN-CLINICAL 7' },
  ...{ id: 'Umur kehamilan menurut Ballard', en: 'Gestation by the Ballard score', inputs: ['ballard'] },
  figure: { unit: 'wk', decimals: 1 },
  outcomes: {
    preterm: { id: 'Kurang bulan', en: 'Preterm', tone: 'waiting' },
    term: { id: 'Cukup bulan', en: 'Term', tone: 'success' },
    post_term: { id: 'Lebih bulan', en: 'Post-term', tone: 'waiting' },
  },
  calculate: ({ ballard: score }) => {
    if (typeof score !== 'number') return { lacks: ['ballard'] };
    const total = rounded(24 + 0.4 * score, 1);
    if (total < 37) return { total, outcome: 'preterm' };
    return { total, outcome: total < 42 ? 'term' : 'post_term' };
  },
});

const source = 'DOMAIN 5.8, DOMAIN-CLINICAL 7';

export const birthWeight = levelRule({
  ...{ table: 'birth-weight', version: '1', source },
  ...{ id: 'Berat lahir', en: 'Birth weight', inputs: ['birth.weight'] },
  outcomes: {
    extremely_low: { id: 'BBLASR (di bawah 1000 g)', en: 'Extremely low (below 1000 g)', tone: 'danger' },
    very_low: { id: 'BBLSR (di bawah 1500 g)', en: 'Very low (below 1500 g)', tone: 'danger' },
    low: { id: 'BBLR (di bawah 2500 g)', en: 'Low (below 2500 g)', tone: 'waiting' },
    normal: { id: '2500 g atau lebih', en: '2500 g or more', tone: 'success' },
  },
  levels: [
    ['extremely_low', under('birth.weight', 1_000)],
    ['very_low', under('birth.weight', 1_500)],
    ['low', under('birth.weight', 2_500)],
  ],
  otherwise: 'normal',
});

export const newbornTemperature = levelRule({
  ...{ table: 'newborn-temperature', version: '1', source },
  ...{ id: 'Suhu bayi', en: 'Temperature', inputs: ['temperature'], decimals: { temperature: 1 } },
  outcomes: {
    low: { id: 'Di bawah 36,5 °C', en: 'Below 36.5 °C', tone: 'danger', action: { id: 'Hangatkan.', en: 'Warm.' } },
    high: { id: 'Di atas 37,5 °C', en: 'Above 37.5 °C', tone: 'danger' },
    normal: { id: 'Normal', en: 'Normal', tone: 'success' },
  },
  levels: [
    ['low', under('temperature', 36.5)],
    ['high', over('temperature', 37.5)],
  ],
  otherwise: 'normal',
});

const isTaken = has('pulse.count', '1', '2', '3');
/** Screening of heart disease by the oximeter at 24 to 48 hours: twice it is repeated, the third failure counts. */
export const heartScreening = levelRule({
  ...{ table: 'heart-screening', version: '1', source },
  ...{ id: 'Skrining PJB dengan oksimeter', en: 'Heart screening by oximeter' },
  inputs: ['pulse.count', 'hand', 'foot'],
  outcomes: {
    not_done: { id: 'Belum dilakukan', en: 'Not done', tone: 'waiting' },
    fail: {
      ...{ id: 'Gagal', en: 'Failed', tone: 'danger' },
      action: { id: 'Rujuk untuk ekokardiografi.', en: 'Refer for echocardiography.' },
    },
    repeat: {
      ...{ id: 'Ulangi', en: 'Repeat', tone: 'waiting' },
      action: { id: 'Ulangi setelah 2 jam.', en: 'Repeat after 2 hours.' },
    },
    pass: { id: 'Lulus', en: 'Passed', tone: 'success' },
  },
  levels: [
    ['not_done', has('pulse.count', 'not_done')],
    ['fail', all(isTaken, any(under('hand', 90), under('foot', 90)))],
    ['fail', all(has('pulse.count', '3'), any(under('hand', 95), under('foot', 95), apart('hand', 'foot', 3)))],
    ['repeat', any(under('hand', 95), under('foot', 95), apart('hand', 'foot', 3))],
  ],
  otherwise: 'pass',
});

/** The sample of congenital hypothyroidism (SHK): at 48 to 72 hours. */
export const thyroidSample = levelRule({
  ...{ table: 'thyroid-sample', version: '1', source },
  ...{ id: 'Waktu sampel SHK', en: 'Time of the thyroid sample', inputs: ['shk', 'shk.hours'] },
  outcomes: {
    not_sampled: { id: 'Belum diambil', en: 'Not taken', tone: 'waiting' },
    early: {
      ...{ id: 'Sebelum 24 jam', en: 'Before 24 hours', tone: 'danger' },
      action: { id: 'Terlalu dini: ambil ulang pada 48–72 jam.', en: 'Too early: take again at 48 to 72 hours.' },
    },
    outside: { id: 'Di luar 48–72 jam', en: 'Not at 48 to 72 hours', tone: 'waiting' },
    right: { id: 'Pada 48–72 jam', en: 'At 48 to 72 hours', tone: 'success' },
  },
  levels: [
    ['not_sampled', has('shk', 'no')],
    ['early', under('shk.hours', 24)],
    ['outside', any(under('shk.hours', 48), over('shk.hours', 72))],
  ],
  otherwise: 'right',
});

/** The form is for those of 28 days and younger (DOMAIN-CLINICAL 8). */
export const newbornAge = levelRule({
  ...{ table: 'newborn-age', version: '1', source, id: 'Umur', en: 'Age', inputs: ['born', 'seen'] },
  outcomes: {
    older: {
      ...{ id: 'Lebih dari 28 hari', en: 'Older than 28 days', tone: 'danger' },
      action: { id: 'Bukan bayi baru lahir: pakai MTBM atau MTBS.', en: 'No newborn: use MTBM or MTBS.' },
    },
    right: { id: 'Bayi baru lahir (sampai 28 hari)', en: 'Newborn (up to 28 days)', tone: 'success' },
  },
  levels: [['older', aged('days', 29)]],
  otherwise: 'right',
});
