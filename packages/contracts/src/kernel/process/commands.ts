import * as z from 'zod/mini';
import { commandOf, explicit } from '../command.js';
import type { KeysOf, systemRights } from '../rights.js';
import { Id, Instant } from '../scalars.js';

/** What calls for it: an event, found by stream and revision in any store; or a row of a due view, whose moment has come. */
const Cause = z.union([
  z.object({ eventId: z.uuid(), eventStream: z.string(), eventRevision: z.int().check(z.nonnegative()) }),
  z.object({ dueKey: z.string(), dueAt: Instant }),
]);

/** Which command of which process, to what, and what calls for it: it is held, settled and waived by this. */
const place = {
  process: z.string(),
  command: z.string(),
  targetId: z.int().check(z.nonnegative()),
  /** Those to one target from one source (an encounter, else the event's own stream) go in order. */
  source: z.string(),
  cause: Cause,
};
/** None of these is a person's own: who may retry or waive asks for it by `/v2/audit/processes`. */
const access = ['system:process'] as const;
const command = commandOf<KeysOf<typeof systemRights>>();

/** It was refused, or waits behind one that was. */
export const holdCommand = command('process/hold', {
  target: 'new',
  access,
  body: z.object({ ...place, code: z.string(), encounterId: z.nullable(Id), patientId: z.nullable(Id) }),
});

/** It was tried again and done. */
export const settleCommand = command('process/settle', { target: 'new', access, body: z.object(place) });

/** It will not be done. */
export const waiveCommand = command('process/waive', {
  target: 'new',
  access,
  body: z.object({ ...place, reason: z.string() }),
});

/** Tried once more. */
export const retryHeld = explicit('audit/processes', 'retry', { body: z.object({}), data: z.null() });

/** Why it will not be done. */
export const WaiveBody = z.object({ reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)) });
export const waiveHeld = explicit('audit/processes', 'waive', { body: WaiveBody, data: z.null() });
