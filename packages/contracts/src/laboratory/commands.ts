import * as z from 'zod/mini';
import { command } from '../declare.js';
import { Payer } from '../kernel/enums.js';
import { Figure, Id, Instant, LocalDate, LongText, Reason, ShortText } from '../kernel/scalars.js';
import { Pregnancy, ReferenceRange } from './interpret.js';
import { Culture } from './microbiology.js';

export const LaboratoryPriority = z.enum(['routine', 'cito']);
export type LaboratoryPriority = z.infer<typeof LaboratoryPriority>;

/** An ordered item: one parameter, or all of a panel. */
export const RequestItem = z.object({ kind: z.enum(['parameter', 'panel']), id: Id });
export type RequestItem = z.infer<typeof RequestItem>;

const MOST_ITEMS = 20;
/** Maximum per order, because each is a stream that the append checks (SHAPES, Streams and appends). */
export const MOST_TESTS = 40;

/** SPEC 3, laboratory request. */
const request = {
  items: z.array(RequestItem).check(z.minLength(1), z.maxLength(MOST_ITEMS)),
  /** The scheduled time; null is now. */
  scheduledAt: z._default(z.nullable(Instant), null),
  /** The doctor who referred her, if not one of this facility. */
  referringDoctor: z._default(z.nullable(ShortText), null),
  /** The doctor of this facility on whose behalf the user orders, and who must acknowledge it. */
  onBehalfOf: z._default(z.nullable(Id), null),
  /** Her referral letter, one of her documents. */
  coverLetterId: z._default(z.nullable(Id), null),
  clinicalNotes: z._default(LongText, ''),
  medicationNotes: z._default(LongText, ''),
  priority: z._default(LaboratoryPriority, 'routine'),
  fasting: z._default(z.nullable(z.boolean()), null),
  pregnancy: z._default(z.nullable(Pregnancy), null),
  /** The user confirms the order although the same was ordered in the last hours. */
  acknowledged: z._default(z.boolean(), false),
};

export const orderLaboratory = command('laboratory/order', {
  target: 'new',
  access: ['laboratorium.queue:order', 'laboratorium.queue:order-for'],
  body: z.object({
    encounterId: Id,
    ...request,
    /** The order of an earlier visit that this one continues (SHAPES, Order). */
    continues: z._default(z.nullable(Id), null),
  }),
});

/** The doctor for whom it was ordered acknowledges it. */
export const acknowledgeLaboratory = command('laboratory/acknowledge', {
  target: 'existing',
  access: ['laboratorium.queue:order'],
  body: z.object({}),
});

/** Registers a patient who comes only for the laboratory, with an encounter and a bill of its own. */
export const registerLaboratory = command('laboratory/register', {
  target: 'new',
  access: ['laboratorium.queue:register'],
  body: z.object({
    patientId: Id,
    payer: Payer,
    insurer: z._default(z.nullable(ShortText), null),
    ...request,
  }),
});

/** The requester cancels, until a sample is taken. */
export const cancelLaboratory = command('laboratory/cancel', {
  target: 'existing',
  access: ['laboratorium.queue:cancel'],
  body: z.object({ reason: Reason }),
});

/** The desk refuses, until a result is validated. */
export const refuseLaboratory = command('laboratory/refuse', {
  target: 'existing',
  access: ['laboratorium.ongoing:refuse'],
  body: z.object({ reason: Reason }),
});

export const collectSpecimens = command('laboratory/collect', {
  target: 'existing',
  access: ['laboratorium.queue:collect'],
  body: z.object({
    specimenIds: z.array(Id).check(z.minLength(1), z.maxLength(10)),
    /** The laboratory's employee who took the samples, if not the user. */
    collectedBy: z._default(z.nullable(Id), null),
  }),
});

export const SpecimenNumber = z.string().check(z.regex(/^\d{11}$/));

