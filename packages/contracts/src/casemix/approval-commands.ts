import * as z from 'zod/mini';
import { command } from '../declare.js';
import { Id, LocalDate, Reason } from '../kernel/scalars.js';
import { LetterFailure } from './asked-of-vclaim.js';
import { LetterApproval } from './enums.js';

/** Submits to BPJS that a visit's letter be approved which it would refuse (DOMAIN-WIRES 2, *pengajuanSEP*). */
export const requestApproval = command('casemix/request-approval', {
  target: 'existing',
  access: ['casemix.eligibility:record'],
  body: z.object({
    kind: LetterApproval,
    /** The day of the letter. */
    issuedOn: LocalDate,
    reason: Reason,
  }),
});

/** How the attempt to submit ended. */
export const recordApproval = command('casemix/record-approval', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({
    /** The submission that was attempted. */
    approval: Id,
    outcome: z.union([z.object({ submitted: z.literal(true) }), z.object({ failed: LetterFailure })]),
  }),
});
