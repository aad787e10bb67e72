import { addMonths } from './calendar.js';
import { dayOf } from './days.js';
import { all, any, atLeast, calculation, has, levelRule, numbersIn, over, under } from './conditions.js';
import { type RuleValues } from './rule.js';
import type { ScoreOutcome } from './score.js';

const source = 'DOMAIN 5.2, DOMAIN-CLINICAL 6';
const DAYS_OF_PREGNANCY = 280;

/** Naegele's date: seven days more, and one for each day that the cycle is longer than 28, then nine months. */
const naegele = (lmp: number, cycle: number): number => addMonths(lmp + 7 + (cycle - 28), 9);

/** The date that an early scan gave, else Naegele's; null while neither can be told. */
const dueOf = ({ lmp, cycle, 'scan.due': scan }: RuleValues): { day: number; outcome: 'scan' | 'lmp' } | null => {
  const byScan = dayOf(scan);
  if (byScan !== null) return { day: byScan, outcome: 'scan' };
  const first = dayOf(lmp);
  return first === null ? null : { day: naegele(first, typeof cycle === 'number' ? cycle : 28), outcome: 'lmp' };
};

export const dueDate = calculation({
  ...{ table: 'due-date', version: 'naegele', source, id: 'Hari perkiraan lahir (HPL)', en: 'Due date' },
  ...{ inputs: ['lmp', 'cycle', 'scan.due'], figure: 'date' },
  outcomes: {
    lmp: { id: 'Menurut HPHT (Naegele)', en: 'By the last period (Naegele)', tone: 'neutral' },
    scan: { id: 'Menurut USG trimester 1', en: 'By a scan in the first trimester', tone: 'neutral' },
  },
  calculate: values => {
    const due = dueOf(values);
    return due ? { total: due.day, outcome: due.outcome } : { lacks: ['lmp'] };
  },
});

const trimester = (id: string, en: string): ScoreOutcome => ({ id, en, tone: 'neutral' });
/** Weeks and days since the last period, or back from the date of an early scan (DOMAIN-CLINICAL 4 and 6). */
export const gestation = calculation({
  ...{ table: 'gestation', version: '1', source, id: 'Umur kehamilan', en: 'Gestation' },
  ...{ inputs: ['lmp', 'cycle', 'scan.due', 'seen'], figure: 'weeks' },
  outcomes: {
    first: trimester('Trimester 1', 'First trimester'),
    second: trimester('Trimester 2', 'Second trimester'),
    third: trimester('Trimester 3', 'Third trimester'),
    late: { id: 'Lewat bulan (42 minggu atau lebih)', en: 'Post-term (42 weeks or more)', tone: 'danger' },
    impossible: { id: 'Tanggal tidak mungkin', en: 'Impossible dates', tone: 'danger' },
  },
  calculate: values => {
    const seen = dayOf(values['seen']);
    const due = dueOf(values);
    if (seen === null || due === null) return { lacks: [seen === null ? 'seen' : 'lmp'] };
    const total = due.outcome === 'scan' ? seen - (due.day - DAYS_OF_PREGNANCY) : seen - (dayOf(values['lmp']) ?? seen);
    if (total < 0 || total > 45 * 7) return { total: null, outcome: 'impossible' };
    if (total < 14 * 7) return { total, outcome: 'first' };
    if (total < 28 * 7) return { total, outcome: 'second' };
    return { total, outcome: total < 42 * 7 ? 'third' : 'late' };
  },
});

/** G = P + A + 1 while she is pregnant; twins count one. */
export const gpa = calculation({
  ...{ table: 'gpa', version: '1', source, id: 'Kesesuaian G, P, dan A', en: 'G, P and A agree' },
  inputs: ['gravida', 'para', 'abortus'],
  outcomes: {
    differ: {
      ...{ id: 'Tidak sesuai', en: 'They do not agree', tone: 'waiting' },
      action: { id: 'Periksa kembali: G = P + A + 1.', en: 'Check: G = P + A + 1.' },
    },
    agree: { id: 'Sesuai', en: 'They agree', tone: 'success' },
  },
  calculate: values => {
    const found = numbersIn(values, 'gravida', 'para', 'abortus');
    if ('lacks' in found) return found;
    return { total: null, outcome: found.gravida === found.para + found.abortus + 1 ? 'agree' : 'differ' };
  },
});

const ENGAGED: Readonly<Record<string, number>> = { free: 13, spines: 12, engaged: 11 };
/** Johnson's estimate of the child's weight: (fundal height − 13, 12 or 11) × 155 g. */
export const fetalWeight = calculation({
  ...{ table: 'fetal-weight', version: 'johnson', source: `Johnson & Toshach 1954; ${source}` },
  ...{ id: 'Taksiran berat janin (TBJ)', en: 'Estimated weight of the child', inputs: ['fundus', 'head'] },
  figure: { unit: 'g', decimals: 0 },
  outcomes: { estimated: { id: 'Menurut Johnson', en: 'By Johnson', tone: 'neutral' } },
  calculate: ({ fundus, head }) => {
    const less = typeof head === 'string' ? ENGAGED[head] : undefined;
    if (typeof fundus !== 'number') return { lacks: less === undefined ? ['fundus', 'head'] : ['fundus'] };
    if (less === undefined) return { lacks: ['head'] };
    return { total: Math.max(0, Math.round((fundus - less) * 155)), outcome: 'estimated' };
  },
});

