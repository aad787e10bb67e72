import { dateOf } from '../record/scores/days.js';
import type { AnyTable, RuleTable } from '../record/scores/rule.js';
import { outcomeOf, scoreTables } from '../record/scores/tables.js';
import { answerKey, asked, fromAnswerList, isAnswered, type AnswerValue, type FormAnswer } from './answers.js';
import type { FormScoreResult } from './scoring.js';
import type { FormCondition, FormDefinition, FormQuestion } from './definition.js';

type Json = Record<string, unknown>;

const types: Readonly<Record<FormQuestion['type'], string>> = {
  display: 'display',
  boolean: 'boolean',
  choice: 'choice',
  integer: 'integer',
  decimal: 'decimal',
  string: 'string',
  text: 'text',
  date: 'date',
  time: 'time',
  score: 'decimal',
  odontogram: 'text',
};
const operators: Readonly<Record<FormCondition['is'], string>> = {
  answered: 'exists',
  unanswered: 'exists',
  equal: '=',
  not_equal: '!=',
  at_least: '>=',
  at_most: '<=',
};
const extension = (name: string) => `http://hl7.org/fhir/StructureDefinition/${name}`;

/** Code system of a form's own codes, by the form's address. */
const systemOf = (url: string) => `${url}#codes`;

const conditionOf =
  (definition: FormDefinition, url: string) =>
  (condition: FormCondition): Json => {
    const { question, is, code, number } = condition;
    const asks = definition.sections.flatMap(({ questions }) => questions).find(({ linkId }) => linkId === question);
    const isBoolean = asks?.type === 'boolean';
    const answer =
      is === 'answered' || is === 'unanswered'
        ? { answerBoolean: is === 'answered' }
        : number !== null
          ? asks?.type === 'integer'
            ? { answerInteger: number }
            : { answerDecimal: number }
          : isBoolean
            ? { answerBoolean: code === 'true' }
            : asks?.type === 'choice'
              ? { answerCoding: { system: systemOf(url), code } }
              : { answerString: code };
    return { question, operator: operators[is], ...answer };
  };

const enabled = (definition: FormDefinition, url: string, of: Pick<FormQuestion, 'enableWhen' | 'enableAll'>): Json =>
  of.enableWhen.length === 0
    ? {}
    : {
        enableWhen: of.enableWhen.map(conditionOf(definition, url)),
        ...(of.enableWhen.length > 1 && { enableBehavior: of.enableAll ? 'all' : 'any' }),
      };

/** The rule by which a question's result is found; null where points are added up, or where it is no result. */
const ruleOf = ({ score }: FormQuestion, tables: readonly AnyTable[]): RuleTable | null => {
  const table = tables.findLast(each => each.table === score?.table);
  return table && 'judge' in table ? table : null;
};

/** A rule's result is a class, a date, or a number. */
const resultType = (question: FormQuestion, tables: readonly AnyTable[]): string => {
  const rule = ruleOf(question, tables);
  if (rule === null) return types[question.type];
  if (rule.figure === undefined) return 'choice';
  return rule.figure === 'date' ? 'date' : 'decimal';
};

/** The classes of a rule, or a question's choices. */
const optionsOf = (question: FormQuestion, tables: readonly AnyTable[]): { code: string; display: string }[] => {
  const rule = ruleOf(question, tables);
  return rule && rule.figure === undefined
    ? Object.entries(rule.outcomes).map(([code, { id }]) => ({ code, display: id }))
    : question.options.map(({ code, text }) => ({ code, display: text.id }));
};

const offered = (options: ReturnType<typeof optionsOf>, url: string): Json =>
  options.length > 0
    ? { answerOption: options.map(option => ({ valueCoding: { system: systemOf(url), ...option } })) }
    : {};

/** A form as a FHIR R4 Questionnaire. `url` is its address, `version` its version. */
export const toQuestionnaire = (
  definition: FormDefinition,
  url: string,
  version: number,
  tables: readonly AnyTable[] = scoreTables,
): Json => ({
  resourceType: 'Questionnaire',
  url,
  version: String(version),
  status: 'active',
  title: definition.title.id,
  item: definition.sections.map(section => ({
    linkId: section.linkId,
    text: section.text.id,
    type: 'group',
    repeats: section.repeats,
    ...enabled(definition, url, section),
    item: section.questions.map(question => ({
      linkId: question.linkId,
      text: question.text.id,
      type: resultType(question, tables),
      ...(question.type !== 'display' && { required: question.required, repeats: question.repeats }),
      ...(question.type === 'score' && { readOnly: true }),
      ...(question.coding && { code: [{ ...question.coding }] }),
      ...enabled(definition, url, question),
      ...offered(optionsOf(question, tables), url),
      ...extended(question),
    })),
  })),
});

