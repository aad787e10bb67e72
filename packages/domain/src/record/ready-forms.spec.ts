import {
  codesOf,
  fromAnswerList,
  problemsOf,
  toAnswerList,
  type AnswerValue,
} from '@alur/contracts/questionnaire/answers';
import { FormDefinition, type FormQuestion } from '@alur/contracts/questionnaire/definition';
import { allForms } from '@alur/contracts/record/forms/all-forms';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const answerTo = (asks: FormQuestion): fc.Arbitrary<AnswerValue> => {
  if (asks.type === 'integer') return fc.integer({ min: asks.least ?? 0, max: asks.most ?? 100 });
  if (asks.type === 'decimal') return fc.double({ min: asks.least ?? 0, max: asks.most ?? 100, noNaN: true });
  if (asks.type !== 'choice' && asks.type !== 'boolean') return fc.constantFrom('teks', '2026-11-25');
  const codes = codesOf(asks);
  return asks.repeats ? fc.subarray([...codes], { minLength: 1 }) : fc.constantFrom(...codes);
};

describe.each(allForms)('the form $name', ({ definition }) => {
  const questions = definition.sections.flatMap(each => each.questions);
  const answers = fc.record(Object.fromEntries(questions.map(each => [each.linkId, answerTo(each)])), {
    requiredKeys: [],
  });
  test('is well formed, and asks nothing twice', () => {
    expect(FormDefinition.parse(definition)).toEqual(definition);
    const all = questions.map(({ linkId }) => linkId);
    expect(new Set(all).size).toBe(all.length);
    for (const { enableWhen, score } of questions)
      for (const { question: id } of [...enableWhen, ...(score?.inputs ?? [])]) expect(all).toContain(id);
  });
  test('keeps what it asks, and drops what it does not', () => {
    fc.assert(
      fc.property(answers, given => {
        const list = toAnswerList(definition, given);
        const kept = fromAnswerList(definition, list);
        expect(toAnswerList(definition, kept)).toEqual(list);
        for (const [key, value] of Object.entries(kept)) expect(value).toEqual(given[key]);
        expect(problemsOf(definition, kept)).toEqual(problemsOf(definition, given));
      }),
    );
  });
});
