import * as z from 'zod/mini';
import type { Gender } from '../kernel/enums.js';

/** The answer to a question of safety; "not known" is an answer, too. */
export const SafetyAnswer = z.enum(['yes', 'no', 'unknown']);
export type SafetyAnswer = z.infer<typeof SafetyAnswer>;

export const KidneyFunction = z.enum(['normal', 'impaired', 'unknown']);
export type KidneyFunction = z.infer<typeof KidneyFunction>;

const answer = z._default(z.nullable(SafetyAnswer), null);

/** What is asked before an examination; null is a question that was not asked. */
export const Safety = z.object({
  pregnancy: answer,
  contrastAllergy: answer,
  kidneyFunction: z._default(z.nullable(KidneyFunction), null),
  implants: answer,
});
export type Safety = z.infer<typeof Safety>;
export type SafetyQuestion = keyof Safety;

export const nothingAnswered: Safety = {
  ...{ pregnancy: null, contrastAllergy: null, kidneyFunction: null, implants: null },
};

/** The ages in years at which a woman is asked whether she is pregnant. */
const FERTILE = { from: 10, to: 55 };

interface Asked {
  gender: Gender;
  /** Years; null where her birth date is not known. */
  age: number | null;
}

/** The questions that must be answered before these examinations of this patient are ordered. */
export const questionsOf = (
  { gender, age }: Asked,
  examinations: readonly { contrast: boolean; magnetic: boolean }[],
): SafetyQuestion[] => {
  const isFertile = gender === 'female' && (age === null || (age >= FERTILE.from && age <= FERTILE.to));
  const questions: SafetyQuestion[] = isFertile ? ['pregnancy'] : [];
  if (examinations.some(({ contrast }) => contrast)) questions.push('contrastAllergy', 'kidneyFunction');
  if (examinations.some(({ magnetic }) => magnetic)) questions.push('implants');
  return questions;
};

/** The answers that ask for care: each is pointed out to whoever examines. */
export const risksIn = (safety: Safety): SafetyQuestion[] =>
  (Object.keys(nothingAnswered) as SafetyQuestion[]).filter(question => {
    const given = safety[question];
    return given === 'yes' || given === 'impaired' || given === 'unknown';
  });
