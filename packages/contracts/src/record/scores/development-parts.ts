import { ageAt } from './calendar.js';
import { any, calculation, type Condition } from './conditions.js';
import { dayOf } from './days.js';
import { type RuleTable, type RuleValues } from './rule.js';
import type { ScoreOutcome } from './score.js';

export const source = 'Kemenkes, SDIDTK; DOMAIN 5.5, DOMAIN-CLINICAL 3';
const KPSP = [3, 6, 9, 12, 15, 18, 21, 24, 30, 36, 42, 48, 54, 60, 66, 72];

/** Completed months, of which 16 days or more make one more. */
export const monthsOf = (born: unknown, seen: unknown): number | null => {
  const age = ageAt(born, seen);
  return age ? age.months + (age.beyond >= 16 ? 1 : 0) : null;
};

export const inMonths = { figure: { unit: 'mo', decimals: 0 } } as const;
export const lacks = ({ born, seen }: RuleValues) => ({
  lacks: [...(dayOf(born) === null ? ['born'] : []), ...(dayOf(seen) === null ? ['seen'] : ['born'])].slice(0, 1),
});

/** KPSP's form: the last at or below the age, which counts from the day that `bornFor` says. */
export const kpspFormBy = (version: string, bornFor: (values: RuleValues) => string | null): RuleTable =>
  calculation({
    ...{ table: 'sdidtk-kpsp-form', version, source, ...inMonths },
    ...{
      id: 'Formulir KPSP yang dipakai',
      en: 'KPSP form to use',
      inputs: ['born', 'seen', 'corrected', 'weeks.born'],
    },
    outcomes: {
      form: { id: 'Menurut umur', en: 'By age', tone: 'neutral' },
      none: { id: 'Belum ada formulir (di bawah 3 bulan)', en: 'No form yet (below 3 months)', tone: 'neutral' },
      older: { id: 'Di atas 72 bulan', en: 'Above 72 months', tone: 'danger' },
    },
    calculate: values => {
      const age = monthsOf(bornFor(values), values['seen']);
      if (age === null) return lacks(values);
      if (age > 72) return { total: null, outcome: 'older' };
      const total = KPSP.findLast(each => each <= age) ?? null;
      return { total, outcome: total === null ? 'none' : 'form' };
    },
  });

export const fine = (id: string, en: string): ScoreOutcome => ({ id, en, tone: 'success' });
export const doubt = (id: string, en: string, action: NonNullable<ScoreOutcome['action']>): ScoreOutcome => ({
  ...{ id, en, tone: 'waiting', action },
});
export const bad = (id: string, en: string): ScoreOutcome => ({
  ...{ id, en, tone: 'danger' },
  action: { id: 'Rujuk ke layanan tumbuh kembang.', en: 'Refer.' },
});
export const soon = { id: 'Stimulasi; nilai ulang setelah 2 minggu.', en: 'Stimulate; repeat after 2 weeks.' };
export const again = { id: 'Konseling; periksa ulang setelah 1 bulan.', en: 'Counsel; examine again after 1 month.' };
export const suspected = { id: 'Rujuk untuk pemeriksaan lanjut.', en: 'Refer for further examination.' };
export const otherAge: ScoreOutcome = { id: 'Bukan untuk umur ini', en: 'Not for this age', tone: 'neutral' };
export const normal = fine('Normal', 'Normal');

export const WORST = ['penyimpangan', 'risiko_tinggi'];
export const MIDDLE = ['meragukan', 'risiko'];

/** One of the parts that were examined came to one of these outcomes. */
export const came = (parts: Readonly<Record<string, RuleTable>>, outcomes: readonly string[]): Condition => {
  const some = Object.entries(parts).map(([part, rule]): Condition => values => {
    const nothing = { is: false, lacks: [], unseen: [], why: [] };
    if (!values['done']) return { ...nothing, is: null, lacks: ['done'] };
    if (![values['done']].flat().includes(part)) return nothing;
    const { outcome, missing } = rule.judge(values);
    if (outcome === 'incomplete') return { ...nothing, is: null, lacks: missing };
    return { ...nothing, is: outcomes.includes(outcome), why: [] };
  });
  return any(...some);
};
