import * as z from 'zod/mini';
import { VclaimCode } from '../bpjs/vclaim.js';
import { LetterFailure } from '../casemix/asked-of-vclaim.js';
import { command } from '../declare.js';
import { Id, LocalDate, Reason } from '../kernel/scalars.js';

/** DOMAIN-WIRES 2, `JnsKontrol`: a control visit (*surat kontrol*), or a patient who is to be admitted (*SPRI*). */
export const ControlLetterKind = z.enum(['control', 'admission']);
export type ControlLetterKind = z.infer<typeof ControlLetterKind>;

/** The facility's code, month and year, K, and a number: `0999R0011126K000001`. */
export const ControlLetterNumber = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^[0-9A-Z]{8}(0[1-9]|1[0-2])\d{2}K\d{6}$/, 'control-letter.number-form'));

/** When she is to come, where and to whom. */
const appointment = { plannedOn: LocalDate, poli: VclaimCode, doctor: VclaimCode };
const planned = { encounterId: Id, kind: ControlLetterKind, ...appointment };
const records = ['outpatient.control-letter:record', 'casemix.eligibility:record'] as const;
const voids = ['outpatient.control-letter:void', 'casemix.eligibility:void'] as const;

/** Asks VClaim for a letter by which the patient of a visit comes again, or is admitted. */
export const requestControlLetter = command('control-letter/request', {
  target: 'new',
  access: records,
  body: z.object(planned),
});

export const withdrawControlLetter = command('control-letter/withdraw', {
  target: 'existing',
  access: records,
  body: z.object({}),
});

/** How the attempt to have it issued ended; given by whatever asks VClaim. */
export const recordControlLetterRequest = command('control-letter/record-request', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({
    outcome: z.union([
      z.object({ issued: z.object({ number: ControlLetterNumber }) }),
      z.object({ failed: LetterFailure }),
    ]),
  }),
});

/** Records a letter as it was issued in BPJS's own pages. */
export const recordControlLetter = command('control-letter/record', {
  target: 'new',
  access: records,
  body: z.object({ ...planned, number: ControlLetterNumber }),
});

/** Asks VClaim for another day, poli or doctor; a later change takes the place of one that waits. */
export const changeControlLetter = command('control-letter/change', {
  target: 'existing',
  access: records,
  body: z.object(appointment),
});

/** How the attempt to have it changed ended. */
export const recordControlLetterChange = command('control-letter/record-change', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({
    /** The change that was attempted; a later one is not ended by it. */
    change: Id,
    outcome: z.union([z.object({ changed: z.literal(true) }), z.object({ failed: LetterFailure })]),
  }),
});

/** Voids it here, and asks VClaim nothing. */
export const voidControlLetter = command('control-letter/void', {
  target: 'existing',
  access: voids,
  body: z.object({ reason: Reason }),
});

/** Asks VClaim to delete it. */
export const deleteControlLetter = command('control-letter/delete', {
  target: 'existing',
  access: voids,
  body: z.object({ reason: Reason }),
});

/** How the attempt to have it deleted ended. */
export const recordControlLetterDeletion = command('control-letter/record-deletion', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({ outcome: z.union([z.object({ deleted: z.literal(true) }), z.object({ failed: LetterFailure })]) }),
});
