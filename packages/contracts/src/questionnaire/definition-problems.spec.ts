import { describe, expect, test } from 'vitest';
import { readyForms } from '../record/forms/ready-forms.js';
import { choices, form, question, scoreQuestions, section, when } from './builders.js';
import type { FormQuestion } from './definition.js';
import { definitionProblems, MOST_QUESTIONS } from './definition-problems.js';

const said = (text: string) => ({ id: text, en: text });
const of = (...questions: FormQuestion[]) =>
  definitionProblems(form(said('Judul'), section('s', said('Bagian'), questions)));
const plain = question('string', 'a', 'A', 'A');
const counted = question('choice', 'c', 'C', 'C', {
  options: [
    { code: 'x', text: said('X'), points: 1 },
    { code: 'y', text: said('Y'), points: 2 },
  ],
});
const sum = (more: Partial<NonNullable<FormQuestion['score']>> = {}) =>
  question('score', 't', 'T', 'T', {
    score: { table: null, inputs: [{ input: 'c', question: 'c' }], bands: [], ...more },
  });
const band = (code: string, from: number, text = code) => ({ code, from, text: said(text), tone: 'neutral' as const });

test.each(readyForms)('the form $name that comes with the application is whole', ({ definition }) => {
  expect(definitionProblems(definition)).toEqual([]);
});

describe('a form is not published', () => {
  test.each<[string, FormQuestion[], object[]]>([
    ['without anything asked', [], [{ linkId: '', problem: 'nothing_asked' }]],
    ['with a question without text', [question('string', 'a', '', '')], [{ linkId: 'a', problem: 'text_missing' }]],
    ['that asks the same twice', [plain, plain], [{ linkId: 'a', problem: 'twice' }]],
    ['with nothing to choose', [question('choice', 'a', 'A', 'A')], [{ linkId: 'a', problem: 'options_missing' }]],
    [
      'with two choices of one code',
      [question('choice', 'a', 'A', 'A', { options: choices(['x', 'X', 'X'], ['x', 'Y', 'Y']) })],
      [{ linkId: 'a', problem: 'option_twice' }],
    ],
    [
      'with a range the wrong way round',
      [question('integer', 'a', 'A', 'A', { least: 2, most: 1 })],
      [{ linkId: 'a', problem: 'range_reversed' }],
    ],
    [
      'with a condition on what comes later, or on itself',
      [{ ...plain, ...when('c', 'x') }, counted, question('string', 'b', 'B', 'B', when('b', 'x'))],
      [
        { linkId: 'a', problem: 'condition_unknown' },
        { linkId: 'b', problem: 'condition_unknown' },
      ],
    ],
    [
      'with a condition that never holds',
      [counted, { ...plain, ...when('c', 'z') }],
      [{ linkId: 'a', problem: 'condition_unmeant' }],
    ],
    ['with a score of nothing', [counted, sum({ inputs: [] })], [{ linkId: 't', problem: 'score_empty' }]],
    [
      'with a score of what has no points',
      [plain, sum({ inputs: [{ input: 'a', question: 'a' }] })],
      [{ linkId: 't', problem: 'score_uncounted' }],
    ],
    [
      'with a part of a named table',
      [counted, sum({ table: 'gcs', inputs: [{ input: 'eye', question: 'c' }] })],
      [{ linkId: 't', problem: 'score_uncounted' }],
    ],
    [
      'with two bands from one number',
      [counted, sum({ bands: [band('low', 0), band('high', 0)] })],
      [{ linkId: 't', problem: 'band_twice' }],
    ],
    [
      'with a band without a name',
      [counted, sum({ bands: [band('low', 0, '')] })],
      [{ linkId: 't', problem: 'band_missing' }],
    ],
    [
      'that is endless',
      Array.from({ length: MOST_QUESTIONS + 1 }, (_, at) => question('string', `q${at}`, 'Q', 'Q')),
      [{ linkId: '', problem: 'too_long' }],
    ],
  ])('%s', (_what, questions, problems) => expect(of(...questions)).toEqual(problems));

  test('without a title, or with a section without one', () => {
    expect(definitionProblems(form(said(''), section('s', said(''), [plain])))).toEqual([
      { linkId: '', problem: 'text_missing' },
      { linkId: 's', problem: 'text_missing' },
    ]);
  });
});

test('conditions on what stands before, sums in bands and whole tables are good', () => {
  expect(of(counted, { ...plain, ...when('c', 'x') }, sum({ bands: [band('low', 0), band('high', 2)] }))).toEqual([]);
  expect(of(...scoreQuestions('gcs'))).toEqual([]);
});
