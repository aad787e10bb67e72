import * as z from 'zod/mini';
import { commandOf, explicit } from '../command.js';
import type { KeysOf, systemRights } from '../rights.js';
import { Id, Instant } from '../scalars.js';

/**
 * The cause of a command: an event, identified by stream and revision in any store; or a due view's row and its moment.
 */
const Cause = z.union([
  z.object({ eventId: z.uuid(), eventStream: z.string(), eventRevision: z.int().check(z.nonnegative()) }),
  z.object({ dueKey: z.string(), dueAt: Instant }),
]);

/** Identifies a held command: process, command, target and cause. */
const place = {
  process: z.string(),
  command: z.string(),
  targetId: z.int().check(z.nonnegative()),
  /** Commands to one target from one source (an encounter, else the event's own stream) run in order. */
  source: z.string(),
  cause: Cause,
};
/** Users cannot give these commands directly: whoever may retry or waive uses `/v2/audit/processes`. */
const access = ['system:process'] as const;
const command = commandOf<KeysOf<typeof systemRights>>();

/** The command was refused, or waits behind one that was. */
export const holdCommand = command('process/hold', {
  target: 'new',
  access,
  body: z.object({ ...place, code: z.string(), encounterId: z.nullable(Id), patientId: z.nullable(Id) }),
});

/** The command was retried successfully. */
export const settleCommand = command('process/settle', { target: 'new', access, body: z.object(place) });

/** The command will not be run. */
export const waiveCommand = command('process/waive', {
  target: 'new',
  access,
  body: z.object({ ...place, reason: z.string() }),
});

/** Retries a held command. */
export const retryHeld = explicit('audit/processes', 'retry', { body: z.object({}), data: z.null() });

/** Why the command will not be run. */
export const WaiveBody = z.object({ reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)) });
export const waiveHeld = explicit('audit/processes', 'waive', { body: WaiveBody, data: z.null() });
