import * as z from 'zod/mini';
import { command } from '../declare.js';
import { maybe } from '../kernel/optional.js';
import { Id, LongText, Reason, ShortText } from '../kernel/scalars.js';
import { SoapNote } from '../record/soap.js';
import { Vitals } from '../record/vitals.js';

/** The route's id of each command is the booking's. */
export const recordVitals = command('consultation/record-vitals', {
  target: 'existing',
  access: ['outpatient.queue:vitals', 'outpatient.ongoing:record'],
  body: z.extend(Vitals, { complaint: z._default(LongText, '') }),
});

export const startConsultation = command('consultation/start', {
  target: 'existing',
  access: ['outpatient.queue:start'],
  body: z.object({}),
});

/** Returns the patient to the queue, as long as nothing was saved. */
export const undoStart = command('consultation/undo-start', {
  target: 'existing',
  access: ['outpatient.queue:start'],
  body: z.object({}),
});

/**
 * Signing again writes a new version; previous ones stay. `amends` is the version that the user has seen, 0 for none;
 * null is not compared.
 */
export const signNote = command('consultation/sign-note', {
  target: 'existing',
  access: ['outpatient.ongoing:record'],
  body: z.extend(SoapNote, { amends: maybe(z.int().check(z.nonnegative())) }),
});

export const Icd10Code = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]\d{2}(\.\d{1,2})?$/, 'consultation.icd10-form'));
export const DiagnosisKind = z.enum(['primary', 'secondary']);

export const recordDiagnosis = command('consultation/record-diagnosis', {
  target: 'existing',
  access: ['outpatient.ongoing:record'],
  body: z.object({
    code: Icd10Code,
    /** Required only for a code that is not in the reference list. */
    name: maybe(ShortText),
    kind: DiagnosisKind,
  }),
});

export const removeDiagnosis = command('consultation/remove-diagnosis', {
  target: 'existing',
  access: ['outpatient.ongoing:record'],
  body: z.object({ code: Icd10Code }),
});

export const orderTreatment = command('consultation/order-treatment', {
  target: 'existing',
  access: ['outpatient.ongoing:order'],
  body: z.object({ treatmentId: Id, quantity: z._default(z.int().check(z.gte(1), z.lte(999)), 1) }),
});

export const removeTreatment = command('consultation/remove-treatment', {
  target: 'existing',
  access: ['outpatient.ongoing:order'],
  body: z.object({ orderId: Id }),
});

export const finishConsultation = command('consultation/finish', {
  target: 'existing',
  access: ['outpatient.ongoing:finish'],
  body: z.object({}),
});

/** Allowed until the bill is paid. */
export const reopenConsultation = command('consultation/reopen', {
  target: 'existing',
  access: ['outpatient.ongoing:reopen'],
  body: z.object({ reason: Reason }),
});

/**
 * Charges the consultation; follows from its end. `finish` counts how often it was finished, so that an older charge
 * does nothing after a reopening.
 */
export const chargeConsultation = command('consultation/charge', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({ finish: z.int() }),
});

/** The bill continues without this charge. */
export const waiveConsultation = command('consultation/waive-charge', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({ finish: z.int() }),
});
