import { describe, expect, test } from 'vitest';
import { outcomesOf, resultOf } from './testing.js';
import { adultTb, childTb, resistantTb } from './tuberculosis.js';

/** Answers to a table's own questions: the choices that are given, and everywhere else the one of no points. */
const withTable = (table: string, given: Record<string, string>) => {
  const known = childTb.tables.find(each => each.table === table);
  if (!known || 'judge' in known) throw new Error(table);
  const answers = known.inputs.map(input => {
    const harmless = 'options' in input ? input.options.find(({ points }) => points === 0)?.code : undefined;
    return [`${table}.${input.input}`, given[input.input] ?? harmless ?? null];
  });
  return { table, ...Object.fromEntries(answers) };
};

describe('the Indonesian score of tuberculosis in children (DOMAIN-CLINICAL 5)', () => {
  const table = 'child_tb_id_score';
  const of = (given: Record<string, string>) => resultOf(childTb, withTable(table, given), table);
  test.each([
    ['contact and test alone', { contact: 'smear_positive', tuberculin: 'positive' }, 6, 'latent'],
    [
      ...['contact with symptoms', { contact: 'smear_positive', weight: 'under', fever: 'yes', cough: 'yes' }],
      ...[6, 'treat'],
    ],
    ['test, nodes and film', { tuberculin: 'positive', nodes: 'yes', xray: 'suggestive' }, 5, 'observe'],
    ['contact, test and a sign', { contact: 'smear_positive', tuberculin: 'positive', joints: 'yes' }, 7, 'treat'],
    ['signs alone below six', { weight: 'severe', fever: 'yes', cough: 'yes', nodes: 'yes' }, 5, 'unlikely'],
    ['signs alone at six', { weight: 'severe', fever: 'yes', cough: 'yes', nodes: 'yes', joints: 'yes' }, 6, 'treat'],
    ['contact by report', { contact: 'reported' }, 2, 'observe'],
    ['bacteriology', { bacteriology: 'positive' }, 0, 'confirmed'],
    [
      'everything',
      {
        ...{ contact: 'smear_positive', tuberculin: 'positive', weight: 'severe', fever: 'yes', cough: 'yes' },
        ...{ nodes: 'yes', joints: 'yes', xray: 'suggestive' },
      },
      13,
      'treat',
    ],
  ] as [string, Record<string, string>, number, string][])('%s', (_, given, total, outcome) => {
    expect(of(given)).toMatchObject({ total, outcome });
  });
  test('is incomplete without the test, which may be not done', () => {
    const answers = { ...withTable(table, {}), [`${table}.tuberculin`]: null };
    expect(resultOf(childTb, answers, table)).toMatchObject({ outcome: 'incomplete', missing: ['tuberculin'] });
    expect(of({ tuberculin: 'not_done' })).toMatchObject({ outcome: 'unlikely' });
  });
});

describe("WHO's scores of 2022", () => {
  test.each([
    ['a', { cough: 'yes', loss: 'yes', hilar: 'yes' }, 22, 'treat'],
    ['a', { cough: 'yes', fever: 'yes', sweats: 'yes' }, 9, 'wait'],
    ['a', { tachypnoea: 'yes' }, -1, 'wait'],
    ['b', { fever: 'yes' }, 10, 'wait'],
    ['b', { cough: 'yes', sweats: 'yes' }, 11, 'treat'],
    ['b', { cough: 'yes', tachycardia: 'yes' }, 9, 'wait'],
  ] as [string, Record<string, string>, number, string][])('%s %j', (which, given, total, outcome) => {
    const table = `child_tb_who2022_${which}`;
    expect(resultOf(childTb, withTable(table, given), table)).toMatchObject({ total, outcome });
    expect(outcomesOf(childTb, withTable(table, given))).not.toHaveProperty('child_tb_id_score');
  });
});

test.each([
  [{ danger: ['convulsion'] }, 'danger'],
  [{ danger: ['none'], risk: ['none'], born: '2024-03-02', seen: '2026-03-01' }, 'high'],
  [{ danger: ['none'], risk: ['none'], born: '2024-03-01', seen: '2026-03-01' }, 'usual'],
  [{ danger: ['none'], risk: ['hiv'] }, 'high'],
  [{ danger: ['not_examined'], risk: ['hiv'] }, 'unexamined'],
  [{ risk: ['hiv'] }, 'incomplete'],
])('urgency of a child: %j', (answers, outcome) => {
  expect(resultOf(childTb, answers, 'child-tb-urgency')).toMatchObject({ outcome });
});

test.each([
  ['cough of 10 days', { cough: 'yes', 'cough.days': 10, hiv: 'no' }, 'not_suspected'],
  ['cough of 13 days', { cough: 'yes', 'cough.days': 13, hiv: 'no' }, 'not_suspected'],
  ['cough of 14 days', { cough: 'yes', 'cough.days': 14, hiv: 'no' }, 'suspected'],
  ['the same with HIV', { cough: 'yes', 'cough.days': 10, hiv: 'yes' }, 'suspected'],
  ['an abnormal film', { xray: 'abnormal' }, 'suspected'],
  ['another symptom', { symptoms: ['sweats'] }, 'suspected'],
  ['a cough whose days are not told', { cough: 'yes', hiv: 'no' }, 'incomplete'],
] as const)('an adult with %s', (_, given, outcome) => {
  const answers = { cough: 'no', symptoms: ['none'], hiv: 'no', xray: 'not_done', ...given };
  expect(resultOf(adultTb, answers, 'adult-tb')).toMatchObject({ outcome });
});

test.each([
  [{ criteria: ['relapse'] }, 'suspected'],
  [{ criteria: ['hiv'] }, 'suspected'],
  [{ criteria: ['contact'], symptoms: 'no' }, 'contact'],
  [{ criteria: ['contact'], symptoms: 'yes' }, 'suspected'],
  [{ criteria: ['contact'] }, 'incomplete'],
  [{ criteria: ['none'] }, 'not_suspected'],
  [{}, 'incomplete'],
])('drug resistance: %j', (answers, outcome) => {
  expect(resultOf(resistantTb, answers, 'resistant-tb')).toMatchObject({ outcome });
});
