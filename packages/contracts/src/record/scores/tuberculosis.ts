import { aged, all, any, atLeast, has, levelRule } from './conditions.js';
import { noOrYes, scoreTable, type ScorePart } from './score.js';

const rules = (parts: readonly ScorePart[]) => new Map(parts.map(({ input, rule }) => [input, rule]));
const notDone = { code: 'not_done', points: 0, id: 'Tidak dilakukan', en: 'Not done' };

/** The Indonesian score of tuberculosis in children, at most 13 points. */
export const childTbScore = scoreTable({
  table: 'child_tb_id_score',
  version: 'kemenkes-13',
  source: 'Kemenkes, sistem skoring TBC anak (jumlah terbesar 13); DOMAIN 5.4, DOMAIN-CLINICAL 5',
  id: 'Skor TBC anak',
  en: 'Score of tuberculosis in children',
  inputs: [
    {
      ...{ input: 'contact', id: 'Kontak TBC', en: 'Contact' },
      options: [
        { code: 'unclear', points: 0, id: 'Tidak jelas', en: 'Unclear' },
        {
          ...{ code: 'reported', points: 2 },
          id: 'Laporan keluarga, BTA negatif atau tidak diketahui',
          en: 'Told by the family; smear negative or unknown',
        },
        { code: 'smear_positive', points: 3, id: 'BTA positif', en: 'Smear positive' },
      ],
    },
    {
      ...{ input: 'tuberculin', id: 'Uji tuberkulin (Mantoux)', en: 'Tuberculin test' },
      options: [
        { code: 'negative', points: 0, id: 'Negatif', en: 'Negative' },
        {
          ...{ code: 'positive', points: 3 },
          id: 'Positif (≥10 mm, atau ≥5 mm pada imunokompromais)',
          en: 'Positive (≥10 mm, or ≥5 mm if immunocompromised)',
        },
        notDone,
      ],
    },
    {
      ...{ input: 'weight', id: 'Berat badan atau keadaan gizi', en: 'Weight or nutrition' },
      options: [
        { code: 'normal', points: 0, id: 'Tidak seperti di bawah ini', en: 'None of these' },
        { code: 'under', points: 1, id: 'BB/TB <90% atau BB/U <80%', en: 'Weight for height <90%, or for age <80%' },
        {
          ...{ code: 'severe', points: 2 },
          id: 'Klinis gizi buruk, BB/TB <70% atau BB/U <60%',
          en: 'Severe by its signs, weight for height <70%, or for age <60%',
        },
      ],
    },
    {
      ...{ input: 'fever', id: 'Demam tanpa sebab jelas ≥2 minggu', en: 'Unexplained fever for ≥2 weeks' },
      options: noOrYes(1),
    },
    { input: 'cough', id: 'Batuk ≥3 minggu', en: 'Cough for ≥3 weeks', options: noOrYes(1) },
    {
      ...{ input: 'nodes', id: 'Pembesaran kelenjar ≥1 cm, lebih dari 1, tidak nyeri' },
      en: 'Lymph nodes ≥1 cm, more than one, painless',
      options: noOrYes(1),
    },
    {
      ...{ input: 'joints', id: 'Pembengkakan tulang atau sendi', en: 'Swollen bone or joint' },
      options: noOrYes(1),
    },
    {
      ...{ input: 'xray', id: 'Foto toraks', en: 'Chest X-ray' },
      options: [
        { code: 'normal', points: 0, id: 'Normal atau tidak jelas', en: 'Normal or unclear' },
        { code: 'suggestive', points: 1, id: 'Gambaran sugestif TBC', en: 'Suggests tuberculosis' },
        notDone,
      ],
    },
    {
      ...{ input: 'bacteriology', id: 'Pemeriksaan bakteriologis', en: 'Bacteriology' },
      options: [
        notDone,
        { code: 'negative', points: 0, id: 'Negatif', en: 'Negative' },
        { code: 'positive', points: 0, id: 'Positif', en: 'Positive' },
      ],
    },
  ],
  outcomes: {
    confirmed: {
      ...{ id: 'TBC terkonfirmasi bakteriologis', en: 'Confirmed by bacteriology', tone: 'danger' },
      action: { id: 'Obati TBC, berapa pun skornya.', en: 'Treat, whatever the score.' },
    },
    treat: {
      ...{ id: 'TBC anak: obati', en: 'Tuberculosis: treat', tone: 'danger' },
      action: { id: 'Mulai pengobatan TBC anak.', en: 'Begin treatment.' },
    },
    latent: {
      ...{ id: 'Infeksi laten TBC', en: 'Latent infection', tone: 'waiting' },
      action: { id: 'Beri terapi pencegahan TBC (TPT).', en: 'Give preventive therapy.' },
    },
    observe: {
      ...{ id: 'Observasi atau TPT', en: 'Observe, or preventive therapy', tone: 'waiting' },
      action: {
        id: 'Ada kontak atau uji tuberkulin positif: observasi atau TPT menurut umur dan status HIV.',
        en: 'There is a contact or a positive test: observe, or preventive therapy by age and HIV status.',
      },
    },
    unlikely: {
      ...{ id: 'Bukan TBC menurut skor', en: 'Not tuberculosis by the score', tone: 'success' },
      action: { id: 'Cari penyebab lain; nilai ulang bila gejala menetap.', en: 'Look for other causes; score again.' },
    },
  },
  classify: (total, parts) => {
    const by = rules(parts);
    if (by.get('bacteriology') === 'positive') return 'confirmed';
    const exposure = parts.filter(({ input }) => input === 'contact' || input === 'tuberculin');
    const ofExposure = exposure.reduce((sum, { points }) => sum + (points ?? 0), 0);
    if (total >= 6) return total === ofExposure ? 'latent' : 'treat';
    return ofExposure > 0 ? 'observe' : 'unlikely';
  },
});

