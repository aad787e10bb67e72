import { ageAt } from './calendar.js';
import { aged, all, atLeast, calculation, has, levelRule, not, under } from './conditions.js';
import { dateOf, dayOf } from './days.js';
import {
  source,
  monthsOf,
  inMonths,
  lacks,
  fine,
  doubt,
  bad,
  soon,
  again,
  suspected,
  otherAge,
  normal,
  WORST,
  MIDDLE,
  came,
  kpspFormBy,
} from './development-parts.js';
import { type RuleTable, type RuleValues } from './rule.js';

const WEEKS_OF_TERM = 40;

/** The birth date by which she is examined: for a premature child, by choice, the one that she had at term. */
const bornFor = ({ born, corrected, 'weeks.born': weeks }: RuleValues): string | null => {
  const day = dayOf(born);
  if (day === null) return null;
  const early = corrected === 'yes' && typeof weeks === 'number' ? WEEKS_OF_TERM - weeks : 0;
  return dateOf(day + Math.max(0, early) * 7);
};

/** The corrected age stands beside the other, and the user chooses. */
export const correctedAge = calculation({
  ...{ table: 'sdidtk-corrected-age', version: '1', source, ...inMonths },
  ...{ id: 'Umur koreksi prematur', en: 'Age corrected for prematurity', inputs: ['born', 'seen', 'weeks.born'] },
  outcomes: { corrected: { id: 'Dikoreksi dari 40 minggu', en: 'Corrected from 40 weeks', tone: 'neutral' } },
  calculate: values => {
    if (typeof values['weeks.born'] !== 'number') return { lacks: ['weeks.born'] };
    const total = monthsOf(bornFor({ ...values, corrected: 'yes' }), values['seen']);
    return total === null ? lacks(values) : { total, outcome: 'corrected' };
  },
});

export const kpspForm = kpspFormBy('1', bornFor);

export const kpsp = levelRule({
  ...{ table: 'sdidtk-kpsp', version: '1', source, id: 'KPSP', en: 'KPSP (development)', inputs: ['kpsp'] },
  outcomes: {
    penyimpangan: bad('Penyimpangan (6 atau kurang)', 'Deviation (6 or less)'),
    meragukan: doubt('Meragukan (7–8)', 'Doubtful (7 to 8)', soon),
    sesuai: fine('Sesuai (9–10)', 'Appropriate (9 to 10)'),
  },
  levels: [
    ['penyimpangan', under('kpsp', 7)],
    ['meragukan', under('kpsp', 9)],
  ],
  otherwise: 'sesuai',
});

/** The last whole month of each list of the hearing test but the last. */
const HEARING = [3, 6, 12, 18, 24, 30, 36];
export const hearingBand = calculation({
  ...{ table: 'sdidtk-tdd-band', version: '1', source, ...inMonths },
  ...{ id: 'Daftar TDD sampai umur', en: 'Hearing list up to the age of', inputs: ['born', 'seen'] },
  outcomes: {
    band: { id: 'Menurut umur', en: 'By age', tone: 'neutral' },
    last: { id: 'Lebih dari 36 bulan', en: 'Above 36 months', tone: 'neutral' },
  },
  calculate: values => {
    const age = ageAt(values['born'], values['seen']);
    if (!age) return lacks(values);
    const total = HEARING.find(most => age.months < most || (age.months === most && age.beyond === 0)) ?? null;
    return { total, outcome: total === null ? 'last' : 'band' };
  },
});
export const hearing = levelRule({
  ...{ table: 'sdidtk-tdd', version: '1', source, id: 'TDD (daya dengar)', en: 'Hearing (TDD)', inputs: ['tdd'] },
  outcomes: { risiko: doubt('Curiga gangguan pendengaran', 'Suspected', suspected), normal },
  levels: [['risiko', atLeast('tdd', 1)]],
  otherwise: 'normal',
});

