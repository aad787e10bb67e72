import * as z from 'zod/mini';

/** Identifies a draft: the kind of text (`soap-note`), and its target (a booking's id). Each user has one of each. */
export const DraftPlace = z.object({
  kind: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  target: z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,80}$/)),
});
export type DraftPlace = z.infer<typeof DraftPlace>;

/** `PUT /v2/draft/<kind>/<target>`: whatever the screen needs to continue the text. */
export const DraftBody = z.object({ content: z.record(z.string(), z.unknown()) });

/** `GET` on the same path answers this, or null if the user has no such draft. */
export const Draft = z.object({ content: z.record(z.string(), z.unknown()), updatedAt: z.string() });
export type Draft = z.infer<typeof Draft>;
