import * as z from 'zod/mini';

/** What a visitor of a demonstration is shown: the accounts that she may use, and how much of its past is written yet. */
export const Demonstration = z.object({
  logins: z.array(
    z.object({
      role: z.string(),
      roleName: z.string(),
      email: z.string(),
      password: z.string(),
      /** The facility where this account works; null if it belongs to none. */
      merchantId: z.nullable(z.int()),
      facilityName: z.nullable(z.string()),
    }),
  ),
  /** Percent of the past that is written; null once it is complete. */
  arrived: z.nullable(z.int()),
});
export type Demonstration = z.infer<typeof Demonstration>;

/** The demonstration's day that is being played: its speed, who started it, and the number of visits so far. */
export const PlayedDay = z.object({
  visitsPerMinute: z.int(),
  by: z.string(),
  since: z.string(),
  visits: z.int(),
});
export type PlayedDay = z.infer<typeof PlayedDay>;

/**
 * What the operator of a demonstration sees: how much of its past is written yet, and the day that is being played, if
 * any.
 */
export const DemonstrationDay = z.object({
  arrived: z.nullable(z.int()),
  isPossible: z.boolean(),
  played: z.nullable(PlayedDay),
});
export type DemonstrationDay = z.infer<typeof DemonstrationDay>;

export const PlayDayBody = z.object({ visitsPerMinute: z.int().check(z.gte(1), z.lte(60)) });
