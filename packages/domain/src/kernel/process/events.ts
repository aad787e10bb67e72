import * as z from 'zod/mini';
import { code, event, sealed, type EventOf } from '../event.js';

const place = {
  process: code(),
  command: code(),
  targetId: z.int(),
  source: code(),
  cause: z.union([
    z.object({ eventId: code(), eventStream: code(), eventRevision: z.int() }),
    z.object({ dueKey: code(), dueAt: code() }),
  ]),
};

/**
 * Stream `process-<process>_<module>_<target>_<source>`: commands from one source that a process holds for one target.
 */
export const processEvents = {
  CommandHeld: event(
    z.object({ ...place, code: code(), encounterId: z.nullable(z.int()), patientId: z.nullable(z.int()) }),
  ),
  /** The command was retried and refused again, with this code. */
  HeldCommandRefused: event(z.object({ ...place, code: code(), encounterId: z.nullable(z.int()) })),
  HeldCommandDone: event(z.object({ ...place, encounterId: z.nullable(z.int()) })),
  HeldCommandWaived: event(
    z.object({ ...place, encounterId: z.nullable(z.int()), patientId: z.nullable(z.int()), reason: sealed() }),
  ),
};
export type ProcessEvent = EventOf<typeof processEvents>;
