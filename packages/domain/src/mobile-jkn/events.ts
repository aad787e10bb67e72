import { AntreanStep } from '@alur/contracts/mobile-jkn/enums';
import * as z from 'zod/mini';
import { careHeader } from '../kernel/care-header.js';
import { code, event, type EventOf } from '../kernel/event.js';
import { failedAttempt } from '../kernel/failed-attempt.js';

const step = { ...careHeader, step: AntreanStep };

/** Stream `antrean-<encounterId>`: what BPJS was told of the visit's number (DOMAIN-WIRES 4). */
export const antreanEvents = {
  /**
   * `place` is where the number is taken, or taken back; of other steps, and in older events, there is none. What comes
   * after a number is moved begins anew.
   */
  AntreanStepRequested: event(z.object({ ...step, place: z.optional(z.object({ unitId: z.int(), date: code() })) })),
  AntreanStepSent: event(z.object(step)),
  AntreanStepFailed: event(z.object({ ...step, ...failedAttempt })),
};
export type AntreanEvent = EventOf<typeof antreanEvents>;
