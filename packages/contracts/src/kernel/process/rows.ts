import * as z from 'zod/mini';
import { Id, Instant } from '../scalars.js';

/** A command of a process or of the clock that was refused, and what waits behind it. */
export const HeldCommandRow = z.object({
  /** Where in the log it was held: by this it is retried or waived. */
  id: Id,
  process: z.string(),
  /** `transaction/charge-consultation`, done to the target of that id. */
  command: z.string(),
  targetId: z.int(),
  source: z.string(),
  /** The visit it belongs to, where it belongs to one. */
  encounterId: z.nullable(Id),
  patientId: z.nullable(Id),
  cause: z.union([
    z.object({ eventId: z.string(), eventStream: z.string(), eventRevision: z.int() }),
    z.object({ dueKey: z.string(), dueAt: Instant }),
  ]),
  /** Why it was refused when it was last tried; `process.waiting` when it was not tried yet. */
  code: z.string(),
  attempts: z.int(),
  heldAt: Instant,
  triedAt: Instant,
});
export type HeldCommandRow = z.infer<typeof HeldCommandRow>;

/** Something due that the clock leaves alone: what it calls for is held, or was waived. */
export const DueLeftRow = z.object({ process: z.string(), dueKey: z.string(), dueAt: Instant });
export type DueLeftRow = z.infer<typeof DueLeftRow>;

/** What a screen shows of it beside the thing that it matters to; `held` tells it from others. */
export const HeldMark = z.object({ held: z.string(), command: z.string(), code: z.string() });
export type HeldMark = z.infer<typeof HeldMark>;

/** `GET /v2/channel/processes`: what is held anywhere, oldest first, for whoever looks after the installation. */
export const HeldAnywhereRow = z.object({
  id: Id,
  merchantId: Id,
  merchantName: z.string(),
  process: z.string(),
  command: z.string(),
  code: z.string(),
  attempts: z.int(),
  heldAt: Instant,
});
export type HeldAnywhereRow = z.infer<typeof HeldAnywhereRow>;
