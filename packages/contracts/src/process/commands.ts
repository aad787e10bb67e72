import * as z from 'zod/mini';
import { command } from '../kernel/command.js';
import { Id } from '../kernel/scalars.js';

/** Which command of which process, to what, because of which event: it is held, settled and waived by this. */
const place = {
  process: z.string(),
  command: z.string(),
  targetId: Id,
  eventId: z.uuid(),
  /** Where that event is found, whatever store the log lies in. */
  eventStream: z.string(),
  eventRevision: z.int().check(z.nonnegative()),
};
/** None of these is a person's own: who may retry or waive asks for it by `/v2/audit/processes`. */
const access = ['system:process'] as const;

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
  body: z.object({
    ...place,
    reason: z.string(),
  }),
});

/** `POST /v2/audit/processes/<id>/waive`: why it will not be done. */
export const WaiveBody = z.object({ reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)) });