const from36 = aged('months', 36, 73);
export const sight = levelRule({
  ...{ table: 'sdidtk-tdl', version: '1', source, id: 'TDL (daya lihat)', en: 'Sight (TDL)' },
  inputs: ['tdl', 'born', 'seen'],
  outcomes: { other_age: otherAge, risiko: doubt('Curiga gangguan daya lihat', 'Suspected', suspected), normal },
  levels: [
    ['other_age', not(from36)],
    ['risiko', has('tdl', 'yes')],
  ],
  otherwise: 'normal',
});

export const behaviour = levelRule({
  ...{ table: 'sdidtk-kmpe', version: '1', source, id: 'KMPE (masalah perilaku emosional)', en: 'Behaviour (KMPE)' },
  inputs: ['kmpe', 'born', 'seen'],
  outcomes: {
    other_age: otherAge,
    risiko_tinggi: bad('Risiko tinggi (2 atau lebih)', 'High risk (2 or more)'),
    risiko: doubt('Risiko (1)', 'Risk (1)', again),
    normal,
  },
  levels: [
    ['other_age', not(from36)],
    ['risiko_tinggi', atLeast('kmpe', 2)],
    ['risiko', atLeast('kmpe', 1)],
  ],
  otherwise: 'normal',
});

/** Only the total is entered: the items' words need a licence. */
export const autism = levelRule({
  ...{ table: 'sdidtk-mchat', version: 'm-chat-r', source, id: 'M-CHAT-R', en: 'M-CHAT-R' },
  inputs: ['mchat', 'mchat.interview', 'born', 'seen'],
  outcomes: {
    other_age: otherAge,
    risiko_tinggi: bad('Risiko tinggi (8–20)', 'High risk (8 to 20)'),
    risiko: doubt('Risiko sedang (3–7)', 'Medium risk (3 to 7)', {
      ...{ id: 'Wawancara lanjutan; 2 atau lebih tetap positif: rujuk.', en: 'Interview; 2 or more: refer.' },
    }),
    normal,
  },
  levels: [
    ['other_age', not(aged('months', 16, 31))],
    ['risiko_tinggi', atLeast('mchat', 8)],
    // A follow-up interview that finds less than 2 ends the suspicion; without one, it stays.
    ['risiko', all(atLeast('mchat', 3), values => ({ ...isInterviewed(values), lacks: [], unseen: [], why: [] }))],
  ],
  otherwise: 'normal',
});
function isInterviewed({ 'mchat.interview': interview }: RuleValues) {
  return { is: typeof interview !== 'number' || interview >= 2 };
}

export const attention = levelRule({
  ...{ table: 'sdidtk-gpph', version: '1', source, id: 'GPPH (Conners)', en: 'Attention and hyperactivity (GPPH)' },
  inputs: ['gpph', 'born', 'seen'],
  outcomes: {
    other_age: otherAge,
    risiko: doubt('Curiga GPPH (13 atau lebih)', 'Suspected (13 or more)', suspected),
    normal,
  },
  levels: [
    ['other_age', not(aged('months', 36))],
    ['risiko', atLeast('gpph', 13)],
  ],
  otherwise: 'normal',
});

/** The parts by the code under which they are chosen. */
const parts: Readonly<Record<string, RuleTable>> = {
  ...{ kpsp, tdd: hearing, tdl: sight, kmpe: behaviour, mchat: autism, gpph: attention },
};
/** For the report: the worst of what was examined (DOMAIN-CLINICAL 3). */
export const development = levelRule({
  ...{ table: 'sdidtk', version: '1', source, id: 'Kesimpulan SDIDTK', en: 'Conclusion' },
  inputs: ['done', 'kpsp', 'tdd', 'tdl', 'kmpe', 'mchat', 'mchat.interview', 'gpph', 'born', 'seen'],
  outcomes: {
    penyimpangan: bad('Penyimpangan atau risiko tinggi', 'Deviation or high risk'),
    meragukan: doubt('Meragukan atau risiko', 'Doubtful or risk', soon),
    sesuai: fine('Sesuai atau normal', 'Appropriate or normal'),
  },
  levels: [
    ['penyimpangan', came(parts, WORST)],
    ['meragukan', came(parts, MIDDLE)],
  ],
  otherwise: 'sesuai',
});
