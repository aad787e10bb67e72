import type { Answer } from './clinic-app.js';

/** Of each answer `done`, or the code of its refusal. */
export const outcomesOf = (answers: readonly Answer[]): string[] =>
  answers.map(({ status, body }) => (status === 200 ? 'done' : String(body.error.code)));

/** The same of calls made at once, of which nobody knows which comes first. */
export const outcomesInAnyOrder = (answers: readonly Answer[]): string[] =>
  outcomesOf(answers).toSorted((a, b) => a.localeCompare(b));