export const chronicEnergy = levelRule({
  ...{ table: 'kek', version: '1', source, id: 'Kurang energi kronis (KEK)', en: 'Chronic energy deficiency' },
  inputs: ['upperArmCircumference'],
  outcomes: {
    yes: {
      ...{ id: 'KEK (LiLA di bawah 23,5 cm)', en: 'Yes (below 23.5 cm)', tone: 'danger' },
      action: { id: 'Beri makanan tambahan dan konseling gizi.', en: 'Give extra food, and counsel.' },
    },
    no: { id: 'Tidak KEK', en: 'No', tone: 'success' },
  },
  levels: [['yes', under('upperArmCircumference', 23.5)]],
  otherwise: 'no',
});

export const fetalHeart = levelRule({
  ...{ table: 'fetal-heart', version: '1', source, id: 'Denyut jantung janin (DJJ)', en: 'Fetal heart rate' },
  inputs: ['fetal.heart'],
  outcomes: {
    abnormal: {
      ...{ id: 'Tidak normal', en: 'Abnormal', tone: 'danger' },
      action: { id: 'Nilai ulang; curiga gawat janin.', en: 'Count again; suspect distress.' },
    },
    normal: { id: 'Normal (120–160)', en: 'Normal (120 to 160)', tone: 'success' },
  },
  levels: [['abnormal', any(under('fetal.heart', 120), over('fetal.heart', 160))]],
  otherwise: 'normal',
});

const isHigh = any(atLeast('systolic', 140), atLeast('diastolic', 90));
const isHalfWay = (values: RuleValues) => {
  const { total } = gestation.judge(values);
  const isKnown = typeof total === 'number';
  return { is: isKnown ? total >= 20 * 7 : null, lacks: isKnown ? [] : ['lmp', 'seen'], unseen: [], why: [] };
};
/** Hypertension in pregnancy; after 20 weeks with proteinuria or symptoms pre-eclampsia is suspected. */
export const pressure = levelRule({
  ...{ table: 'pregnancy-pressure', version: '1', source },
  ...{ id: 'Tekanan darah dalam kehamilan', en: 'Blood pressure in pregnancy' },
  inputs: ['systolic', 'diastolic', 'proteinuria', 'preeclampsia', 'lmp', 'cycle', 'scan.due', 'seen'],
  outcomes: {
    preeclampsia: {
      ...{ id: 'Curiga preeklamsia', en: 'Suspected pre-eclampsia', tone: 'danger' },
      action: { id: 'Stabilkan dan rujuk segera.', en: 'Stabilise, and refer at once.' },
    },
    severe: {
      ...{ id: 'Hipertensi berat', en: 'Severe hypertension', tone: 'danger' },
      action: { id: 'Turunkan tekanan darah; rujuk segera.', en: 'Lower the pressure; refer at once.' },
    },
    hypertension: { id: 'Hipertensi', en: 'Hypertension', tone: 'danger' },
    normal: { id: 'Tidak hipertensi', en: 'No hypertension', tone: 'success' },
  },
  levels: [
    [
      'preeclampsia',
      all(
        isHigh,
        isHalfWay,
        any(
          has('proteinuria', '1', '2', '3', '4'),
          has('preeclampsia', 'headache', 'vision', 'epigastric', 'oedema', 'convulsion'),
        ),
      ),
    ],
    ['severe', any(atLeast('systolic', 160), atLeast('diastolic', 110))],
    ['hypertension', isHigh],
  ],
  otherwise: 'normal',
});

/** The total of Poedji Rochjati's card, which begins at 2 and counts by fours. */
export const rochjati = calculation({
  ...{ table: 'poedji-rochjati', version: '1', source: `Kartu Skor Poedji Rochjati; ${source}` },
  ...{ id: 'Skor Poedji Rochjati', en: 'Poedji Rochjati score', inputs: ['rochjati'] },
  figure: { unit: '', decimals: 0 },
  outcomes: {
    low: { id: 'Kehamilan risiko rendah', en: 'Low risk', tone: 'success' },
    high: { id: 'Kehamilan risiko tinggi', en: 'High risk', tone: 'waiting' },
    very_high: {
      ...{ id: 'Kehamilan risiko sangat tinggi', en: 'Very high risk', tone: 'danger' },
      action: { id: 'Bersalin di rumah sakit.', en: 'Delivery in hospital.' },
    },
  },
  calculate: ({ rochjati: total }) => {
    if (typeof total !== 'number') return { lacks: ['rochjati'] };
    if (total < 6) return { total, outcome: 'low' };
    return { total, outcome: total < 12 ? 'high' : 'very_high' };
  },
});
