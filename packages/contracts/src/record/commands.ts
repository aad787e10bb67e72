import * as z from 'zod/mini';
import { command } from '../declare.js';
import { maybe } from '../kernel/optional.js';
import { Id, LongText, Reason } from '../kernel/scalars.js';
import { FormAnswer } from '../questionnaire/answers.js';
import { NoteFormat, NotePart } from './progress-note.js';
import { SoapNote } from './soap.js';

/**
 * Corrects one's own signed note by a version; the ones before stay. Once the visit is finished, within 48 hours of the
 * signature (DOMAIN 10). `amends` is the version that whoever corrects has seen.
 */
export const amendNote = command('record/amend-note', {
  target: 'existing',
  access: ['outpatient.ongoing:record'],
  body: z.extend(SoapNote, { amends: z.int().check(z.positive()), reason: Reason }),
});

/** More answers than any form has questions. */
const Answers = z.array(FormAnswer).check(z.maxLength(2_000));

/** Signs a form: its answers, and what its scores come to by the version of the form that was filled in. */
export const signForm = command('record/sign-form', {
  target: 'new',
  access: ['outpatient.form:sign'],
  body: z.object({
    encounterId: Id,
    form: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
    formVersion: z.int().check(z.positive()),
    answers: Answers,
  }),
});

/** Corrects one's own form by a version, by the version of the form that it was filled in on. */
export const amendForm = command('record/amend-form', {
  target: 'existing',
  access: ['outpatient.form:sign'],
  body: z.object({ answers: Answers, amends: z.int().check(z.positive()), reason: Reason }),
});

/** One's own form that should not be there: it stays, shown struck. */
export const strikeForm = command('record/strike-form', {
  target: 'existing',
  access: ['outpatient.form:sign'],
  body: z.object({ reason: Reason }),
});

const ProgressNote = z.object({
  format: NoteFormat,
  parts: z.array(z.object({ part: NotePart, text: LongText })).check(z.maxLength(5)),
  instruction: z._default(LongText, ''),
});

/** A progress note (*CPPT*) of any profession. `orderedBy` gave it as an order by telephone, which was read back. */
export const signProgressNote = command('record/sign-progress-note', {
  target: 'new',
  access: ['outpatient.form:sign'],
  body: z.extend(ProgressNote, { encounterId: Id, orderedBy: maybe(Id), readBack: z._default(z.boolean(), false) }),
});

/** Corrects one's own progress note by a version; what was verified before is verified anew. */
export const amendProgressNote = command('record/amend-progress-note', {
  target: 'existing',
  access: ['outpatient.form:sign'],
  body: z.extend(ProgressNote, { amends: z.int().check(z.positive()), reason: Reason }),
});

/** By the responsible doctor, or by who gave the telephone order: of the version that she has read. */
export const verifyNote = command('record/verify-note', {
  target: 'existing',
  access: ['outpatient.form:verify'],
  body: z.object({ version: z.int().check(z.positive()) }),
});

/** One's own progress note that should not be there: it stays, shown struck. */
export const strikeNote = command('record/strike-note', {
  target: 'existing',
  access: ['outpatient.form:sign'],
  body: z.object({ reason: Reason }),
});
