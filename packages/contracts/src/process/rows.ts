import * as z from 'zod/mini';
import { Id, Instant } from '../kernel/scalars.js';

/** A command of a process that was refused, and what waits for the same target behind it. */
export const HeldCommandRow = z.object({
  /** Where in the log it was held: by this it is retried or waived. */
  id: Id,
  process: z.string(),
  /** `transaction/charge-consultation`, done to the target of that id. */
  command: z.string(),
  targetId: Id,
  /** The visit it belongs to, where it belongs to one. */
  encounterId: z.nullable(Id),
  patientId: z.nullable(Id),
  eventId: z.string(),
  eventStream: z.string(),
  eventRevision: z.int(),
  /** Why it was refused when it was last tried; `process.waiting` when it was not tried yet. */
  code: z.string(),
  attempts: z.int(),
  heldAt: Instant,
  triedAt: Instant,
});
export type HeldCommandRow = z.infer<typeof HeldCommandRow>;

/** What a screen shows of it beside the thing that it matters to. */
export const HeldMark = z.object({ command: z.string(), targetId: Id, eventId: z.string(), code: z.string() });
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
