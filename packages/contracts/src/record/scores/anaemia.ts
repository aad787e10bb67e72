import {
  all,
  aged,
  any,
  atLeast,
  calculation,
  has,
  levelRule,
  numbersIn,
  under,
  type Condition,
} from './conditions.js';
import { rounded, type ScoreOutcome } from './score.js';

const months = (least: number, below?: number) => aged('months', least, below);
const years = (least: number, below?: number) => aged('months', least * 12, below === undefined ? below : below * 12);
const woman = has('sex', 'female');
const man = has('sex', 'male');
/** Only a woman is asked whether she is pregnant. */
const pregnant = all(woman, years(10), has('pregnant', 'yes'));
const notPregnant = any(man, all(woman, years(0, 10)), all(woman, has('pregnant', 'no')));
/** Trimesters by weeks: the second from 14 weeks, the third from 28 (DOMAIN-CLINICAL 4). */
const second = all(atLeast('weeks', 14), under('weeks', 28));
const firstOrThird = any(under('weeks', 14), atLeast('weeks', 28));

/** A group of people, and the haemoglobin from which on it is normal, mildly, and moderately low. */
type Group = readonly [whose: Condition, normal: number, mild: number, moderate: number];

const kemenkes: readonly Group[] = [
  [all(pregnant, second), 10.5, 10, 7],
  [all(pregnant, firstOrThird), 11, 10, 7],
  [all(notPregnant, months(6, 60)), 11, 10, 7],
  [all(notPregnant, years(5, 12)), 11.5, 11, 8],
  [all(notPregnant, years(12, 15)), 12, 11, 8],
  [all(notPregnant, woman, years(15)), 12, 11, 8],
  [all(notPregnant, man, years(15)), 13, 11, 8],
];

const none: ScoreOutcome = { id: 'Tidak anemia', en: 'No anaemia', tone: 'success' };
const tooYoung: ScoreOutcome = {
  ...{ id: 'Di bawah 6 bulan: tabel ini tidak berlaku', en: 'Below 6 months: not in this table', tone: 'neutral' },
};
const inputs = ['born', 'seen', 'sex', 'pregnant', 'weeks', 'hb'];
const decimals = { hb: 1 };

/** Anaemia by the table that the ministry's forms print, in three degrees. */
export const anaemiaKemenkes = levelRule({
  ...{ table: 'anaemia-kemenkes', version: 'kemenkes-2016' },
  source: 'Kemenkes 2016 menurut WHO 2011; DOMAIN 5.3',
  ...{ id: 'Anemia (tabel Kemenkes)', en: 'Anaemia (ministry’s table)', inputs, decimals },
  outcomes: {
    severe: {
      ...{ id: 'Anemia berat', en: 'Severe anaemia', tone: 'danger' },
      action: { id: 'Rujuk; cari penyebab.', en: 'Refer; look for the cause.' },
    },
    moderate: {
      ...{ id: 'Anemia sedang', en: 'Moderate anaemia', tone: 'danger' },
      action: { id: 'Obati dan cari penyebab.', en: 'Treat, and look for the cause.' },
    },
    mild: {
      ...{ id: 'Anemia ringan', en: 'Mild anaemia', tone: 'waiting' },
      action: { id: 'Obati; periksa Hb ulang.', en: 'Treat; measure again.' },
    },
    too_young: tooYoung,
    none,
  },
  levels: [
    ['too_young', months(0, 6)],
    ['severe', any(...kemenkes.map(([whose, , , moderate]) => all(whose, under('hb', moderate))))],
    ['moderate', any(...kemenkes.map(([whose, , mild]) => all(whose, under('hb', mild))))],
    ['mild', any(...kemenkes.map(([whose, normal]) => all(whose, under('hb', normal))))],
  ],
  otherwise: 'none',
});

const who: readonly (readonly [Condition, number])[] = [
  [all(pregnant, second), 10.5],
  [all(pregnant, firstOrThird), 11],
  [all(notPregnant, months(6, 24)), 10.5],
  [all(notPregnant, months(24, 60)), 11],
  [all(notPregnant, years(5, 12)), 11.5],
  [all(notPregnant, years(12, 15)), 12],
  [all(notPregnant, woman, years(15)), 12],
  [all(notPregnant, man, years(15)), 13],
];

/** Anaemia by the cut-offs of 2024, which the source gives without degrees. */
export const anaemiaWho = levelRule({
  ...{ table: 'anaemia-who-2024', version: 'who-2024' },
  source: 'WHO, haemoglobin cutoffs (2024); DOMAIN-CLINICAL 4',
  ...{ id: 'Anemia (WHO 2024)', en: 'Anaemia (WHO 2024)', inputs, decimals },
  hint: {
    id: 'Ketik Hb setelah penyesuaian ketinggian tempat dan merokok.',
    en: 'Type the haemoglobin after adjusting for altitude and smoking.',
  },
  outcomes: {
    anaemia: {
      ...{ id: 'Anemia', en: 'Anaemia', tone: 'danger' },
      action: { id: 'Obati dan cari penyebab.', en: 'Treat, and look for the cause.' },
    },
    too_young: tooYoung,
    none,
  },
  levels: [
    ['too_young', months(0, 6)],
    ['anaemia', any(...who.map(([whose, normal]) => all(whose, under('hb', normal))))],
  ],
  otherwise: 'none',
});

