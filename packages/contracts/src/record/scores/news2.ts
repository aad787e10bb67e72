import { scoreTable, type ScoreBand, type ScoreInput } from './score.js';

type Band = readonly [most: number, points: number];
const bandsOf = (...bands: readonly Band[]): ScoreBand[] => bands.map(([most, points]) => ({ most, points }));

const measured = (
  input: string,
  words: { id: string; en: string; unit: string },
  limits: { least: number; most: number; decimals?: number },
  ...bands: readonly Band[]
): ScoreInput => ({
  input,
  ...words,
  decimals: 0,
  ...limits,
  bands: bandsOf(...bands),
});

const MOST = Number.MAX_SAFE_INTEGER;

/** National early warning score 2, SpO₂ scale 1, for adults who are not pregnant (DOMAIN 5.10, DOMAIN-CLINICAL 8). */
export const news2 = scoreTable({
  table: 'news2',
  version: 'rcp-2017-scale-1',
  source: 'Royal College of Physicians, NEWS2 (2017), SpO₂ scale 1; DOMAIN 5.10',
  id: 'NEWS2',
  en: 'NEWS2',
  hint: {
    id: 'Untuk usia 16 tahun ke atas dan tidak hamil. Memakai SpO₂ skala 1.',
    en: 'For those of 16 years and above who are not pregnant. Uses SpO₂ scale 1.',
  },
  inputs: [
    measured(
      'respiration',
      { id: 'Frekuensi napas', en: 'Respiratory rate', unit: '/min' },
      { least: 0, most: 120 },
      [8, 3],
      [11, 1],
      [20, 0],
      [24, 2],
      [MOST, 3],
    ),
    measured(
      'oxygenSaturation',
      { id: 'SpO₂', en: 'SpO₂', unit: '%' },
      { least: 30, most: 100 },
      [91, 3],
      [93, 2],
      [95, 1],
      [MOST, 0],
    ),
    {
      input: 'oxygen',
      id: 'Oksigen tambahan',
      en: 'Supplemental oxygen',
      options: [
        { code: 'air', points: 0, id: 'Udara ruangan', en: 'Room air' },
        { code: 'oxygen', points: 2, id: 'Dengan oksigen', en: 'On oxygen' },
      ],
    },
    measured(
      'systolic',
      { id: 'Tekanan sistolik', en: 'Systolic pressure', unit: 'mm[Hg]' },
      { least: 0, most: 300 },
      [90, 3],
      [100, 2],
      [110, 1],
      [219, 0],
      [MOST, 3],
    ),
    measured(
      'pulse',
      { id: 'Nadi', en: 'Heart rate', unit: '/min' },
      { least: 0, most: 300 },
      [40, 3],
      [50, 1],
      [90, 0],
      [110, 1],
      [130, 2],
      [MOST, 3],
    ),
    {
      input: 'consciousness',
      id: 'Kesadaran (ACVPU)',
      en: 'Consciousness (ACVPU)',
      options: [
        { code: 'A', points: 0, id: 'Sadar penuh', en: 'Alert' },
        { code: 'C', points: 3, id: 'Bingung baru', en: 'New confusion' },
        { code: 'V', points: 3, id: 'Respons suara', en: 'Voice' },
        { code: 'P', points: 3, id: 'Respons nyeri', en: 'Pain' },
        { code: 'U', points: 3, id: 'Tidak ada respons', en: 'Unresponsive' },
      ],
    },
    measured(
      'temperature',
      { id: 'Suhu', en: 'Temperature', unit: 'Cel' },
      { least: 25, most: 45, decimals: 1 },
      [35, 3],
      [36, 1],
      [38, 0],
      [39, 1],
      [MOST, 2],
    ),
  ],
  outcomes: {
    low: { id: 'Risiko rendah', en: 'Low risk', tone: 'success' },
    ward_review: {
      id: 'Satu parameter merah: tinjau di ruangan',
      en: 'One red parameter: ward review',
      tone: 'waiting',
    },
    urgent: { id: 'Mendesak', en: 'Urgent', tone: 'danger' },
    emergency: { id: 'Gawat', en: 'Emergency', tone: 'danger' },
  },
  classify: (total, parts) => {
    if (total >= 7) return 'emergency';
    if (total >= 5) return 'urgent';
    return parts.some(({ points }) => points === 3) ? 'ward_review' : 'low';
  },
});

/**
 * SpO₂ scale 2, for patients with hypercapnic respiratory failure, only by a doctor's order (DOMAIN-CLINICAL 8). A high
 * saturation scores points on oxygen, but not on room air.
 */
export const news2Scale2 = scoreTable({
  ...news2,
  table: 'news2-scale-2',
  version: 'rcp-2017-scale-2',
  source: 'Royal College of Physicians, NEWS2 (2017), SpO₂ scale 2; DOMAIN-CLINICAL 8',
  id: 'NEWS2 skala 2',
  en: 'NEWS2 scale 2',
  hint: {
    id: 'Memakai SpO₂ skala 2: hanya pada gagal napas hiperkapnia dengan target 88–92%, atas perintah dokter.',
    en: 'Uses SpO₂ scale 2: only in hypercapnic respiratory failure with a target of 88–92%, by a doctor’s order.',
  },
  inputs: news2.inputs.map(input =>
    input.input === 'oxygenSaturation' && 'bands' in input
      ? {
          ...input,
          bands: bandsOf([83, 3], [85, 2], [87, 1], [MOST, 0]),
          instead: {
            ...{ input: 'oxygen', code: 'oxygen' },
            bands: bandsOf([83, 3], [85, 2], [87, 1], [92, 0], [94, 1], [96, 2], [MOST, 3]),
          },
        }
      : input,
  ),
});