type Points = readonly [cough: number, fever: number, lethargy: number, loss: number, blood: number, sweats: number];
type MorePoints = readonly [nodes: number, tachycardia: number, tachypnoea: number];

const symptoms = ([cough, fever, lethargy, loss, blood, sweats]: Points, [nodes, pulse, breath]: MorePoints) => [
  { input: 'cough', id: 'Batuk lebih dari 2 minggu', en: 'Cough for more than 2 weeks', options: noOrYes(cough) },
  { input: 'fever', id: 'Demam lebih dari 2 minggu', en: 'Fever for more than 2 weeks', options: noOrYes(fever) },
  { input: 'lethargy', id: 'Letargi', en: 'Lethargy', options: noOrYes(lethargy) },
  { input: 'loss', id: 'Berat badan turun', en: 'Weight loss', options: noOrYes(loss) },
  { input: 'blood', id: 'Batuk darah', en: 'Haemoptysis', options: noOrYes(blood) },
  { input: 'sweats', id: 'Keringat malam', en: 'Night sweats', options: noOrYes(sweats) },
  { input: 'nodes', id: 'Pembesaran kelenjar', en: 'Swollen lymph nodes', options: noOrYes(nodes) },
  { input: 'tachycardia', id: 'Takikardia', en: 'Tachycardia', options: noOrYes(pulse) },
  { input: 'tachypnoea', id: 'Takipnea', en: 'Tachypnoea', options: noOrYes(breath) },
];

const who = {
  version: 'who-2022',
  source: 'WHO operational handbook on tuberculosis, module 5 (2022); DOMAIN-CLINICAL 5',
  hint: {
    id: 'Untuk anak di bawah 10 tahun dengan dugaan TBC paru tanpa hasil bakteriologis.',
    en: 'For a child below 10 years with suspected pulmonary tuberculosis and no bacteriology.',
  },
  outcomes: {
    treat: {
      id: 'Obati TBC (jumlah di atas 10)',
      en: 'Treat (more than 10)',
      tone: 'danger',
      action: { id: 'Mulai pengobatan TBC anak.', en: 'Begin treatment.' },
    },
    wait: {
      id: 'Belum diobati (jumlah 10 atau kurang)',
      en: 'Do not treat yet (10 or less)',
      tone: 'success',
      action: { id: 'Pantau; nilai ulang dalam 1–2 minggu.', en: 'Follow up; assess again in 1 to 2 weeks.' },
    },
  },
  classify: (total: number) => (total > 10 ? ('treat' as const) : ('wait' as const)),
} as const;

/** WHO's decision score with a chest X-ray. */
export const childTbWhoA = scoreTable({
  ...who,
  table: 'child_tb_who2022_a',
  id: 'WHO 2022, dengan foto toraks (A)',
  en: 'WHO 2022, with chest X-ray (A)',
  inputs: [
    ...symptoms([2, 5, 3, 3, 4, 2], [4, 2, -1]),
    { input: 'cavity', id: 'Kavitas pada foto', en: 'Cavity on the film', options: noOrYes(6) },
    { input: 'hilar', id: 'Kelenjar membesar pada foto', en: 'Enlarged nodes on the film', options: noOrYes(17) },
    { input: 'opacity', id: 'Opasitas pada foto', en: 'Opacity on the film', options: noOrYes(5) },
    { input: 'miliary', id: 'Gambaran milier', en: 'Miliary picture', options: noOrYes(15) },
    { input: 'effusion', id: 'Efusi', en: 'Effusion', options: noOrYes(8) },
  ],
});

