import * as z from 'zod/mini';

/** What whoever comes to a demonstration is told: as whom she may enter, and how much of its past is there yet. */
export const Demonstration = z.object({
  logins: z.array(z.object({ role: z.string(), roleName: z.string(), email: z.string(), password: z.string() })),
  /** Percent of the past that has arrived; null once all of it has. */
  arrived: z.nullable(z.int()),
});
export type Demonstration = z.infer<typeof Demonstration>;
