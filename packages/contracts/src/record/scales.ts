import * as z from 'zod/mini';

/** What is scored at the bedside by a table that the application holds (DOMAIN 5.10). */
export const CountedScale = z.enum(['nrs', 'flacc', 'nips', 'morse', 'humpty-dumpty', 'norton', 'mst']);
/** Totals whose tables it does not hold: typed, with where they were read. */
export const TypedScale = z.enum(['sofa', 'apache-2', 'edmonson']);
export const Scale = z.enum([...CountedScale.options, ...TypedScale.options]);
export type Scale = z.infer<typeof Scale>;

export const isTypedScale = (scale: Scale): boolean => (TypedScale.options as readonly string[]).includes(scale);

/** DOMAIN-CLINICAL 8: pain is scored again 30 to 60 minutes after it was treated; of the others no source says when. */
export const reassessIn = (scale: Scale): number | null =>
  scale === 'nrs' || scale === 'flacc' || scale === 'nips' ? 60 : null;
