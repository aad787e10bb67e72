import { describe, expect, test } from 'vitest';
import { initialNursing } from '../record/forms/initial-nursing.js';
import { allForms } from '../record/forms/all-forms.js';
import { toAnswerList } from './answers.js';
import { toQuestionnaire, toQuestionnaireResponse } from './fhir.js';
import { scoresOf } from './scoring.js';

const url = 'https://alur.id/forms/initial-nursing';
interface Item {
  linkId: string;
  type?: string;
  item?: Item[];
}
const itemIn = (items: Item[], linkId: string): Item | undefined =>
  items.flatMap(each => [each, ...(each.item ?? [])]).find(each => each.linkId === linkId);

describe('a form in FHIR', () => {
  test('says its conditions, choices, limits and units', () => {
    const { item } = toQuestionnaire(initialNursing, url, 1) as { item: Item[] };
    expect(itemIn(item, 'source.name')).toMatchObject({
      enableWhen: [
        { question: 'source', operator: '=', answerCoding: { code: 'family' } },
        { question: 'source', operator: '=', answerCoding: { code: 'other' } },
      ],
      enableBehavior: 'any',
    });
    expect(itemIn(item, 'counselling.topics')).toMatchObject({
      enableWhen: [{ question: 'counselled', operator: '=', answerBoolean: true }],
      repeats: true,
    });
    expect(itemIn(item, 'systolic')).toMatchObject({
      type: 'integer',
      code: [{ system: 'http://loinc.org', code: '8480-6' }],
      extension: [{ valueInteger: 40 }, { valueInteger: 300 }, { valueCoding: { code: 'mm[Hg]' } }],
    });
    expect(itemIn(item, 'gcs.total')).toMatchObject({ type: 'decimal', readOnly: true });
  });
  test.each(allForms)('$name asks each question once, under its section', ({ definition, tables }) => {
    const { item } = toQuestionnaire(definition, url, 1, tables) as { item: Item[] };
    expect(item.map(({ linkId }) => linkId)).toEqual(definition.sections.map(({ linkId }) => linkId));
    expect(item.flatMap(each => each.item ?? []).length).toBe(
      definition.sections.reduce((sum, { questions }) => sum + questions.length, 0),
    );
  });
  test('answers to the version that was asked, a repeated section as often as it was filled in', () => {
    const answers = {
      ...{ source: 'patient', complaint: 'Demam', systolic: 120, temperature: 38.5, mood: ['calm', 'sad'] },
      ...{ 'gcs.eye': '4', 'gcs.verbal': '5', 'gcs.motor': '6', counselled: 'true' },
      ...{ problem: 'Hipertermia', 'problem#1': 'Nyeri akut' },
    };
    const response = toQuestionnaireResponse(initialNursing, {
      ...{ url, formVersion: 1, patient: 'Patient/5', encounter: 'Encounter/3', author: 'Practitioner/7' },
      ...{ authored: '2026-11-23T08:00:00.000Z', status: 'completed' as const },
      answers: toAnswerList(initialNursing, answers),
      scores: scoresOf(initialNursing, 1, answers),
    }) as { questionnaire: string; item: Item[] };
    expect(response.questionnaire).toBe(`${url}|1`);
    expect(itemIn(response.item, 'systolic')).toMatchObject({ answer: [{ valueInteger: 120 }] });
    expect(itemIn(response.item, 'temperature')).toMatchObject({ answer: [{ valueDecimal: 38.5 }] });
    expect(itemIn(response.item, 'counselled')).toMatchObject({ answer: [{ valueBoolean: true }] });
    expect(itemIn(response.item, 'mood')).toMatchObject({
      answer: [{ valueCoding: { code: 'calm', display: 'Tenang' } }, { valueCoding: { code: 'sad' } }],
    });
    expect(itemIn(response.item, 'gcs.total')).toMatchObject({ answer: [{ valueDecimal: 15 }] });
    // An incomplete score has no total, and an unanswered question no item.
    expect(itemIn(response.item, 'blood-pressure.total')).toBeUndefined();
    expect(itemIn(response.item, 'illness')).toBeUndefined();
    expect(response.item.filter(({ linkId }) => linkId === 'problems').length).toBe(2);
  });
});
