import * as z from 'zod/mini';
import { Figure } from '../kernel/scalars.js';
import { findingsIn } from '../record/odontogram.js';
import type { FormCondition, FormDefinition, FormQuestion, FormSection } from './definition.js';

/** One answer: a number, a text, or a choice's code. `group` numbers the repetitions of a section from 0. */
export const answerShape = <Text extends z.core.$ZodType<string>, Code extends z.core.$ZodType<string>>(
  text: () => Text,
  code: () => Code,
) =>
  z.object({
    linkId: code(),
    group: z.int(),
    number: z.nullable(Figure),
    text: z.nullable(text()),
    code: z.nullable(text()),
  });

export const FormAnswer = answerShape(
  () => z.string().check(z.maxLength(10_000)),
  () => z.string().check(z.maxLength(80)),
);
export type FormAnswer = z.infer<typeof FormAnswer>;

/** The value of a form's field; for a choice of several, a list of codes. */
export type AnswerValue = number | string | readonly string[] | null;
/** The values of a form's fields, by `answerKey`. */
export type Answers = Readonly<Record<string, AnswerValue | undefined>>;

export const answerKey = (linkId: string, group: number): string => (group === 0 ? linkId : `${linkId}#${group}`);

/** Maximum number of repetitions of a section. */
export const MOST_GROUPS = 20;

const isNumeric = ({ type }: FormQuestion) => type === 'integer' || type === 'decimal';
const isCoded = ({ type }: FormQuestion) => type === 'choice' || type === 'boolean';

export const isAnswered = (value: AnswerValue | undefined): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

export const BOOLEAN_CODES = ['true', 'false'] as const;

/** The codes of a question's choices. */
export const codesOf = (question: FormQuestion): readonly string[] =>
  question.type === 'boolean' ? BOOLEAN_CODES : question.options.map(({ code }) => code);

/** How many repetitions of a section the form has. */
export const groupsOf = (section: FormSection, answers: Answers): number => {
  if (!section.repeats) return 1;
  let last = 0;
  const ids = new Set(section.questions.map(({ linkId }) => linkId));
  for (const key of Object.keys(answers)) {
    const [linkId = '', group] = key.split('#');
    if (group !== undefined && ids.has(linkId)) last = Math.max(last, Number(group));
  }
  return Math.min(last + 1, MOST_GROUPS);
};

const holds = ({ is, code, number }: FormCondition, value: AnswerValue | undefined): boolean => {
  const answered = isAnswered(value);
  if (is === 'answered' || is === 'unanswered') return answered === (is === 'answered');
  if (!answered) return false;
  if (is === 'at_least') return typeof value === 'number' && number !== null && value >= number;
  if (is === 'at_most') return typeof value === 'number' && number !== null && value <= number;
  const equal =
    typeof value === 'number' ? value === number : Array.isArray(value) ? value.includes(code) : value === code;
  return equal === (is === 'equal');
};

/** Which questions are asked, given these answers; the answer to a hidden question does not meet any condition. */
export class Shown {
  private readonly sectionOf = new Map<string, FormSection>();
  private readonly questions = new Map<string, FormQuestion>();
  private readonly known = new Map<string, boolean>();

  constructor(
    definition: FormDefinition,
    private readonly answers: Answers,
  ) {
    for (const section of definition.sections)
      for (const question of section.questions) {
        this.sectionOf.set(question.linkId, section);
        this.questions.set(question.linkId, question);
      }
  }

  section(section: FormSection): boolean {
    return this.remembered(`/${section.linkId}`, () => this.enabled(section, 0, section));
  }

  question(question: FormQuestion, group: number): boolean {
    const section = this.sectionOf.get(question.linkId);
    return this.remembered(
      answerKey(question.linkId, group),
      () => section !== undefined && this.section(section) && this.enabled(question, group, section),
    );
  }

  /** A circular condition hides its question. */
  private remembered(key: string, decide: () => boolean): boolean {
    const known = this.known.get(key);
    if (known !== undefined) return known;
    this.known.set(key, false);
    const shown = decide();
    this.known.set(key, shown);
    return shown;
  }

