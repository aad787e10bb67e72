import { ruled, type AnyTable } from '../record/scores/rule.js';
import { outcomeOf, scoreTables } from '../record/scores/tables.js';
import {
  commonOutcomes,
  scored,
  type ScoreOutcome,
  type ScorePart,
  type ScoreResult,
  type ScoreValue,
} from '../record/scores/score.js';
import { answerKey, asked, isAnswered, type AnswerValue, type Answers } from './answers.js';
import type { FormDefinition, FormQuestion, FormScore } from './definition.js';

/** A form's score: the question that shows it, its result, and the rule. */
export interface FormScoreResult extends ScoreResult {
  linkId: string;
  group: number;
}

/** Table name of a form's own sums, whose bands are in the form. */
export const SUM = 'sum';

/** Points of an answer by the form itself. */
const pointsOf = (question: FormQuestion, value: AnswerValue): number | null => {
  if (typeof value === 'number') return value;
  const codes = Array.isArray(value) ? value : [value];
  const points = codes.map(code => question.options.find(option => option.code === code)?.points ?? null);
  return points.reduce<number | null>((sum, each) => (sum === null || each === null ? null : sum + each), 0);
};

/** The total's band: the last that begins at or below it. */
const bandOf = ({ bands }: FormScore, total: number) =>
  bands.toSorted((a, b) => a.from - b.from).findLast(({ from }) => from <= total);

interface Found {
  question: FormQuestion;
  value: AnswerValue;
}

const summed = (score: FormScore, find: (linkId: string) => Found | null, version: string): ScoreResult => {
  const parts: ScorePart[] = [];
  const missing: string[] = [];
  for (const { input, question } of score.inputs) {
    const found = find(question);
    // A hidden question counts as nothing; one that is asked and unanswered is missing.
    if (!found) continue;
    const points = isAnswered(found.value) ? pointsOf(found.question, found.value) : null;
    if (points === null) missing.push(input);
    else
      parts.push({
        input,
        points,
        rule: typeof found.value === 'number' ? String(found.value) : [found.value].join('+'),
      });
  }
  const result = { table: SUM, version, missing, parts };
  if (missing.length > 0 || parts.length === 0) return { ...result, total: null, outcome: 'incomplete' };
  const total = parts.reduce((sum, { points }) => sum + (points ?? 0), 0);
  return { ...result, total, outcome: bandOf(score, total)?.code ?? '' };
};

/** What a table makes of the answers that a score names. */
const counted = (table: AnyTable, { inputs }: FormScore, find: (linkId: string) => Found | null): ScoreResult => {
  const values = inputs.map(({ input, question }) => [input, find(question)?.value ?? null] as const);
  if ('judge' in table) return ruled(table, Object.fromEntries(values));
  const single = values.map(([input, value]): [string, ScoreValue] => [
    input,
    Array.isArray(value) ? null : (value as ScoreValue),
  ]);
  return scored(table, Object.fromEntries(single));
};

/**
 * Results of all scores that are asked for. `version` is the form's, by which its own sums are computed; `tables` are
 * those that it may use.
 */
export const scoresOf = (
  definition: FormDefinition,
  version: number,
  answers: Answers,
  tables: readonly AnyTable[] = scoreTables,
): FormScoreResult[] => {
  const all = [...asked(definition, answers)];
  const questions = new Map(all.map(({ question, group }) => [answerKey(question.linkId, group), question]));
  return all.flatMap(({ question: { linkId, score }, group }): FormScoreResult[] => {
    if (score === null) return [];
    const find = (id: string): Found | null => {
      const key = questions.has(answerKey(id, group)) ? answerKey(id, group) : id;
      const question = questions.get(key);
      return question ? { question, value: answers[key] ?? null } : null;
    };
    const place = { linkId, group };
    if (score.table === null) return [{ ...place, ...summed(score, find, String(version)) }];
    const table = tables.findLast(each => each.table === score.table);
    return table ? [{ ...place, ...counted(table, score, find) }] : [];
  });
};

/** The outcome of a form's score, in words. */
export const scoreOutcome = (
  definition: FormDefinition,
  result: FormScoreResult,
  tables: readonly AnyTable[] = scoreTables,
): ScoreOutcome => {
  if (result.table !== SUM) return outcomeOf(result, tables);
  if (result.outcome === 'incomplete') return commonOutcomes.incomplete;
  const question = definition.sections
    .flatMap(({ questions }) => questions)
    .find(({ linkId }) => linkId === result.linkId);
  const band = question?.score?.bands.find(({ code }) => code === result.outcome);
  return band ? { ...band.text, tone: band.tone } : { id: '', en: '', tone: 'neutral' };
};

/** The question that provides a score's input. */
export const inputQuestion = (definition: FormDefinition, linkId: string, input: string): FormQuestion | undefined => {
  const questions = definition.sections.flatMap(section => section.questions);
  const from = questions
    .find(each => each.linkId === linkId)
    ?.score?.inputs.find(each => each.input === input)?.question;
  return questions.find(each => each.linkId === from);
};
