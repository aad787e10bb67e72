import type { FormAnswer } from '../../questionnaire/answers.js';

/** The question by which a form says which operation it is about: the number of its request. */
export const SURGERY_NUMBER = 'surgery.number';

/** The operation that a form is about; null for all other forms. */
export const surgeryIn = (answers: readonly Pick<FormAnswer, 'linkId' | 'number'>[]): number | null =>
  answers.find(({ linkId }) => linkId === SURGERY_NUMBER)?.number ?? null;
