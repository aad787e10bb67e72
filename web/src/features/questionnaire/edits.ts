import { form, question, scoreQuestions, section } from '@alur/contracts/questionnaire/builders';
import type {
  FormCondition,
  FormDefinition,
  FormQuestion,
  FormSection,
  QuestionType,
} from '@alur/contracts/questionnaire/definition';

const nothing = { id: '', en: '' };

/** An id that no version of any form has: a new question must not inherit the answers of a removed one. */
export const newId = (prefix: string): string => `${prefix}-${crypto.randomUUID().slice(0, 8)}`;

export const newQuestion = (type: QuestionType = 'string'): FormQuestion =>
  ofType(question(type, newId('q'), '', ''), type);
export const newSection = (): FormSection => section(newId('s'), nothing, [newQuestion()]);
export const newForm = (): FormDefinition => form(nothing, newSection());

const newOption = () => ({ code: newId('o'), text: { ...nothing }, points: null });

/** Changes the answer type of a question, and drops what belongs to the former type. */
export const ofType = (asks: FormQuestion, type: QuestionType): FormQuestion => {
  const isNumber = type === 'integer' || type === 'decimal';
  return {
    ...asks,
    type,
    required: asks.required && type !== 'score' && type !== 'display',
    repeats: asks.repeats && type === 'choice',
    options: type === 'choice' ? (asks.options.length > 0 ? asks.options : [newOption(), newOption()]) : [],
    unit: isNumber ? asks.unit : null,
    least: isNumber ? asks.least : null,
    most: isNumber ? asks.most : null,
    coding: isNumber ? asks.coding : null,
    initial: null,
    score: type === 'score' ? (asks.score ?? { table: null, inputs: [], bands: [] }) : null,
  };
};

export const addOption = (asks: FormQuestion): FormQuestion => ({ ...asks, options: [...asks.options, newOption()] });

/** Changes, removes or moves an item of a list. */
export const changed = <T>(list: readonly T[], at: number, change: (item: T) => T): T[] =>
  list.map((item, index) => (index === at ? change(item) : item));
export const without = <T>(list: readonly T[], at: number): T[] => list.filter((_item, index) => index !== at);
export const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  return without(list, from).toSpliced(to, 0, item);
};

const withSections = (definition: FormDefinition, sections: FormSection[]): FormDefinition => ({
  ...definition,
  sections,
});

export const changeSection = (
  definition: FormDefinition,
  at: number,
  change: (section: FormSection) => FormSection,
): FormDefinition => withSections(definition, changed(definition.sections, at, change));

export const addSection = (definition: FormDefinition): FormDefinition =>
  withSections(definition, [...definition.sections, newSection()]);

export const moveSection = (definition: FormDefinition, from: number, to: number): FormDefinition =>
  withSections(definition, moved(definition.sections, from, to));

/** Removes conditions and scores that refer to questions which are gone. */
const forgetting = (definition: FormDefinition): FormDefinition => {
  const asked = new Set(definition.sections.flatMap(({ questions }) => questions.map(({ linkId }) => linkId)));
  const kept = (conditions: readonly FormCondition[]) => conditions.filter(each => asked.has(each.question));
  return withSections(
    definition,
    definition.sections.map(each => ({
      ...each,
      enableWhen: kept(each.enableWhen),
      questions: each.questions.map(asks => ({
        ...asks,
        enableWhen: kept(asks.enableWhen),
        score: asks.score && { ...asks.score, inputs: asks.score.inputs.filter(input => asked.has(input.question)) },
      })),
    })),
  );
};

export const removeSection = (definition: FormDefinition, at: number): FormDefinition =>
  forgetting(withSections(definition, without(definition.sections, at)));

export const addQuestion = (definition: FormDefinition, at: number, asks: FormQuestion): FormDefinition =>
  changeSection(definition, at, each => ({ ...each, questions: [...each.questions, asks] }));

export const changeQuestion = (definition: FormDefinition, asks: FormQuestion): FormDefinition =>
  withSections(
    definition,
    definition.sections.map(each =>
      each.questions.some(({ linkId }) => linkId === asks.linkId)
        ? { ...each, questions: each.questions.map(one => (one.linkId === asks.linkId ? asks : one)) }
        : each,
    ),
  );

export const removeQuestion = (definition: FormDefinition, linkId: string): FormDefinition =>
  forgetting(
    withSections(
      definition,
      definition.sections.map(each => ({
        ...each,
        questions: each.questions.filter(one => one.linkId !== linkId),
      })),
    ),
  );

/** Moves a question one place up or down, past the end of its section into the next. */
export const moveQuestion = (definition: FormDefinition, linkId: string, by: 1 | -1): FormDefinition => {
  const from = definition.sections.findIndex(({ questions }) => questions.some(one => one.linkId === linkId));
  const own = definition.sections[from];
  if (!own) return definition;
  const at = own.questions.findIndex(one => one.linkId === linkId);
  if (at + by >= 0 && at + by < own.questions.length)
    return changeSection(definition, from, each => ({ ...each, questions: moved(each.questions, at, at + by) }));
  const asks = own.questions[at];
  const next = definition.sections[from + by];
  if (!asks || !next) return definition;
  return withSections(
    definition,
    definition.sections.map((each, index) => {
      if (index === from) return { ...each, questions: without(each.questions, at) };
      if (index !== from + by) return each;
      return { ...each, questions: by > 0 ? [asks, ...each.questions] : [...each.questions, asks] };
    }),
  );
};

/** Adds the questions of a score whose table the application has, as a section of their own, at most once per form. */
export const addTable = (definition: FormDefinition, table: string, title: FormSection['text']): FormDefinition => {
  const isThere = definition.sections.some(({ questions }) => questions.some(({ score }) => score?.table === table));
  if (isThere) return definition;
  return withSections(definition, [...definition.sections, section(newId('s'), title, scoreQuestions(table))]);
};

/** The questions before a section or a question, which alone its conditions may refer to. */
export const askedBefore = (definition: FormDefinition, linkId: string): FormQuestion[] => {
  const before: FormQuestion[] = [];
  for (const each of definition.sections) {
    if (each.linkId === linkId) break;
    const at = each.questions.findIndex(one => one.linkId === linkId);
    before.push(...(at < 0 ? each.questions : each.questions.slice(0, at)));
    if (at >= 0) break;
  }
  return before.filter(({ type }) => type !== 'score' && type !== 'display');
};

/** Questions that a score can sum: numbers and choices. */
export const countable = (definition: FormDefinition): FormQuestion[] =>
  definition.sections
    .flatMap(({ questions }) => questions)
    .filter(({ type }) => type === 'integer' || type === 'decimal' || type === 'choice');
