import { calculation, levelRule, under, type Condition } from './conditions.js';
import { countedBirth } from './corrected-age.js';
import { dayOf } from './days.js';
import { attention, autism, behaviour, hearing, sight } from './development.js';
import { bad, came, doubt, fine, kpspFormBy, lacks, MIDDLE, monthsOf, otherAge, soon } from './development-parts.js';
import { inMonths, source, WORST } from './development-parts.js';
import { type RuleTable, type RuleValues } from './rule.js';

export { attention, autism, behaviour, hearing, hearingBand, sight } from './development.js';

/** The day from which the age of a premature child counts, while it is corrected: below 24 months (DOMAIN-CLINICAL 3). */
const dueFor = ({ born, seen, 'weeks.born': weeks }: RuleValues): string | null => {
  if (dayOf(born) === null || dayOf(seen) === null) return null;
  const bornAtWeek = typeof weeks === 'number' ? weeks : null;
  return countedBirth({ birthDate: String(born), bornAtWeek }, String(seen));
};
const bornFor = (values: RuleValues): string | null =>
  dueFor(values['corrected'] === 'yes' ? values : { ...values, 'weeks.born': null });

/** The corrected age stands beside the other, and the user chooses. */
export const correctedAge = calculation({
  ...{ table: 'sdidtk-corrected-age', version: '2', source, ...inMonths },
  ...{ id: 'Umur koreksi prematur', en: 'Age corrected for prematurity', inputs: ['born', 'seen', 'weeks.born'] },
  outcomes: {
    corrected: { id: 'Dikoreksi dari 40 minggu', en: 'Corrected from 40 weeks', tone: 'neutral' },
    own: {
      ...{ id: 'Tidak dikoreksi: cukup bulan, atau sudah 24 bulan', tone: 'neutral' },
      en: 'Not corrected: born at term, or 24 months old',
    },
  },
  calculate: values => {
    if (typeof values['weeks.born'] !== 'number') return { lacks: ['weeks.born'] };
    const due = dueFor(values);
    const total = monthsOf(due, values['seen']);
    if (total === null) return lacks(values);
    return { total, outcome: due === values['born'] ? 'own' : 'corrected' };
  },
});

export const kpspForm = kpspFormBy('2', bornFor);

/** An age that has no form of KPSP. */
const hasNoForm: Condition = values => {
  const { outcome, missing } = kpspForm.judge(values);
  const says = { lacks: missing, unseen: [], why: [] };
  return { ...says, is: outcome === 'incomplete' ? null : outcome !== 'form' };
};

export const kpsp = levelRule({
  ...{ table: 'sdidtk-kpsp', version: '2', source, id: 'KPSP', en: 'KPSP (development)' },
  inputs: ['kpsp', 'born', 'seen', 'corrected', 'weeks.born'],
  outcomes: {
    other_age: otherAge,
    penyimpangan: bad('Penyimpangan (6 atau kurang)', 'Deviation (6 or less)'),
    meragukan: doubt('Meragukan (7–8)', 'Doubtful (7 to 8)', soon),
    sesuai: fine('Sesuai (9–10)', 'Appropriate (9 to 10)'),
  },
  levels: [
    ['other_age', hasNoForm],
    ['penyimpangan', under('kpsp', 7)],
    ['meragukan', under('kpsp', 9)],
  ],
  otherwise: 'sesuai',
});

/** The parts by the code under which they are chosen. */
const parts: Readonly<Record<string, RuleTable>> = {
  ...{ kpsp, tdd: hearing, tdl: sight, kmpe: behaviour, mchat: autism, gpph: attention },
};

/**
 * For the report: the worst of what was examined (DOMAIN-CLINICAL 3). An instrument for another age says nothing of this
 * child, so with one of them nothing is fine (DOMAIN-CLINICAL 0).
 */
export const development = levelRule({
  ...{ table: 'sdidtk', version: '2', source, id: 'Kesimpulan SDIDTK', en: 'Conclusion' },
  inputs: [
    ...['done', 'kpsp', 'tdd', 'tdl', 'kmpe', 'mchat', 'mchat.interview', 'gpph'],
    ...['born', 'seen', 'corrected', 'weeks.born'],
  ],
  outcomes: {
    penyimpangan: bad('Penyimpangan atau risiko tinggi', 'Deviation or high risk'),
    meragukan: doubt('Meragukan atau risiko', 'Doubtful or risk', soon),
    other_age: doubt('Ada alat yang bukan untuk umur ini', 'One of the instruments is not for this age', {
      ...{ id: 'Periksa dengan alat sesuai umur.', en: 'Examine with an instrument for this age.' },
    }),
    sesuai: fine('Sesuai atau normal', 'Appropriate or normal'),
  },
  levels: [
    ['penyimpangan', came(parts, WORST)],
    ['meragukan', came(parts, MIDDLE)],
    ['other_age', came(parts, ['other_age'])],
  ],
  otherwise: 'sesuai',
});
