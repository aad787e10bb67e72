import { definitionProblems } from '@alur/contracts/questionnaire/definition-problems';
import type { FormDefinition } from '@alur/contracts/questionnaire/definition';
import { when } from '@alur/contracts/questionnaire/builders';
import { expect, it } from 'vitest';
import * as edits from './edits';

const asked = ({ sections }: FormDefinition) => sections.map(({ questions }) => questions.map(({ linkId }) => linkId));
/** Two sections: a and b, and c. */
const form = (): FormDefinition => {
  const named = (linkId: string) => ({ ...edits.newQuestion('choice'), linkId });
  const [first, second] = [edits.newSection(), edits.newSection()];
  return {
    title: { id: 'Judul', en: '' },
    sections: [
      { ...first, linkId: 's1', questions: [named('a'), named('b')] },
      { ...second, linkId: 's2', questions: [named('c')] },
    ],
  };
};

it('moves a question within its section, and past its end into the next', () => {
  expect(asked(edits.moveQuestion(form(), 'a', 1))).toEqual([['b', 'a'], ['c']]);
  expect(asked(edits.moveQuestion(form(), 'b', 1))).toEqual([['a'], ['b', 'c']]);
  expect(asked(edits.moveQuestion(form(), 'c', -1))).toEqual([['a', 'b', 'c'], []]);
  expect(asked(edits.moveQuestion(form(), 'a', -1))).toEqual([['a', 'b'], ['c']]);
});

it('looks no more at a question that was taken out', () => {
  let it = form();
  const [, b] = it.sections[0]!.questions;
  it = edits.changeQuestion(it, { ...b!, ...when('a', 'x') });
  const score = { ...edits.newQuestion('score'), linkId: 't' };
  it = edits.addQuestion(it, 1, {
    ...score,
    score: { table: null, inputs: [{ input: 'a', question: 'a' }], bands: [] },
  });
  it = edits.removeQuestion(it, 'a');
  expect(it.sections[0]!.questions[0]!.enableWhen).toEqual([]);
  expect(it.sections[1]!.questions[1]!.score?.inputs).toEqual([]);
});

it('drops what belongs to the kind of answer before', () => {
  const number = { ...edits.newQuestion('integer'), unit: 'kg', least: 1, most: 9, required: true };
  expect(edits.ofType(number, 'choice')).toMatchObject({ unit: null, least: null, most: null, required: true });
  expect(edits.ofType(number, 'choice').options).toHaveLength(2);
  expect(edits.ofType(number, 'score')).toMatchObject({ required: false, options: [], score: { inputs: [] } });
});

it('takes the questions of a table once, and whole', () => {
  const once = edits.addTable(form(), 'gcs', { id: 'GCS', en: 'GCS' });
  expect(edits.addTable(once, 'gcs', { id: 'GCS', en: 'GCS' })).toBe(once);
  expect(definitionProblems({ ...once, sections: once.sections.slice(2) })).toEqual([]);
});

it('offers for conditions what stands before alone', () => {
  const before = (linkId: string) => edits.askedBefore(form(), linkId).map(each => each.linkId);
  expect([before('a'), before('b'), before('s2'), before('c')]).toEqual([[], ['a'], ['a', 'b'], ['a', 'b']]);
});