export const receiveSpecimen = command('laboratory/receive', {
  target: 'existing',
  access: ['laboratorium.ongoing:receive'],
  body: z.object({ number: SpecimenNumber }),
});

export const RejectionCause = z.enum([
  'hemolysed',
  'clotted',
  'insufficient',
  'wrong_container',
  'unlabelled',
  'leaking',
  'too_old',
  'recorded_in_error',
  'other',
]);
export type RejectionCause = z.infer<typeof RejectionCause>;

/** The sample must be taken again; the reason `recorded_in_error` undoes what was pressed too early. */
export const rejectSpecimen = command('laboratory/reject', {
  target: 'existing',
  access: ['laboratorium.ongoing:reject'],
  body: z.object({ number: SpecimenNumber, cause: RejectionCause, note: z._default(LongText, '') }),
});

const ResultText = z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000));

const value = {
  text: ResultText,
  note: z._default(LongText, ''),
  /** For a culture, from which the text is derived. */
  microbiology: z._default(z.nullable(Culture), null),
};

export const enterResults = command('laboratory/enter', {
  target: 'existing',
  access: ['laboratorium.ongoing:enter'],
  body: z.object({
    results: z.array(z.object({ parameterId: Id, ...value })).check(z.minLength(1), z.maxLength(MOST_TESTS)),
  }),
});

const some = z.object({ parameterIds: z.array(Id).check(z.minLength(1), z.maxLength(MOST_TESTS)) });

export const verifyResults = command('laboratory/verify', {
  target: 'existing',
  access: ['laboratorium.ongoing:verify'],
  body: some,
});

export const validateResults = command('laboratory/validate', {
  target: 'existing',
  access: ['laboratorium.ongoing:validate'],
  body: some,
});

/** Sends tests to another laboratory, because this one does not measure them. */
export const sendOut = command('laboratory/send-out', {
  target: 'existing',
  access: ['laboratorium.ongoing:enter'],
  body: z.object({ ...some.shape, laboratory: ShortText }),
});

/** Corrects a validated result; the previous version stays (DOMAIN 2.7). */
export const correctResult = command('laboratory/correct', {
  target: 'existing',
  access: ['laboratorium.ongoing:correct'],
  body: z.object({ parameterId: Id, ...value, reason: Reason }),
});

/** Communicates a critical value by telephone, repeated by the person who took the call (DOMAIN 2.7). */
export const communicateCritical = command('laboratory/communicate', {
  target: 'existing',
  access: ['laboratorium.ongoing:communicate'],
  body: z.object({
    ...some.shape,
    communicatedTo: ShortText,
    readBack: z.boolean(),
    note: z._default(LongText, ''),
  }),
});

/** Sets all ranges of a parameter from a day on; an empty list means that there are none. */
export const setReferences = command('laboratory/set-references', {
  target: 'existing',
  access: ['laboratorium.config:edit'],
  body: z.object({ validFrom: LocalDate, ranges: z.array(ReferenceRange).check(z.maxLength(40)) }),
});

export const setPanelContents = command('laboratory/set-contents', {
  target: 'existing',
  access: ['laboratorium.config:edit'],
  body: z.object({ parameterIds: z.array(Id).check(z.minLength(1), z.maxLength(MOST_TESTS)) }),
});

/** Records a control measurement; the route's id is the parameter's. */
export const measureControl = command('laboratory/measure-control', {
  target: 'existing',
  access: ['laboratorium.quality:measure'],
  body: z.object({ controlId: Id, value: Figure }),
});

/** Voids a control that was mistyped, or measured from the wrong tube, so that it no longer counts. */
export const voidControl = command('laboratory/void-control', {
  target: 'existing',
  access: ['laboratorium.quality:measure'],
  body: z.object({ measurement: Id, reason: Reason }),
});

/** Records what was done about a broken rule, so that results may be validated again. */
export const releaseControl = command('laboratory/release-control', {
  target: 'existing',
  access: ['laboratorium.quality:release'],
  body: z.object({ reason: Reason }),
});
