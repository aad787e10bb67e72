import * as z from 'zod/mini';
import { PcareFailure } from '../bpjs/commands.js';
import { command } from '../declare.js';
import { AntreanStep } from './enums.js';

/** Queues what BPJS is to be told of a number; a step of the process queue-to-antrean. */
export const requestStep = command('mobile-jkn/request-step', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({ step: AntreanStep }),
});

/** How the attempt to tell BPJS ended; given by whatever sends. */
export const recordStep = command('mobile-jkn/record-step', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({
    step: AntreanStep,
    outcome: z.union([z.object({ sent: z.literal(true) }), z.object({ failed: PcareFailure })]),
  }),
});

/** Queues the step that failed again (*kirim ulang*); those after it follow by themselves. */
export const resendStep = command('mobile-jkn/resend', {
  target: 'existing',
  access: ['front-office.pcare:send'],
  body: z.object({}),
});
