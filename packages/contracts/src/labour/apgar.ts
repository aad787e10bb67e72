import * as z from 'zod/mini';

const points = z.int().check(z.gte(0), z.lte(2));

/** The five signs of the Apgar score at a minute of life, each 0 to 2 (DOMAIN 5.6). */
export const Apgar = z.object({
  minute: z.int().check(z.gte(1), z.lte(20)),
  ...{ colour: points, heart: points, reflex: points, tone: points, breathing: points },
});
export type Apgar = z.infer<typeof Apgar>;

export const apgarTotal = ({ colour, heart, reflex, tone, breathing }: Apgar): number =>
  colour + heart + reflex + tone + breathing;

/** DOMAIN 5.6: 7–10 normal, 4–6 moderate, 0–3 severe asphyxia. */
export const apgarBand = (total: number): 'normal' | 'moderate' | 'severe' => {
  if (total >= 7) return 'normal';
  return total >= 4 ? 'moderate' : 'severe';
};

/** DOMAIN-CLINICAL 7: if the score of the fifth minute is below 7, it is repeated at 10, 15 and 20. */
export const apgarMinutes = (scores: readonly Apgar[]): number[] => {
  const fifth = scores.find(({ minute }) => minute === 5);
  return fifth && apgarTotal(fifth) < 7 ? [1, 5, 10, 15, 20] : [1, 5];
};
