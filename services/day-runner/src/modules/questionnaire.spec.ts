import { expect, test } from 'vitest';
import type { LoggedEvent } from '../proof/logged-event.js';
import { filledInUnpublished } from './questionnaire.js';

const published = (version: number) =>
  ({ type: 'QuestionnairePublished', data: { questionnaireId: 7, version } }) as unknown as LoggedEvent;
const filled = (form: string, formVersion: number) =>
  ({ type: 'FormSigned', data: { form, formVersion } }) as unknown as LoggedEvent;

test('a facility’s own form is filled in by a version that it has published', () => {
  expect(filledInUnpublished([published(1), filled('questionnaire-7', 1), filled('pain', 1)])).toBe(0);
  expect(filledInUnpublished([published(1), filled('questionnaire-7', 2), published(2)])).toBe(1);
  expect(filledInUnpublished([published(1), filled('questionnaire-8', 1)])).toBe(1);
});
