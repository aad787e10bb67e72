import type { Answers } from '../../questionnaire/answers.js';
import { scoresOf } from '../../questionnaire/scoring.js';
import type { FormContent } from './clinical-forms.js';

/** What a filled-in form comes to: the outcome of each of its tables that is asked for. */
export const outcomesOf = ({ definition, tables }: FormContent, answers: Answers): Record<string, string> =>
  Object.fromEntries(scoresOf(definition, 1, answers, tables).map(({ table, outcome }) => [table, outcome]));

/** The result of one table. */
export const resultOf = ({ definition, tables }: FormContent, answers: Answers, table: string) =>
  scoresOf(definition, 1, answers, tables).find(each => each.table === table);
