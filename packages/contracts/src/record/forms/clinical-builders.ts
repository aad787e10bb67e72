import { choices, question, type More } from '../../questionnaire/builders.js';
import type { FormQuestion } from '../../questionnaire/definition.js';
import { NOT_EXAMINED, type RuleTable } from '../scores/rule.js';

/** What a rule makes of the answers to the questions that are called like its inputs. */
export const verdict = (rule: RuleTable, more: More = {}): FormQuestion =>
  question('score', `${rule.table}.result`, rule.id, rule.en, {
    hint: rule.hint ?? null,
    ...more,
    score: { table: rule.table, inputs: rule.inputs.map(input => ({ input, question: input })), bands: [] },
  });

/** A list of signs, of which any may be there; that none is, or that it was not looked for, is an answer as well. */
export const signList = (
  linkId: string,
  id: string,
  en: string,
  signs: readonly (readonly [code: string, id: string, en: string])[],
  more: More = {},
): FormQuestion =>
  question('choice', linkId, id, en, {
    repeats: true,
    ...more,
    options: choices(...signs, ['none', 'Tidak ada', 'None'], [NOT_EXAMINED, 'Tidak diperiksa', 'Not examined']),
  });
