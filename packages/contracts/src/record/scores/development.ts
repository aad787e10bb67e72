import { ageAt } from './calendar.js';
import { dateOf, dayOf } from './days.js';
import { aged, all, any, atLeast, calculation, has, levelRule, not, under, type Condition } from './conditions.js';
import { type RuleTable, type RuleValues } from './rule.js';
import type { ScoreOutcome } from './score.js';

const source = 'Kemenkes, SDIDTK; DOMAIN 5.5, DOMAIN-CLINICAL 3';
const WEEKS_OF_TERM = 40;
const KPSP = [3, 6, 9, 12, 15, 18, 21, 24, 30, 36, 42, 48, 54, 60, 66, 72];

/** The birth date by which she is examined: for a premature child, by choice, the one that she had at term. */
const bornFor = ({ born, corrected, 'weeks.born': weeks }: RuleValues): string | null => {
  const day = dayOf(born);
  if (day === null) return null;
  const early = corrected === 'yes' && typeof weeks === 'number' ? WEEKS_OF_TERM - weeks : 0;
  return dateOf(day + Math.max(0, early) * 7);
};

/** Completed months, of which 16 days or more make one more. */
const monthsOf = (born: unknown, seen: unknown): number | null => {
  const age = ageAt(born, seen);
  return age ? age.months + (age.beyond >= 16 ? 1 : 0) : null;
};

const months = { figure: { unit: 'mo', decimals: 0 } } as const;
const lacks = ({ born, seen }: RuleValues) => ({
  lacks: [...(dayOf(born) === null ? ['born'] : []), ...(dayOf(seen) === null ? ['seen'] : ['born'])].slice(0, 1),
});

/** The corrected age stands beside the other, and the user chooses. */
export const correctedAge = calculation({
  ...{ table: 'sdidtk-corrected-age', version: '1', source, ...months },
  ...{ id: 'Umur koreksi prematur', en: 'Age corrected for prematurity', inputs: ['born', 'seen', 'weeks.born'] },
  outcomes: { corrected: { id: 'Dikoreksi dari 40 minggu', en: 'Corrected from 40 weeks', tone: 'neutral' } },
  calculate: values => {
    if (typeof values['weeks.born'] !== 'number') return { lacks: ['weeks.born'] };
    const total = monthsOf(bornFor({ ...values, corrected: 'yes' }), values['seen']);
    return total === null ? lacks(values) : { total, outcome: 'corrected' };
  },
});

/** KPSP's form: the last at or below the age. */
export const kpspForm = calculation({
  ...{ table: 'sdidtk-kpsp-form', version: '1', source, ...months },
  ...{ id: 'Formulir KPSP yang dipakai', en: 'KPSP form to use', inputs: ['born', 'seen', 'corrected', 'weeks.born'] },
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

const fine = (id: string, en: string): ScoreOutcome => ({ id, en, tone: 'success' });
const doubt = (id: string, en: string, action: NonNullable<ScoreOutcome['action']>): ScoreOutcome => ({
  ...{ id, en, tone: 'waiting', action },
});
const bad = (id: string, en: string): ScoreOutcome => ({
  ...{ id, en, tone: 'danger' },
  action: { id: 'Rujuk ke layanan tumbuh kembang.', en: 'Refer.' },
});
const soon = { id: 'Stimulasi; nilai ulang setelah 2 minggu.', en: 'Stimulate; repeat after 2 weeks.' };
const again = { id: 'Konseling; periksa ulang setelah 1 bulan.', en: 'Counsel; examine again after 1 month.' };
const suspected = { id: 'Rujuk untuk pemeriksaan lanjut.', en: 'Refer for further examination.' };
const otherAge: ScoreOutcome = { id: 'Bukan untuk umur ini', en: 'Not for this age', tone: 'neutral' };
const normal = fine('Normal', 'Normal');

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
  ...{ table: 'sdidtk-tdd-band', version: '1', source, ...months },
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
const WORST = ['penyimpangan', 'risiko_tinggi'];
const MIDDLE = ['meragukan', 'risiko'];

const came = (outcomes: readonly string[]): Condition => {
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
    ['penyimpangan', came(WORST)],
    ['meragukan', came(MIDDLE)],
  ],
  otherwise: 'sesuai',
});
