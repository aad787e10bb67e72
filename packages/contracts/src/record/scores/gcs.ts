import { byPoints, scored, scoreTable, type ScorePart, type ScoreResult, type ScoreValue } from './score.js';

/** *Glasgow coma scale*; the classes are those that Indonesian records use (DOMAIN 5.10). */
export const gcs = scoreTable({
  table: 'gcs',
  version: 'teasdale-1974',
  source: 'Teasdale & Jennett, Lancet 1974; DOMAIN 5.10, DOMAIN-CLINICAL 8',
  id: 'GCS',
  en: 'GCS',
  inputs: [
    {
      input: 'eye',
      id: 'Membuka mata (E)',
      en: 'Eye opening (E)',
      options: byPoints(
        [4, 'Spontan', 'Spontaneous'],
        [3, 'Terhadap suara', 'To voice'],
        [2, 'Terhadap nyeri', 'To pain'],
        [1, 'Tidak ada', 'None'],
      ),
    },
    {
      input: 'verbal',
      id: 'Respons verbal (V)',
      en: 'Verbal response (V)',
      options: [
        ...byPoints(
          [5, 'Orientasi baik', 'Oriented'],
          [4, 'Bingung', 'Confused'],
          [3, 'Kata-kata tidak tepat', 'Inappropriate words'],
          [2, 'Suara tanpa arti', 'Sounds'],
          [1, 'Tidak ada', 'None'],
        ),
        { code: 'T', points: null, id: 'Terintubasi (T)', en: 'Intubated (T)' },
      ],
    },
    {
      input: 'motor',
      id: 'Respons motorik (M)',
      en: 'Motor response (M)',
      options: byPoints(
        [6, 'Mengikuti perintah', 'Obeys commands'],
        [5, 'Melokalisir nyeri', 'Localises pain'],
        [4, 'Menghindari nyeri', 'Withdraws'],
        [3, 'Fleksi abnormal', 'Abnormal flexion'],
        [2, 'Ekstensi', 'Extension'],
        [1, 'Tidak ada', 'None'],
      ),
    },
  ],
  outcomes: {
    compos_mentis: { id: 'Compos mentis', en: 'Alert (compos mentis)', tone: 'success' },
    apathetic: { id: 'Apatis', en: 'Apathetic', tone: 'waiting' },
    delirious: { id: 'Delirium', en: 'Delirious', tone: 'waiting' },
    somnolent: { id: 'Somnolen', en: 'Somnolent', tone: 'danger' },
    soporous: { id: 'Sopor', en: 'Soporous', tone: 'danger' },
    comatose: { id: 'Koma', en: 'Comatose', tone: 'danger' },
  },
  classify: total => {
    if (total >= 14) return 'compos_mentis';
    if (total >= 12) return 'apathetic';
    if (total >= 10) return 'delirious';
    if (total >= 7) return 'somnolent';
    return total >= 5 ? 'soporous' : 'comatose';
  },
});

/** `E3V4M5`; `E3VTM5` for an intubated patient, who has no total. */
export const gcsText = (parts: readonly ScorePart[]): string => {
  const of = (input: string) => parts.find(part => part.input === input)?.rule ?? '–';
  return `E${of('eye')}V${of('verbal')}M${of('motor')}`;
};

type Seen = Readonly<Partial<Record<'gcsEye' | 'gcsVerbal' | 'gcsMotor' | 'airway', ScoreValue>>>;
const chosen = (value: ScoreValue): string | null => (value === null || value === undefined ? null : String(value));

/**
 * The score of the hourly sheet's three parts; null if none was observed. An intubated patient without a verbal
 * response gets `T` for it, and no total (DOMAIN-CLINICAL 8).
 */
export const gcsOf = ({ gcsEye, gcsVerbal, gcsMotor, airway }: Seen): ScoreResult | null => {
  const isTubed = airway === 'endotracheal' || airway === 'tracheostomy';
  const eye = chosen(gcsEye);
  const motor = chosen(gcsMotor);
  const verbal = chosen(gcsVerbal) ?? (isTubed && (eye !== null || motor !== null) ? 'T' : null);
  if (eye === null && verbal === null && motor === null) return null;
  return scored(gcs, { eye, verbal, motor });
};
