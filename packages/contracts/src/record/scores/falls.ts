import { byPoints, noOrYes, scoreTable } from './score.js';

/** Morse fall scale, of adults (DOMAIN 5.10). */
export const morse = scoreTable({
  table: 'morse',
  version: 'morse-1989',
  source: 'Morse et al. 1989; DOMAIN 5.10, DOMAIN-CLINICAL 8',
  id: 'Morse (risiko jatuh dewasa)',
  en: 'Morse fall scale',
  inputs: [
    { input: 'history', id: 'Riwayat jatuh 3 bulan terakhir', en: 'Fall within 3 months', options: noOrYes(25) },
    { input: 'secondary', id: 'Diagnosis sekunder', en: 'Secondary diagnosis', options: noOrYes(15) },
    {
      input: 'aid',
      id: 'Alat bantu jalan',
      en: 'Walking aid',
      options: byPoints(
        [0, 'Tidak ada, tirah baring, atau dibantu perawat', 'None, bed rest or nurse'],
        [15, 'Tongkat, kruk, atau walker', 'Stick, crutches or walker'],
        [30, 'Berpegangan pada perabot', 'Holds on to furniture'],
      ),
    },
    { input: 'infusion', id: 'Terpasang infus', en: 'Infusion', options: noOrYes(20) },
    {
      input: 'gait',
      id: 'Gaya berjalan',
      en: 'Gait',
      options: byPoints(
        [0, 'Normal, tirah baring, atau kursi roda', 'Normal, bed rest or wheelchair'],
        [10, 'Lemah', 'Weak'],
        [20, 'Terganggu', 'Impaired'],
      ),
    },
    {
      input: 'mental',
      id: 'Status mental',
      en: 'Mental status',
      options: byPoints(
        [0, 'Menyadari kemampuan diri', 'Knows own ability'],
        [15, 'Lupa keterbatasan diri', 'Forgets limitations'],
      ),
    },
  ],
  outcomes: {
    none: { id: 'Tidak berisiko', en: 'No risk', tone: 'success' },
    low: { id: 'Risiko rendah', en: 'Low risk', tone: 'waiting' },
    high: { id: 'Risiko tinggi', en: 'High risk', tone: 'danger' },
  },
  classify: total => {
    if (total >= 45) return 'high';
    return total >= 25 ? 'low' : 'none';
  },
});

/** Humpty Dumpty fall scale, of children: seven items, 7 to 23 (DOMAIN 5.10). */
export const humptyDumpty = scoreTable({
  table: 'humpty-dumpty',
  version: 'hill-rodriguez-2009',
  source:
    'Hill-Rodriguez et al., J Spec Pediatr Nurs 2009;14(1):22–32, as Indonesian hospitals print it (formulir RM 8.b); DOMAIN 5.10',
  id: 'Humpty Dumpty (risiko jatuh anak)',
  en: 'Humpty Dumpty fall scale',
  inputs: [
    {
      input: 'age',
      id: 'Umur',
      en: 'Age',
      options: byPoints(
        [4, 'Di bawah 3 tahun', 'Below 3 years'],
        [3, '3 sampai di bawah 7 tahun', '3 to below 7 years'],
        [2, '7 sampai di bawah 13 tahun', '7 to below 13 years'],
        [1, '13 tahun ke atas', '13 years and above'],
      ),
    },
    {
      input: 'sex',
      id: 'Jenis kelamin',
      en: 'Sex',
      options: byPoints([2, 'Laki-laki', 'Male'], [1, 'Perempuan', 'Female']),
    },
    {
      input: 'diagnosis',
      id: 'Diagnosis',
      en: 'Diagnosis',
      options: byPoints(
        [4, 'Neurologis', 'Neurological'],
        [3, 'Gangguan oksigenasi', 'Changed oxygenation'],
        [2, 'Perilaku atau psikiatri', 'Behavioural or psychiatric'],
        [1, 'Lainnya', 'Other'],
      ),
    },
    {
      input: 'cognition',
      id: 'Gangguan kognitif',
      en: 'Cognition',
      options: byPoints(
        [3, 'Tidak menyadari keterbatasan', 'Not aware of limits'],
        [2, 'Lupa keterbatasan', 'Forgets limits'],
        [1, 'Orientasi baik', 'Oriented'],
      ),
    },
    {
      input: 'environment',
      id: 'Faktor lingkungan',
      en: 'Environment',
      options: byPoints(
        [4, 'Riwayat jatuh, atau bayi/balita di tempat tidur dewasa', 'History of falls, or infant in an adult bed'],
        [3, 'Alat bantu, boks bayi, atau perabot', 'Aids, crib or furniture'],
        [2, 'Di tempat tidur', 'In bed'],
        [1, 'Di luar ruang rawat', 'Outpatient area'],
      ),
    },
    {
      input: 'surgery',
      id: 'Pembedahan, sedasi, atau anestesi',
      en: 'Surgery, sedation or anaesthesia',
      options: byPoints(
        [3, 'Dalam 24 jam', 'Within 24 hours'],
        [2, 'Dalam 48 jam', 'Within 48 hours'],
        [1, 'Lebih dari 48 jam atau tidak ada', 'More than 48 hours, or none'],
      ),
    },
    {
      input: 'medication',
      id: 'Obat-obatan',
      en: 'Medication',
      options: byPoints(
        [3, 'Beberapa obat yang menurunkan kesadaran', 'Several sedating medicines'],
        [2, 'Salah satunya', 'One of these'],
        [1, 'Obat lain atau tidak ada', 'Others, or none'],
      ),
    },
  ],
  outcomes: {
    low: { id: 'Risiko rendah', en: 'Low risk', tone: 'success' },
    high: { id: 'Risiko tinggi', en: 'High risk', tone: 'danger' },
  },
  classify: total => (total >= 12 ? 'high' : 'low'),
});
