import * as z from 'zod/mini';

/** What whoever comes to a demonstration is told: as whom she may enter, and how much of its past is there yet. */
export const Demonstration = z.object({
  logins: z.array(
    z.object({
      role: z.string(),
      roleName: z.string(),
      email: z.string(),
      password: z.string(),
      /** Where she works, as whom this is; null for who belongs to no facility. */
      merchantId: z.nullable(z.int()),
      facilityName: z.nullable(z.string()),
    }),
  ),
  /** Percent of the past that has arrived; null once all of it has. */
  arrived: z.nullable(z.int()),
});
export type Demonstration = z.infer<typeof Demonstration>;

/** The demonstration's day as it is played: how fast, at whose word, and how many visits by now. */
export const PlayedDay = z.object({
  visitsPerMinute: z.int(),
  by: z.string(),
  since: z.string(),
  visits: z.int(),
});
export type PlayedDay = z.infer<typeof PlayedDay>;

/** What the operator of a demonstration sees: how much of its past is there, and its day, if it is being played. */
export const DemonstrationDay = z.object({
  arrived: z.nullable(z.int()),
  isPossible: z.boolean(),
  played: z.nullable(PlayedDay),
});
export type DemonstrationDay = z.infer<typeof DemonstrationDay>;

export const PlayDayBody = z.object({ visitsPerMinute: z.int().check(z.gte(1), z.lte(60)) });
