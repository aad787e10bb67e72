import { byPoints, noOrYes, scoreTable } from './score.js';

/** Norton scale of pressure sores: 5 to 20, lower is worse (named by DOMAIN 5.10). */
export const norton = scoreTable({
  table: 'norton',
  version: 'norton-1962',
  source: 'Norton, McLaren & Exton-Smith 1962; Norton, Decubitus 1989;2(3):24–31',
  id: 'Norton (risiko dekubitus)',
  en: 'Norton (pressure sores)',
  inputs: [
    {
      input: 'physical',
      id: 'Kondisi fisik',
      en: 'Physical condition',
      options: byPoints(
        [4, 'Baik', 'Good'],
        [3, 'Sedang', 'Fair'],
        [2, 'Buruk', 'Poor'],
        [1, 'Sangat buruk', 'Very bad'],
      ),
    },
    {
      input: 'mental',
      id: 'Status mental',
      en: 'Mental condition',
      options: byPoints(
        [4, 'Sadar', 'Alert'],
        [3, 'Apatis', 'Apathetic'],
        [2, 'Bingung', 'Confused'],
        [1, 'Stupor', 'Stupor'],
      ),
    },
    {
      input: 'activity',
      id: 'Aktivitas',
      en: 'Activity',
      options: byPoints(
        [4, 'Berjalan sendiri', 'Ambulant'],
        [3, 'Berjalan dengan bantuan', 'Walks with help'],
        [2, 'Di kursi', 'Chair-bound'],
        [1, 'Di tempat tidur', 'Bed-bound'],
      ),
    },
    {
      input: 'mobility',
      id: 'Mobilitas',
      en: 'Mobility',
      options: byPoints(
        [4, 'Bebas', 'Full'],
        [3, 'Sedikit terbatas', 'Slightly limited'],
        [2, 'Sangat terbatas', 'Very limited'],
        [1, 'Tidak bergerak', 'Immobile'],
      ),
    },
    {
      input: 'incontinence',
      id: 'Inkontinensia',
      en: 'Incontinence',
      options: byPoints(
        [4, 'Tidak ada', 'None'],
        [3, 'Kadang-kadang', 'Occasional'],
        [2, 'Biasanya urine', 'Usually urine'],
        [1, 'Urine dan feses', 'Urine and stool'],
      ),
    },
  ],
  outcomes: {
    none: { id: 'Tidak berisiko', en: 'No risk', tone: 'success' },
    at_risk: { id: 'Berisiko dekubitus', en: 'At risk of pressure sores', tone: 'danger' },
  },
  classify: total => (total <= 14 ? 'at_risk' : 'none'),
});

/** Malnutrition screening tool: from 2 on, the dietitian is consulted (DOMAIN 5.10, DOMAIN-CLINICAL 8). */
export const mst = scoreTable({
  table: 'mst',
  version: 'ferguson-1999',
  source: 'Ferguson et al., Nutrition 1999;15(6):458–464; DOMAIN 5.10, DOMAIN-CLINICAL 8',
  id: 'MST (skrining gizi)',
  en: 'MST (malnutrition screening)',
  inputs: [
    {
      input: 'loss',
      id: 'Berat badan turun tanpa direncanakan',
      en: 'Weight lost without trying',
      options: [
        { code: 'no', points: 0, id: 'Tidak', en: 'No' },
        { code: 'unsure', points: 2, id: 'Tidak yakin', en: 'Unsure' },
        { code: '1-5', points: 1, id: 'Ya, 1–5 kg', en: 'Yes, 1–5 kg' },
        { code: '6-10', points: 2, id: 'Ya, 6–10 kg', en: 'Yes, 6–10 kg' },
        { code: '11-15', points: 3, id: 'Ya, 11–15 kg', en: 'Yes, 11–15 kg' },
        { code: 'over-15', points: 4, id: 'Ya, lebih dari 15 kg', en: 'Yes, more than 15 kg' },
        { code: 'amount-unknown', points: 2, id: 'Ya, jumlah tidak diketahui', en: 'Yes, amount unknown' },
      ],
    },
    {
      input: 'appetite',
      id: 'Makan berkurang karena nafsu makan turun',
      en: 'Eats less for lack of appetite',
      options: noOrYes(1),
    },
  ],
  outcomes: {
    none: { id: 'Tidak berisiko', en: 'No risk', tone: 'success' },
    at_risk: { id: 'Berisiko malnutrisi: rujuk ahli gizi', en: 'At risk: refer to the dietitian', tone: 'danger' },
  },
  classify: total => (total >= 2 ? 'at_risk' : 'none'),
});

/**
 * Aldrete score after anaesthesia: from 9 on, the patient may leave the recovery room (DOMAIN 5.10, DOMAIN-CLINICAL 8).
 */
export const aldrete = scoreTable({
  table: 'aldrete',
  version: 'aldrete-1995-leaves-at-9',
  source: 'Aldrete 1995, as in World J Gastroenterol 2015;21(12):3671–3678, table 2; DOMAIN 5.10, DOMAIN-CLINICAL 8',
  id: 'Aldrete (pulih sadar)',
  en: 'Aldrete (recovery)',
  inputs: [
    {
      input: 'activity',
      id: 'Aktivitas',
      en: 'Activity',
      options: byPoints(
        [2, 'Empat ekstremitas', 'Four limbs'],
        [1, 'Dua ekstremitas', 'Two limbs'],
        [0, 'Tidak ada', 'None'],
      ),
    },
    {
      input: 'breathing',
      id: 'Pernapasan',
      en: 'Breathing',
      options: byPoints(
        [2, 'Napas dalam dan batuk', 'Breathes deeply and coughs'],
        [1, 'Dangkal atau sesak', 'Shallow or laboured'],
        [0, 'Apnea', 'Apnoea'],
      ),
    },
    {
      input: 'circulation',
      id: 'Sirkulasi (tekanan darah dari sebelum anestesi)',
      en: 'Circulation (pressure against before anaesthesia)',
      options: byPoints([2, '± 20%', '± 20%'], [1, '± 20–50%', '± 20–50%'], [0, '± 50% atau lebih', '± 50% or more']),
    },
    {
      input: 'consciousness',
      id: 'Kesadaran',
      en: 'Consciousness',
      options: byPoints(
        [2, 'Sadar penuh', 'Fully awake'],
        [1, 'Bangun bila dipanggil', 'Wakes when called'],
        [0, 'Tidak ada respons', 'No response'],
      ),
    },
    {
      input: 'saturation',
      id: 'SpO₂',
      en: 'SpO₂',
      options: byPoints(
        [2, 'Di atas 92% udara ruangan', 'Above 92% on room air'],
        [1, 'Perlu oksigen untuk di atas 90%', 'Needs oxygen to stay above 90%'],
        [0, 'Di bawah 90% dengan oksigen', 'Below 90% with oxygen'],
      ),
    },
  ],
  outcomes: {
    stay: { id: 'Tetap di ruang pulih', en: 'Stays in recovery', tone: 'waiting' },
    leave: { id: 'Boleh pindah', en: 'May leave', tone: 'success' },
  },
  classify: total => (total >= 9 ? 'leave' : 'stay'),
});