  private enabled(
    { enableWhen, enableAll }: Pick<FormQuestion, 'enableWhen' | 'enableAll'>,
    group: number,
    own: FormSection,
  ): boolean {
    if (enableWhen.length === 0) return true;
    const met = (condition: FormCondition): boolean => {
      const question = this.questions.get(condition.question);
      if (!question) return false;
      const at = this.sectionOf.get(condition.question) === own ? group : 0;
      const value = this.question(question, at) ? this.answers[answerKey(condition.question, at)] : null;
      return holds(condition, value);
    };
    return enableAll ? enableWhen.every(met) : enableWhen.some(met);
  }
}

export interface FormProblem {
  linkId: string;
  group: number;
  problem: 'required' | 'range' | 'invalid';
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The problem of an answer, or null. */
export const problemOf = (question: FormQuestion, value: AnswerValue | undefined): FormProblem['problem'] | null => {
  if (question.type === 'display' || question.type === 'score') return null;
  if (!isAnswered(value)) return question.required ? 'required' : null;
  if (isNumeric(question)) {
    if (typeof value !== 'number' || !Number.isFinite(value)) return 'invalid';
    if (question.type === 'integer' && !Number.isInteger(value)) return 'invalid';
    return value < (question.least ?? -Infinity) || value > (question.most ?? Infinity) ? 'range' : null;
  }
  if (isCoded(question)) {
    const codes = Array.isArray(value) ? value : [value];
    const several = codes.length > 1 && !question.repeats;
    return several || codes.some(code => !codesOf(question).includes(code)) ? 'invalid' : null;
  }
  if (typeof value !== 'string') return 'invalid';
  if (question.type === 'date') return DATE.test(value) && !Number.isNaN(Date.parse(value)) ? null : 'invalid';
  if (question.type === 'time') return TIME.test(value) ? null : 'invalid';
  if (question.type === 'odontogram') return findingsIn(value) === null ? 'invalid' : null;
  return value.length <= 10_000 ? null : 'invalid';
};

/** Every question that is asked, with its section and repetition. */
export function* asked(
  definition: FormDefinition,
  answers: Answers,
): Generator<{ question: FormQuestion; group: number }> {
  const shown = new Shown(definition, answers);
  for (const section of definition.sections) {
    if (!shown.section(section)) continue;
    const groups = groupsOf(section, answers);
    for (let group = 0; group < groups; group++)
      for (const question of section.questions) if (shown.question(question, group)) yield { question, group };
  }
}

/** Problems that prevent signing. */
export const problemsOf = (definition: FormDefinition, answers: Answers): FormProblem[] =>
  [...asked(definition, answers)].flatMap(({ question, group }) => {
    const problem = problemOf(question, answers[answerKey(question.linkId, group)]);
    return problem ? [{ linkId: question.linkId, group, problem }] : [];
  });

/** The answers for sending, without those to hidden questions. */
export const toAnswerList = (definition: FormDefinition, answers: Answers): FormAnswer[] =>
  [...asked(definition, answers)].flatMap(({ question, group }): FormAnswer[] => {
    const value = answers[answerKey(question.linkId, group)];
    if (!isAnswered(value) || question.type === 'display' || question.type === 'score') return [];
    const place = { linkId: question.linkId, group, number: null, text: null, code: null };
    if (typeof value === 'number') return [{ ...place, number: value }];
    if (Array.isArray(value)) return value.map(code => ({ ...place, code }));
    const said = value as string;
    return [isCoded(question) ? { ...place, code: said } : { ...place, text: said }];
  });

/** Sent answers as a form's field values; answers to unknown questions are dropped. */
export const fromAnswerList = (definition: FormDefinition, list: readonly FormAnswer[]): Answers => {
  const questions = new Map(definition.sections.flatMap(({ questions }) => questions.map(each => [each.linkId, each])));
  const answers: Record<string, AnswerValue> = {};
  for (const { linkId, group, number, text, code } of list) {
    const question = questions.get(linkId);
    if (!question) continue;
    const key = answerKey(linkId, group);
    const before = answers[key];
    if (code !== null && question.repeats) answers[key] = [...(Array.isArray(before) ? before : []), code];
    else answers[key] = number ?? text ?? code;
  }
  return answers;
};