/** WHO's decision score without one. */
export const childTbWhoB = scoreTable({
  ...who,
  table: 'child_tb_who2022_b',
  id: 'WHO 2022, tanpa foto toraks (B)',
  en: 'WHO 2022, without chest X-ray (B)',
  inputs: symptoms([5, 10, 4, 5, 9, 6], [7, 4, 2]),
});

/** Danger signs go first to hospital; children at high risk are not observed for a while (DOMAIN-CLINICAL 5). */
export const childTbUrgency = levelRule({
  table: 'child-tb-urgency',
  version: '1',
  source: 'DOMAIN-CLINICAL 5',
  id: 'Kegawatan dan risiko',
  en: 'Urgency and risk',
  inputs: ['danger', 'risk', 'born', 'seen'],
  outcomes: {
    danger: {
      ...{ id: 'Ada tanda bahaya', en: 'Danger sign', tone: 'danger' },
      action: { id: 'Rujuk ke rumah sakit lebih dahulu.', en: 'Refer to hospital first.' },
    },
    high: {
      ...{ id: 'Risiko tinggi', en: 'High risk', tone: 'waiting' },
      action: { id: 'Jangan menunggu observasi 1–2 minggu.', en: 'No waiting for 1 to 2 weeks of observation.' },
    },
    usual: { id: 'Tanpa tanda bahaya dan risiko tinggi', en: 'No danger sign, no high risk', tone: 'success' },
  },
  levels: [
    ['danger', has('danger', 'breathing', 'unconscious', 'convulsion', 'meningitis', 'not_drinking')],
    ['high', any(aged('months', 0, 24), has('risk', 'hiv', 'malnutrition', 'contact'))],
  ],
  otherwise: 'usual',
});

/** Screening of adults: one symptom or an abnormal film makes a suspect (DOMAIN 5.4). */
export const adultTb = levelRule({
  table: 'adult-tb',
  version: '1',
  source: 'DOMAIN 5.4, DOMAIN-CLINICAL 5',
  id: 'Hasil skrining TBC',
  en: 'Result of the screening',
  inputs: ['cough', 'cough.days', 'hiv', 'symptoms', 'xray'],
  outcomes: {
    suspected: {
      ...{ id: 'Terduga TBC', en: 'Suspected tuberculosis', tone: 'danger' },
      action: { id: 'Periksa dahak dengan TCM.', en: 'Test sputum (TCM).' },
    },
    not_suspected: { id: 'Bukan terduga TBC', en: 'Not suspected', tone: 'success' },
  },
  levels: [
    [
      'suspected',
      any(
        all(has('cough', 'yes'), any(has('hiv', 'yes'), atLeast('cough.days', 14))),
        has('symptoms', 'blood', 'fever', 'sweats', 'loss', 'chest'),
        has('xray', 'abnormal'),
      ),
    ],
  ],
  otherwise: 'not_suspected',
});

/** Drug-resistant tuberculosis: any of nine criteria; a close contact without symptoms is a suspected contact. */
export const resistantTb = levelRule({
  table: 'resistant-tb',
  version: '1',
  source: 'DOMAIN 5.4, DOMAIN-CLINICAL 5',
  id: 'Hasil skrining TBC resistan obat',
  en: 'Result of the screening',
  inputs: ['criteria', 'symptoms'],
  outcomes: {
    suspected: {
      ...{ id: 'Terduga TBC resistan obat', en: 'Suspected drug resistance', tone: 'danger' },
      action: { id: 'Periksa TCM dan uji kepekaan; rujuk ke layanan TBC RO.', en: 'Test for resistance; refer.' },
    },
    contact: {
      ...{ id: 'Terduga kontak TBC resistan obat', en: 'Suspected contact', tone: 'waiting' },
      action: { id: 'Pantau gejala; periksa bila timbul.', en: 'Watch for symptoms; test once there are any.' },
    },
    not_suspected: { id: 'Bukan terduga TBC resistan obat', en: 'Not suspected', tone: 'success' },
  },
  levels: [
    [
      'suspected',
      any(
        has('criteria', 'failed_2', 'unconverted_2', 'non_standard', 'failed_1', 'unconverted_1', 'relapse'),
        has('criteria', 'defaulted', 'hiv'),
        all(has('criteria', 'contact'), has('symptoms', 'yes')),
      ),
    ],
    ['contact', has('criteria', 'contact')],
  ],
  otherwise: 'not_suspected',
});