const extended = ({ least, most, unit, type }: FormQuestion): Json => {
  const value = type === 'integer' ? 'valueInteger' : 'valueDecimal';
  const all = [
    ...(least === null ? [] : [{ url: extension('minValue'), [value]: least }]),
    ...(most === null ? [] : [{ url: extension('maxValue'), [value]: most }]),
    ...(unit === null
      ? []
      : [{ url: extension('questionnaire-unit'), valueCoding: { system: 'http://unitsofmeasure.org', code: unit } }]),
  ];
  return all.length === 0 ? {} : { extension: all };
};

/** Data of a signed form. */
export interface Response {
  url: string;
  formVersion: number;
  patient: string;
  encounter: string;
  author: string;
  authored: string;
  status: 'completed' | 'amended' | 'entered-in-error';
  answers: readonly FormAnswer[];
  scores: readonly FormScoreResult[];
  /** The tables that the form may use. */
  tables?: readonly AnyTable[];
}

/** A score's total, or what a rule came to; nothing while it is incomplete. */
const resultOf = (question: FormQuestion, score: FormScoreResult, url: string, tables: readonly AnyTable[]): Json[] => {
  const { total, outcome } = score;
  const rule = ruleOf(question, tables);
  if (rule?.figure === 'date' && total !== null) return [{ valueDate: dateOf(total) }];
  if (total !== null && (rule === null || rule.figure !== undefined)) return [{ valueDecimal: total }];
  if (rule === null || rule.outcomes[outcome] === undefined || rule.figure !== undefined) return [];
  return [{ valueCoding: { system: systemOf(url), code: outcome, display: outcomeOf(score, tables).id } }];
};

const answersOf = (question: FormQuestion, value: AnswerValue, url: string): Json[] => {
  const each = Array.isArray(value) ? value : [value];
  return each.map(one => {
    switch (question.type) {
      case 'integer':
        return { valueInteger: one };
      case 'decimal':
        return { valueDecimal: one };
      case 'boolean':
        return { valueBoolean: one === 'true' };
      case 'choice': {
        const display = question.options.find(({ code }) => code === one)?.text.id;
        return { valueCoding: { system: systemOf(url), code: one, ...(display !== undefined && { display }) } };
      }
      case 'date':
        return { valueDate: one };
      case 'time':
        return { valueTime: `${String(one)}:00` };
      default:
        return { valueString: one };
    }
  });
};

/** A signed form as a FHIR R4 QuestionnaireResponse to the version that was filled in. */
export const toQuestionnaireResponse = (definition: FormDefinition, response: Response): Json => {
  const answers = fromAnswerList(definition, response.answers);
  const all = [...asked(definition, answers)];
  const itemOf = (question: FormQuestion, group: number): Json[] => {
    const place = { linkId: question.linkId, text: question.text.id };
    const score = response.scores.find(each => each.linkId === question.linkId && each.group === group);
    if (score) {
      const answer = resultOf(question, score, response.url, response.tables ?? scoreTables);
      return answer.length === 0 ? [] : [{ ...place, answer }];
    }
    const value = answers[answerKey(question.linkId, group)] ?? null;
    return isAnswered(value) ? [{ ...place, answer: answersOf(question, value, response.url) }] : [];
  };
  const item = definition.sections.flatMap(section => {
    const own = all.filter(({ question }) => section.questions.includes(question));
    const groups = [...new Set(own.map(({ group }) => group))];
    return groups.flatMap(group => {
      const items = own.filter(each => each.group === group).flatMap(({ question }) => itemOf(question, group));
      return items.length === 0 ? [] : [{ linkId: section.linkId, text: section.text.id, item: items }];
    });
  });
  return {
    resourceType: 'QuestionnaireResponse',
    questionnaire: `${response.url}|${response.formVersion}`,
    status: response.status,
    subject: { reference: response.patient },
    encounter: { reference: response.encounter },
    author: { reference: response.author },
    authored: response.authored,
    item,
  };
};