/** Red cells in 10⁶/µL: as measured, else from haemoglobin and MCH. */
const redCells = ({ rbc, hb, mch }: { readonly [input: string]: unknown }): number | null => {
  if (typeof rbc === 'number') return rbc;
  return typeof hb === 'number' && typeof mch === 'number' && mch > 0 ? (hb * 10) / mch : null;
};

/** Red cells that were not measured are told by haemoglobin and MCH (DOMAIN-CLINICAL 4). */
export const redCellCount = calculation({
  ...{ table: 'red-cells', version: '1', source: 'DOMAIN-CLINICAL 4' },
  ...{ id: 'Eritrosit', en: 'Red cells', inputs: ['rbc', 'hb', 'mch'] },
  figure: { unit: '10*6/uL', decimals: 2 },
  outcomes: {
    measured: { id: 'Diukur', en: 'Measured', tone: 'neutral' },
    derived: { id: 'Dihitung dari Hb dan MCH', en: 'From haemoglobin and MCH', tone: 'neutral' },
  },
  calculate: values => {
    const cells = redCells(values);
    if (cells === null) return { lacks: ['hb', 'mch'].filter(input => typeof values[input] !== 'number') };
    return { total: rounded(cells, 2), outcome: typeof values['rbc'] === 'number' ? 'measured' : 'derived' };
  },
});

const advice = {
  id: 'Indeks tidak menegakkan diagnosis: anjurkan analisis Hb dan feritin.',
  en: 'The index makes no diagnosis: advise Hb analysis and ferritin.',
};

/** The Mentzer index, MCV to red cells, where MCV or MCH raise the suspicion; without it the index is not shown. */
export const thalassaemia = calculation({
  ...{ table: 'thalassaemia', version: '1', source: 'Indeks Mentzer; DOMAIN 5.3, DOMAIN-CLINICAL 4' },
  ...{ id: 'Kecurigaan talasemia (indeks Mentzer)', en: 'Suspicion of thalassaemia (Mentzer index)' },
  ...{ inputs: ['mcv', 'mch', 'rbc', 'hb'], figure: { unit: '', decimals: 1 } },
  outcomes: {
    trait: {
      ...{ id: 'Curiga pembawa sifat talasemia', en: 'Thalassaemia trait likely', tone: 'danger', action: advice },
    },
    undetermined: {
      id: 'Curiga, belum dapat ditentukan',
      en: 'Suspect, undetermined',
      tone: 'waiting',
      action: advice,
    },
    iron: {
      ...{ id: 'Curiga, lebih mungkin defisiensi besi', en: 'Suspect, iron deficiency more likely', tone: 'waiting' },
      action: advice,
    },
    none: { id: 'Tidak ada kecurigaan', en: 'No suspicion', tone: 'success' },
  },
  calculate: values => {
    const { mcv, mch } = values;
    const isSmall = typeof mcv === 'number' && mcv < 80;
    const isPale = typeof mch === 'number' && mch < 27;
    const lacks = ['mcv', 'mch'].filter(input => typeof values[input] !== 'number');
    if (!isSmall && !isPale) return lacks.length > 0 ? { lacks } : { total: null, outcome: 'none' };
    const cells = redCells(values);
    if (typeof mcv !== 'number') return { lacks: ['mcv'] };
    if (cells === null) return { lacks: ['hb', 'mch'].filter(input => typeof values[input] !== 'number') };
    const total = rounded(mcv / cells, 1);
    if (total === 13) return { total, outcome: 'undetermined' };
    return { total, outcome: total < 13 ? 'trait' : 'iron' };
  },
});

/** MCHC is what MCH and MCV make it; else one of the three was mistyped (DOMAIN-CLINICAL 4). */
export const indicesAgree = calculation({
  ...{ table: 'indices-agree', version: '1', source: 'DOMAIN-CLINICAL 4' },
  ...{ id: 'Kesesuaian MCV, MCH, dan MCHC', en: 'MCV, MCH and MCHC agree', inputs: ['mcv', 'mch', 'mchc'] },
  outcomes: {
    differ: {
      ...{ id: 'Tidak sesuai', en: 'They do not agree', tone: 'waiting' },
      action: { id: 'Periksa kembali ketikan ketiga nilai.', en: 'Check how the three were typed.' },
    },
    agree: { id: 'Sesuai', en: 'They agree', tone: 'success' },
  },
  calculate: values => {
    const found = numbersIn(values, 'mcv', 'mch', 'mchc');
    if ('lacks' in found) return found;
    const isOff = Math.abs((found.mch / found.mcv) * 100 - found.mchc) > 1.5;
    return { total: null, outcome: isOff ? 'differ' : 'agree' };
  },
});
