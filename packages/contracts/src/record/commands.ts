import * as z from 'zod/mini';
import { command } from '../declare.js';
import { maybe } from '../kernel/optional.js';
import { Id, Instant, LongText, Reason, ShortText } from '../kernel/scalars.js';
import { FormAnswer } from '../questionnaire/answers.js';
import { Variant } from './early-warning.js';
import { FluidKind } from './fluids.js';
import { parameterNames, type ParameterName } from './parameters.js';
import { NoteFormat, NotePart } from './progress-note.js';
import { Scale } from './scales.js';
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

/**
 * Signs a form: its answers, and what its scores come to by the version of the form that was filled in. Whoever admits signs
 * the general consent (`ReadyForm.byAdmitter`), and no other.
 */
export const signForm = command('record/sign-form', {
  target: 'new',
  access: ['outpatient.form:sign', 'inpatient.ongoing:admit'],
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

const Parameter = z.enum(parameterNames as [ParameterName, ...ParameterName[]]);
/** When it is to be done again, counted from when it was done. */
const NextInMinutes = maybe(z.int().check(z.gte(5), z.lte(10_080)));
const Total = z.int().check(z.gte(0), z.lte(500));

const readings = {
  values: z
    .array(z.object({ parameter: Parameter, value: maybe(z.number()), choice: maybe(ShortText) }))
    .check(z.maxLength(50)),
  /** Pregnant or within 42 days of birth; on SpO₂ scale 2 by a doctor's order; or known by whoever measures where no age is. */
  variant: maybe(Variant),
  /** Of PEWS or MEOWS, and by which table it was counted. */
  typed: maybe(z.object({ total: Total, source: ShortText })),
  nextInMinutes: NextInMinutes,
  note: maybe(LongText),
};
const fluid = {
  kind: FluidKind,
  /** Millilitres. */
  volume: z.int().check(z.gte(1), z.lte(10_000)),
  note: maybe(LongText),
};

/** What was read at the bedside, or on the hourly sheet of an intensive care unit. */
export const recordObservations = command('record/record-observations', {
  target: 'new',
  access: ['inpatient.ongoing.chart:record'],
  body: z.object({
    encounterId: Id,
    category: z.enum(['vital_signs', 'icu']),
    /** Typed in later; now, where nothing is said. */
    effectiveAt: maybe(Instant),
    ...readings,
  }),
});

export const recordFluid = command('record/record-fluid', {
  target: 'new',
  access: ['inpatient.ongoing.chart:record'],
  body: z.object({ encounterId: Id, ...fluid, effectiveAt: maybe(Instant) }),
});

/** A scale, by the answers to its table; or the total of one whose table is elsewhere. */
export const recordScale = command('record/record-scale', {
  target: 'new',
  access: ['inpatient.ongoing.chart:record'],
  body: z.object({
    encounterId: Id,
    scale: Scale,
    inputs: z
      .array(z.object({ input: ShortText, value: maybe(z.number()), choice: maybe(ShortText) }))
      .check(z.maxLength(30)),
    typed: maybe(z.object({ total: Total, source: ShortText })),
    effectiveAt: maybe(Instant),
    nextInMinutes: NextInMinutes,
  }),
});

const correction = { amends: z.int().check(z.positive()), reason: Reason };

/** A wrong value is put right: the version before stays, the score and its alert are counted anew. Not the moment. */
export const correctObservations = command('record/correct-observations', {
  target: 'existing',
  access: ['inpatient.ongoing.chart:correct'],
  body: z.object({ ...readings, ...correction }),
});

export const correctFluid = command('record/correct-fluid', {
  target: 'existing',
  access: ['inpatient.ongoing.chart:correct'],
  body: z.object({ ...fluid, ...correction }),
});

/** It should not be there: it stays, shown struck, and what was before it holds again. */
export const voidObservations = command('record/void-observations', {
  target: 'existing',
  access: ['inpatient.ongoing.chart:void'],
  body: z.object({ reason: Reason }),
});

/** Somebody has seen it and does something. */
export const acknowledgeAlert = command('record/acknowledge-alert', {
  target: 'existing',
  access: ['inpatient.ongoing.chart:acknowledge'],
  body: z.object({ note: maybe(LongText) }),
});
