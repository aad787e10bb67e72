import { describe, expect, test } from 'vitest';
import { asked, groupsOf, problemsOf, type Answers } from './answers.js';
import { choices, form, question, section, when } from './builders.js';

const title = { id: 'Uji', en: 'Test' };
const yesNo = choices(['yes', 'Ya', 'Yes'], ['no', 'Tidak', 'No']);
const sample = form(
  title,
  section('one', title, [
    question('choice', 'fever', 'Demam', 'Fever', { required: true, options: yesNo }),
    question('decimal', 'temperature', 'Suhu', 'Temperature', {
      required: true,
      least: 25,
      most: 45,
      ...when('fever', 'yes'),
    }),
    question('string', 'since', 'Sejak', 'Since', {
      enableWhen: [{ question: 'temperature', is: 'at_least', code: null, number: 39 }],
    }),
  ]),
  section('many', title, [question('string', 'drug', 'Obat', 'Drug'), question('integer', 'times', 'Kali', 'Times')], {
    repeats: true,
  }),
);
const ids = (answers: Answers) =>
  [...asked(sample, answers)].map(({ question: { linkId }, group }) => `${linkId}${group}`);

describe('the answers of a form', () => {
  test('open what their conditions say, and what depends on what is hidden is hidden', () => {
    expect(ids({})).toEqual(['fever0', 'drug0', 'times0']);
    expect(ids({ fever: 'yes' })).toContain('temperature0');
    expect(ids({ fever: 'yes', temperature: 39 })).toContain('since0');
    expect(ids({ fever: 'no', temperature: 39 })).not.toContain('since0');
  });
  test('repeat a section as often as it is answered', () => {
    const [, many] = sample.sections;
    expect(groupsOf(many!, {})).toBe(1);
    expect(groupsOf(many!, { drug: 'a', 'drug#2': 'b' })).toBe(3);
  });
  test('are wrong where they are missing, out of range or no choice', () => {
    expect(problemsOf(sample, { fever: 'perhaps', 'times#1': 1.5 })).toEqual([
      { linkId: 'fever', group: 0, problem: 'invalid' },
      { linkId: 'times', group: 1, problem: 'invalid' },
    ]);
    expect(problemsOf(sample, { fever: 'yes' })).toEqual([{ linkId: 'temperature', group: 0, problem: 'required' }]);
    expect(problemsOf(sample, { fever: 'yes', temperature: 46 })).toMatchObject([{ problem: 'range' }]);
    expect(problemsOf(sample, { fever: 'no' })).toEqual([]);
  });
  test('that lead to each other in a ring hide each other', () => {
    const ring = form(
      title,
      section('ring', title, [
        question('string', 'a', 'A', 'A', when('b', 'x')),
        question('string', 'b', 'B', 'B', when('a', 'x')),
      ]),
    );
    expect([...asked(ring, { a: 'x', b: 'x' })]).toEqual([]);
  });
});
