import type { Said } from '../kernel/words.js';
import type { ScoreTable } from '../record/scores/score.js';
import { newestTable } from '../record/scores/tables.js';
import type { FormDefinition, FormQuestion, FormSection } from './definition.js';

const always = { enableWhen: [], enableAll: true };
const bare = {
  ...always,
  hint: null,
  required: false,
  repeats: false,
  options: [],
  coding: null,
  unit: null,
  least: null,
  most: null,
  initial: null,
  score: null,
};

export type More = Partial<Omit<FormQuestion, 'linkId' | 'type' | 'text'>>;

/** A question with defaults for all properties that are not given. */
export const question = (
  type: FormQuestion['type'],
  linkId: string,
  id: string,
  en: string,
  more: More = {},
): FormQuestion => ({ ...bare, type, linkId, text: { id, en }, ...more });

/** The choices of a question: code, Indonesian, English. */
export const choices = (
  ...all: readonly (readonly [code: string, id: string, en: string])[]
): FormQuestion['options'] => all.map(([code, id, en]) => ({ code, text: { id, en }, points: null }));

/** Asked only where another question has this answer. */
export const when = (linkId: string, ...codes: readonly string[]): Pick<FormQuestion, 'enableWhen' | 'enableAll'> => ({
  enableWhen: codes.map(code => ({ question: linkId, is: 'equal', code, number: null })),
  enableAll: false,
});

export const section = (
  linkId: string,
  text: Said,
  questions: readonly FormQuestion[],
  more: Partial<Omit<FormSection, 'linkId' | 'text' | 'questions'>> = {},
): FormSection => ({
  ...always,
  repeats: false,
  linkId,
  text: { id: text.id, en: text.en },
  questions: [...questions],
  ...more,
});

export const form = (title: Said, ...sections: readonly FormSection[]): FormDefinition => ({
  title: { id: title.id, en: title.en },
  sections: [...sections],
});

const said = ({ id, en }: Said): Said => ({ id, en });

/**
 * The questions of a score table, and its score. Inputs that other questions of the form provide are named in `from`.
 */
export const scoreQuestions = (
  of: string | ScoreTable,
  from: Readonly<Record<string, string>> = {},
  more: More = {},
): FormQuestion[] => {
  const known = typeof of === 'string' ? newestTable(of) : of;
  if (!known) throw new Error('no such table');
  const { table } = known;
  const linkOf = (input: string) => from[input] ?? `${table}.${input}`;
  const own = known.inputs.filter(({ input }) => from[input] === undefined);
  return [
    ...own.map(input => {
      if ('options' in input) {
        const options = input.options.map(({ code, points, ...words }) => ({ code, text: said(words), points }));
        return question('choice', linkOf(input.input), input.id, input.en, { options, ...more });
      }
      const { least, most, unit, decimals } = input;
      const type = decimals === 0 ? 'integer' : 'decimal';
      return question(type, linkOf(input.input), input.id, input.en, { least, most, unit, ...more });
    }),
    question('score', `${table}.total`, known.id, known.en, {
      hint: known.hint ? said(known.hint) : null,
      ...more,
      required: false,
      score: { table, inputs: known.inputs.map(({ input }) => ({ input, question: linkOf(input) })), bands: [] },
    }),
  ];
};
