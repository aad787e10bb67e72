import * as z from 'zod/mini';

/** Scales whose tables the application has (DOMAIN 5.10). */
export const CountedScale = z.enum(['nrs', 'flacc', 'nips', 'morse', 'humpty-dumpty', 'norton', 'mst']);
/** Scales whose tables it does not have: their totals are typed, with their source. */
export const TypedScale = z.enum(['sofa', 'apache-2', 'edmonson']);
export const Scale = z.enum([...CountedScale.options, ...TypedScale.options]);
export type Scale = z.infer<typeof Scale>;

export const isTypedScale = (scale: Scale): boolean => (TypedScale.options as readonly string[]).includes(scale);

/**
 * DOMAIN-CLINICAL 8: pain is scored again 30 to 60 minutes after treatment; for other scales the sources state no time.
 */
export const reassessIn = (scale: Scale): number | null =>
  scale === 'nrs' || scale === 'flacc' || scale === 'nips' ? 60 : null;
