import { newestTable } from '../record/scores/tables.js';
import { codesOf } from './answers.js';
import type { FormCondition, FormDefinition, FormQuestion, FormScore } from './definition.js';

export const DEFINITION_PROBLEMS = [
  'text_missing',
  'nothing_asked',
  'twice',
  'options_missing',
  'option_twice',
  'range_reversed',
  'condition_unknown',
  'condition_unmeant',
  'score_empty',
  'score_uncounted',
  'band_missing',
  'band_twice',
  'too_long',
] as const;
export type DefinitionProblem = (typeof DEFINITION_PROBLEMS)[number];

/** A problem and its section or question; if `linkId` is empty, it concerns the whole form. */
export interface ProblemOfDefinition {
  linkId: string;
  problem: DefinitionProblem;
}

/** A form may have this many questions at most. */
export const MOST_QUESTIONS = 500;
export const MOST_SECTIONS = 60;
export const MOST_OPTIONS = 100;

const repeated = (codes: readonly string[]): boolean => new Set(codes).size < codes.length;
const isNumber = ({ type }: FormQuestion) => type === 'integer' || type === 'decimal';

/** Whether the question can have the answer that the condition requires. */
const isMeant = ({ is, code, number }: FormCondition, question: FormQuestion): boolean => {
  if (is === 'answered' || is === 'unanswered') return true;
  if (is === 'at_least' || is === 'at_most' || isNumber(question)) return isNumber(question) && number !== null;
  const codes = codesOf(question);
  return codes.length === 0 ? (code ?? '') !== '' : codes.includes(code ?? '');
};

/** A condition may only refer to earlier questions, so that none is circular. */
const conditionProblem = (
  conditions: readonly FormCondition[],
  before: ReadonlyMap<string, FormQuestion>,
): DefinitionProblem | null => {
  for (const condition of conditions) {
    const question = before.get(condition.question);
    if (!question || question.type === 'score' || question.type === 'display') return 'condition_unknown';
    if (!isMeant(condition, question)) return 'condition_unmeant';
  }
  return null;
};

/** Whether every possible answer has points. */
const isCounted = (question: FormQuestion | undefined): boolean => {
  if (!question) return false;
  if (isNumber(question)) return true;
  return question.type === 'choice' && question.options.every(({ points }) => points !== null);
};

const scoreProblem = (
  { table, inputs, bands }: FormScore,
  questions: ReadonlyMap<string, FormQuestion>,
): DefinitionProblem | null => {
  if (inputs.length === 0) return 'score_empty';
  if (table !== null) {
    const wanted = newestTable(table)?.inputs.map(({ input }) => input) ?? [];
    const isWhole = wanted.length > 0 && wanted.every(input => inputs.some(each => each.input === input));
    return isWhole && inputs.every(({ question }) => questions.has(question)) ? null : 'score_uncounted';
  }
  if (!inputs.every(({ question }) => isCounted(questions.get(question)))) return 'score_uncounted';
  if (bands.some(({ text }) => text.id === '')) return 'band_missing';
  return repeated(bands.map(({ from }) => String(from))) || repeated(bands.map(({ code }) => code))
    ? 'band_twice'
    : null;
};

const questionProblem = (
  question: FormQuestion,
  before: ReadonlyMap<string, FormQuestion>,
  questions: ReadonlyMap<string, FormQuestion>,
): DefinitionProblem | null => {
  const { type, text, options, least, most, score } = question;
  if (text.id === '') return 'text_missing';
  if (type === 'choice') {
    if (options.length === 0 || options.some(option => option.text.id === '')) return 'options_missing';
    if (repeated(options.map(({ code }) => code))) return 'option_twice';
    if (options.length > MOST_OPTIONS) return 'too_long';
  }
  if (least !== null && most !== null && least > most) return 'range_reversed';
  if (type === 'score') {
    const problem = score ? scoreProblem(score, questions) : 'score_empty';
    if (problem) return problem;
  }
  return conditionProblem(question.enableWhen, before);
};

/** Problems that prevent publishing a form, in the order of its questions. */
export const definitionProblems = ({ title, sections }: FormDefinition): ProblemOfDefinition[] => {
  const found: ProblemOfDefinition[] = [];
  const add = (linkId: string, problem: DefinitionProblem | null) => problem && found.push({ linkId, problem });
  const all = sections.flatMap(section => section.questions);
  const questions = new Map(all.map(each => [each.linkId, each]));
  if (title.id === '') add('', 'text_missing');
  if (!all.some(({ type }) => type !== 'display' && type !== 'score')) add('', 'nothing_asked');
  if (all.length > MOST_QUESTIONS || sections.length > MOST_SECTIONS) add('', 'too_long');
  const before = new Map<string, FormQuestion>();
  const seen = new Set<string>();
  // A section may have the same name as a question.
  const twice = (key: string): boolean => seen.size === seen.add(key).size;
  for (const section of sections) {
    if (twice(`/${section.linkId}`)) add(section.linkId, 'twice');
    else if (section.text.id === '') add(section.linkId, 'text_missing');
    else add(section.linkId, conditionProblem(section.enableWhen, before));
    for (const question of section.questions) {
      if (twice(question.linkId)) add(question.linkId, 'twice');
      else add(question.linkId, questionProblem(question, before, questions));
      before.set(question.linkId, question);
    }
  }
  return found;
};
