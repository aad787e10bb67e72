import { byPoints, scoreTable, type ScoreInput } from './score.js';

const painOutcomes = {
  none: { id: 'Tidak nyeri', en: 'No pain', tone: 'success' },
  mild: { id: 'Nyeri ringan', en: 'Mild pain', tone: 'waiting' },
  moderate: { id: 'Nyeri sedang', en: 'Moderate pain', tone: 'waiting' },
  severe: { id: 'Nyeri berat', en: 'Severe pain', tone: 'danger' },
} as const;

const painClass = (total: number): keyof typeof painOutcomes => {
  if (total === 0) return 'none';
  if (total <= 3) return 'mild';
  return total <= 6 ? 'moderate' : 'severe';
};

/** Numeric rating scale: pain as the patient states it (DOMAIN 5.10). */
export const nrs = scoreTable({
  table: 'nrs',
  version: 'nrs-11',
  source: 'DOMAIN 5.10',
  id: 'Skala nyeri (NRS)',
  en: 'Pain (NRS)',
  inputs: [
    {
      input: 'intensity',
      id: 'Skala nyeri menurut pasien (0–10)',
      en: 'Pain as the patient says (0–10)',
      options: Array.from({ length: 11 }, (_, points) => ({
        code: String(points),
        points,
        id: String(points),
        en: String(points),
      })),
    },
  ],
  outcomes: painOutcomes,
  classify: painClass,
});

const flaccPart = (
  input: string,
  id: string,
  en: string,
  ...steps: readonly (readonly [string, string])[]
): ScoreInput => ({
  input,
  id,
  en,
  options: steps.map(([said, told], points) => ({ code: String(points), points, id: said, en: told })),
});

/** FLACC: pain of a child of 2 months to 7 years by observation (DOMAIN 5.10). */
export const flacc = scoreTable({
  table: 'flacc',
  version: 'merkel-1997',
  source:
    'Merkel et al., Pediatr Nurs 1997;23(3):293–297, as in BMC Pediatrics 2018 (s12887-018-1361-y), table 1; DOMAIN 5.10',
  id: 'FLACC (nyeri anak 2 bulan–7 tahun)',
  en: 'FLACC (pain, 2 months to 7 years)',
  inputs: [
    flaccPart(
      'face',
      'Wajah',
      'Face',
      ['Tenang', 'Calm'],
      ['Sesekali meringis', 'Grimaces at times'],
      ['Dagu gemetar, rahang mengatup', 'Quivering chin, clenched jaw'],
    ),
    flaccPart(
      'legs',
      'Kaki',
      'Legs',
      ['Rileks', 'Relaxed'],
      ['Gelisah, tegang', 'Restless, tense'],
      ['Menendang atau ditarik', 'Kicking or drawn up'],
    ),
    flaccPart(
      'activity',
      'Aktivitas',
      'Activity',
      ['Berbaring tenang', 'Lies quietly'],
      ['Menggeliat', 'Squirms'],
      ['Melengkung, kaku', 'Arched, rigid'],
    ),
    flaccPart(
      'cry',
      'Menangis',
      'Cry',
      ['Tidak menangis', 'No cry'],
      ['Merengek', 'Whimpers'],
      ['Menangis terus', 'Cries steadily'],
    ),
    flaccPart(
      'consolability',
      'Dapat ditenangkan',
      'Consolability',
      ['Tenang', 'Content'],
      ['Tenang bila disentuh', 'Calmed by touch'],
      ['Sulit ditenangkan', 'Hard to console'],
    ),
  ],
  outcomes: painOutcomes,
  classify: painClass,
});

/** NIPS: pain of a newborn, 0 to 7; above 3 is pain (DOMAIN 5.10). */
export const nips = scoreTable({
  table: 'nips',
  version: 'lawrence-1993',
  source: 'Lawrence et al., Neonatal Netw 1993;12(6):59–66, as in BJUI Compass 2023;4(4):423–429, table 1; DOMAIN 5.10',
  id: 'NIPS (nyeri bayi baru lahir)',
  en: 'NIPS (pain of a newborn)',
  inputs: [
    {
      input: 'face',
      id: 'Ekspresi wajah',
      en: 'Facial expression',
      options: byPoints([0, 'Rileks', 'Relaxed'], [1, 'Meringis', 'Grimace']),
    },
    {
      input: 'cry',
      id: 'Menangis',
      en: 'Cry',
      options: byPoints([0, 'Tidak', 'No'], [1, 'Merengek', 'Whimper'], [2, 'Menangis keras', 'Vigorous']),
    },
    {
      input: 'breathing',
      id: 'Pola napas',
      en: 'Breathing',
      options: byPoints([0, 'Rileks', 'Relaxed'], [1, 'Berubah', 'Changed']),
    },
    {
      input: 'arms',
      id: 'Lengan',
      en: 'Arms',
      options: byPoints([0, 'Rileks', 'Relaxed'], [1, 'Fleksi atau ekstensi', 'Flexed or extended']),
    },
    {
      input: 'legs',
      id: 'Tungkai',
      en: 'Legs',
      options: byPoints([0, 'Rileks', 'Relaxed'], [1, 'Fleksi atau ekstensi', 'Flexed or extended']),
    },
    {
      input: 'arousal',
      id: 'Kesadaran',
      en: 'State of arousal',
      options: byPoints([0, 'Tidur atau bangun tenang', 'Asleep or calm'], [1, 'Rewel', 'Fussy']),
    },
  ],
  outcomes: {
    none: { id: 'Tidak nyeri', en: 'No pain', tone: 'success' },
    pain: { id: 'Nyeri', en: 'Pain', tone: 'danger' },
  },
  classify: total => (total > 3 ? 'pain' : 'none'),
});
