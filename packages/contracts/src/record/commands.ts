import * as z from 'zod/mini';
import { command } from '../declare.js';
import { maybe } from '../kernel/optional.js';
import { Figure, Id, Instant, LongText, Reason, ShortText } from '../kernel/scalars.js';
import { FormAnswer } from '../questionnaire/answers.js';
import { Variant } from './early-warning.js';
import { FluidKind } from './fluids.js';
import { parameterNames, type ParameterName } from './parameters.js';
import { NoteFormat, NotePart } from './progress-note.js';
import { Scale } from './scales.js';
import { SoapNote } from './soap.js';

/**
 * The author amends her own signed note; previous versions stay. Once the visit is finished, within 48 hours of the
 * signature (DOMAIN 10). `amends` is the version that she has seen.
 */
export const amendNote = command('record/amend-note', {
  target: 'existing',
  access: ['outpatient.ongoing:record'],
  body: z.extend(SoapNote, { amends: z.int().check(z.positive()), reason: Reason }),
});

/** More answers than any form has questions. */
const Answers = z.array(FormAnswer).check(z.maxLength(2_000));

/**
 * Signs a form: its answers, and its scores by the form's version that was filled in. The user who admits may sign the
 * general consent (`ReadyForm.byAdmitter`), and no other form.
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

/** The author amends her own form, by the form's version that it was filled in on. */
export const amendForm = command('record/amend-form', {
  target: 'existing',
  access: ['outpatient.form:sign'],
  body: z.object({ answers: Answers, amends: z.int().check(z.positive()), reason: Reason }),
});

/** The author strikes her own wrong form; it stays, shown as struck. */
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

/** DOMAIN 5.1: all professions write them, also those who sign no forms. */
const writesNotes = ['outpatient.form:note', 'outpatient.form:sign'] as const;

/** A progress note (*CPPT*) of any profession. `orderedBy` is the doctor of a telephone order, which was read back. */
export const signProgressNote = command('record/sign-progress-note', {
  target: 'new',
  access: writesNotes,
  body: z.extend(ProgressNote, { encounterId: Id, orderedBy: maybe(Id), readBack: z._default(z.boolean(), false) }),
});

/** The author amends her own progress note; earlier verifications must be repeated. */
export const amendProgressNote = command('record/amend-progress-note', {
  target: 'existing',
  access: writesNotes,
  body: z.extend(ProgressNote, { amends: z.int().check(z.positive()), reason: Reason }),
});

/** Given by the responsible doctor, or by the doctor of the telephone order, for the version that she has read. */
export const verifyNote = command('record/verify-note', {
  target: 'existing',
  access: ['outpatient.form:verify'],
  body: z.object({ version: z.int().check(z.positive()) }),
});

/** The author strikes her own wrong progress note; it stays, shown as struck. */
export const strikeNote = command('record/strike-note', {
  target: 'existing',
  access: writesNotes,
  body: z.object({ reason: Reason }),
});

const Parameter = z.enum(parameterNames as [ParameterName, ...ParameterName[]]);
/** Minutes until the next measurement, from this one on. */
const NextInMinutes = maybe(z.int().check(z.gte(5), z.lte(10_080)));
const Total = z.int().check(z.gte(0), z.lte(500));

const readings = {
  values: z
    .array(z.object({ parameter: Parameter, value: maybe(Figure), choice: maybe(ShortText) }))
    .check(z.maxLength(50)),
  /**
   * Pregnant or within 42 days of birth; on SpO₂ scale 2 by a doctor's order; or stated by the user if the age is
   * unknown.
   */
  variant: maybe(Variant),
  /** Total of PEWS or MEOWS, and the table by which it was counted. */
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

/** Measurements at the bedside, or on the hourly sheet of an intensive care unit. */
export const recordObservations = command('record/record-observations', {
  target: 'new',
  access: ['inpatient.ongoing.chart:record'],
  body: z.object({
    encounterId: Id,
    category: z.enum(['vital_signs', 'icu']),
    /** The actual time, if recorded later; now if left out. */
    effectiveAt: maybe(Instant),
    ...readings,
  }),
});

export const recordFluid = command('record/record-fluid', {
  target: 'new',
  access: ['inpatient.ongoing.chart:record'],
  body: z.object({ encounterId: Id, ...fluid, effectiveAt: maybe(Instant) }),
});

/** A scale by the answers to its table, or the total of one whose table the application does not have. */
export const recordScale = command('record/record-scale', {
  target: 'new',
  access: ['inpatient.ongoing.chart:record'],
  body: z.object({
    encounterId: Id,
    scale: Scale,
    inputs: z
      .array(z.object({ input: ShortText, value: maybe(Figure), choice: maybe(ShortText) }))
      .check(z.maxLength(30)),
    typed: maybe(z.object({ total: Total, source: ShortText })),
    effectiveAt: maybe(Instant),
    nextInMinutes: NextInMinutes,
  }),
});

const correction = { amends: z.int().check(z.positive()), reason: Reason };

/** Corrects wrong values, not their time: the previous version stays, and score and alert are computed again. */
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

/** Voids a wrong entry: it stays, shown as struck, and the values before it are in force again. */
export const voidObservations = command('record/void-observations', {
  target: 'existing',
  access: ['inpatient.ongoing.chart:void'],
  body: z.object({ reason: Reason }),
});

/** Somebody has seen the alert, and acts on it. */
export const acknowledgeAlert = command('record/acknowledge-alert', {
  target: 'existing',
  access: ['inpatient.ongoing.chart:acknowledge'],
  body: z.object({ note: maybe(LongText) }),
});
