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

/** Stream `process-<process>_<module>_<target>_<source>`: what of one source a process could not do to one target. */
export const processEvents = {
  CommandHeld: event(
    z.object({ ...place, code: code(), encounterId: z.nullable(z.int()), patientId: z.nullable(z.int()) }),
  ),
  /** Tried again, and refused again: for this reason now. */
  HeldCommandRefused: event(z.object({ ...place, code: code(), encounterId: z.nullable(z.int()) })),
  HeldCommandDone: event(z.object({ ...place, encounterId: z.nullable(z.int()) })),
  HeldCommandWaived: event(
    z.object({ ...place, encounterId: z.nullable(z.int()), patientId: z.nullable(z.int()), reason: sealed() }),
  ),
};
export type ProcessEvent = EventOf<typeof processEvents>;
