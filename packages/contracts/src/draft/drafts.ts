import * as z from 'zod/mini';

/** Which draft: what kind of writing (`soap-note`), and about what (a booking's id). One of each a person. */
export const DraftPlace = z.object({
  kind: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  target: z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,80}$/)),
});
export type DraftPlace = z.infer<typeof DraftPlace>;

/** `PUT /v2/draft/<kind>/<target>`: whatever the screen needs to go on where its writer left. */
export const DraftBody = z.object({ content: z.record(z.string(), z.unknown()) });

/** `GET` of the same answers this, or null where she left nothing. */
export const Draft = z.object({ content: z.record(z.string(), z.unknown()), updatedAt: z.string() });
export type Draft = z.infer<typeof Draft>;
