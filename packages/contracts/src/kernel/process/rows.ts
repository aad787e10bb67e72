import * as z from 'zod/mini';
import { Id, Instant } from '../scalars.js';

/** A command of a process or of the clock that was refused, or that waits behind one. */
export const HeldCommandRow = z.object({
  /** The log position at which it was held; retrying and waiving name it. */
  id: Id,
  process: z.string(),
  /** The command's name, such as `transaction/charge-consultation`; `targetId` is its target. */
  command: z.string(),
  targetId: z.int(),
  source: z.string(),
  /** The visit that it belongs to, if any. */
  encounterId: z.nullable(Id),
  patientId: z.nullable(Id),
  cause: z.union([
    z.object({ eventId: z.string(), eventStream: z.string(), eventRevision: z.int() }),
    z.object({ dueKey: z.string(), dueAt: Instant }),
  ]),
  /** Why it was last refused; `process.waiting` if it was not tried yet. */
  code: z.string(),
  attempts: z.int(),
  heldAt: Instant,
  triedAt: Instant,
});
export type HeldCommandRow = z.infer<typeof HeldCommandRow>;

/** A due row that the clock skips, because its command is held or was waived. */
export const DueLeftRow = z.object({ process: z.string(), dueKey: z.string(), dueAt: Instant });
export type DueLeftRow = z.infer<typeof DueLeftRow>;

/** A held command as shown on the row that it concerns; `held` identifies it. */
export const HeldMark = z.object({ held: z.string(), command: z.string(), code: z.string() });
export type HeldMark = z.infer<typeof HeldMark>;

/** `GET /v2/channel/processes`: the held commands of all facilities, oldest first, for the operator. */
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
