import { answerKey, asked, fromAnswerList, isAnswered, type AnswerValue, type FormAnswer } from './answers.js';
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

/** A form as a FHIR R4 Questionnaire. `url` is its address, `version` its version. */
export const toQuestionnaire = (definition: FormDefinition, url: string, version: number): Json => ({
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
      type: types[question.type],
      ...(question.type !== 'display' && { required: question.required, repeats: question.repeats }),
      ...(question.type === 'score' && { readOnly: true }),
      ...(question.coding && { code: [{ ...question.coding }] }),
      ...enabled(definition, url, question),
      ...(question.options.length > 0 && {
        answerOption: question.options.map(option => ({
          valueCoding: { system: systemOf(url), code: option.code, display: option.text.id },
        })),
      }),
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
  scores: readonly { linkId: string; group: number; total: number | null }[];
}

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
    if (score) return score.total === null ? [] : [{ ...place, answer: [{ valueDecimal: score.total }] }];
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
