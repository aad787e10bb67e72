import * as z from 'zod/mini';
import { command } from '../declare.js';
import { Payer } from '../kernel/enums.js';
import { Id, Instant, LongText, Reason, ShortText } from '../kernel/scalars.js';
import { nothingAnswered, Safety } from './safety.js';

export const RadiologyPriority = z.enum(['routine', 'cito']);
export type RadiologyPriority = z.infer<typeof RadiologyPriority>;

/** Examinations in one order at most. */
export const MOST_LINES = 10;
/** One examination of an order. */
export const Line = z.int().check(z.gte(1), z.lte(MOST_LINES));

/** SPEC 3, radiology request. */
const request = {
  examinationIds: z.array(Id).check(z.minLength(1), z.maxLength(MOST_LINES)),
  /** The scheduled time; null is now. */
  scheduledAt: z._default(z.nullable(Instant), null),
  /** The doctor of this facility on whose behalf the user orders, and who must acknowledge it. */
  onBehalfOf: z._default(z.nullable(Id), null),
  /** The doctor who referred her, if not one of this facility. */
  referringDoctor: z._default(z.nullable(ShortText), null),
  notes: z._default(LongText, ''),
  /** Her referral letter, one of her documents. */
  coverLetterId: z._default(z.nullable(Id), null),
  priority: z._default(RadiologyPriority, 'routine'),
  safety: z._default(Safety, nothingAnswered),
};

export const orderRadiology = command('radiology/order', {
  target: 'new',
  access: ['radiology.queue:order', 'radiology.queue:order-for'],
  body: z.object({ encounterId: Id, ...request }),
});

/** The doctor for whom it was ordered acknowledges it. */
export const acknowledgeRadiology = command('radiology/acknowledge', {
  target: 'existing',
  access: ['radiology.queue:order'],
  body: z.object({}),
});

/** Registers a patient who comes only for radiology, with an encounter and a bill of its own. */
export const registerRadiology = command('radiology/register', {
  target: 'new',
  access: ['radiology.queue:register'],
  body: z.object({ patientId: Id, payer: Payer, insurer: z._default(z.nullable(ShortText), null), ...request }),
});

/** These examinations, or all that have not ended. */
const some = { lines: z._default(z.nullable(z.array(Line).check(z.minLength(1), z.maxLength(MOST_LINES))), null) };

/** The requester cancels, until an examination has begun. */
export const cancelRadiology = command('radiology/cancel', {
  target: 'existing',
  access: ['radiology.queue:cancel'],
  body: z.object({ ...some, reason: Reason }),
});

/** The desk refuses, until an examination is done. */
export const refuseRadiology = command('radiology/refuse', {
  target: 'existing',
  access: ['radiology.ongoing:refuse'],
  body: z.object({ ...some, reason: Reason }),
});

/** The doctor who is responsible has read why it was refused. */
export const acknowledgeRefusal = command('radiology/acknowledge-refusal', {
  target: 'existing',
  access: ['radiology.queue:order'],
  body: z.object({}),
});

/** The doctor who is responsible has read what was validated or amended. */
export const acknowledgeReports = command('radiology/acknowledge-reports', {
  target: 'existing',
  access: ['radiology.queue:order'],
  body: z.object({}),
});

/** The patient is in the room and is examined. */
export const startExamination = command('radiology/start', {
  target: 'existing',
  access: ['radiology.ongoing:examine'],
  body: z.object({ line: Line }),
});

/** It was started too early, or on the wrong line; until something is reported of it. */
export const undoExaminationStart = command('radiology/undo-start', {
  target: 'existing',
  access: ['radiology.ongoing:examine'],
  body: z.object({ line: Line }),
});

const measure = (most: number) => z._default(z.nullable(z.number().check(z.positive(), z.lte(most))), null);

/** The radiation that was set or measured, as far as the device tells it. */
export const Dose = z.object({
  /** In kV. */
  kilovoltage: measure(500),
  /** In mAs. */
  milliampereSeconds: measure(10_000),
  /** The dose area product, in mGy·cm². */
  doseAreaProduct: measure(1_000_000),
});
export type Dose = z.infer<typeof Dose>;

/** The contrast medium that was given. */
export const ContrastGiven = z.object({
  agent: ShortText,
  millilitres: z.number().check(z.positive(), z.lte(2_000)),
});
export type ContrastGiven = z.infer<typeof ContrastGiven>;

export const completeExamination = command('radiology/complete', {
  target: 'existing',
  access: ['radiology.ongoing:examine'],
  body: z.object({
    line: Line,
    contrast: z._default(z.nullable(ContrastGiven), null),
    dose: z._default(z.nullable(Dose), null),
  }),
});

const Needed = z.string().check(z.trim(), z.minLength(1), z.maxLength(10_000));

const report = {
  line: Line,
  findings: Needed,
  impression: Needed,
  recommendation: z._default(LongText, ''),
  /** It must be told to the responsible doctor at once (DOMAIN 2.7). */
  critical: z._default(z.boolean(), false),
};

/** Saves the report as it is so far; nobody outside radiology sees it. */
export const draftReport = command('radiology/draft', {
  target: 'existing',
  access: ['radiology.ongoing:report'],
  body: z.object(report),
});

/** Validates the saved draft with this number, so that no text is validated that the doctor has not seen. */
export const validateReport = command('radiology/validate', {
  target: 'existing',
  access: ['radiology.ongoing:validate'],
  body: z.object({ line: Line, draft: z.int().check(z.gte(1)) }),
});

/** An addendum stands below the report; a correction replaces it. */
export const AmendmentKind = z.enum(['addendum', 'correction']);
export type AmendmentKind = z.infer<typeof AmendmentKind>;

/** DOMAIN 2.7: once validated, a report changes by further versions alone. */
export const amendReport = command('radiology/amend', {
  target: 'existing',
  access: ['radiology.ongoing:amend'],
  // An addendum need not come to an impression of its own.
  body: z.object({ ...report, impression: z._default(LongText, ''), kind: AmendmentKind, reason: Reason }),
});

/** What a version of a report means for telling its critical finding: it is due, or falls away. */
export const CommunicationChange = z.enum(['due', 'withdrawn']);
export type CommunicationChange = z.infer<typeof CommunicationChange>;

/** Tells a critical finding by telephone, repeated by the person who took the call (DOMAIN 2.7). */
export const communicateFinding = command('radiology/communicate', {
  target: 'existing',
  access: ['radiology.ongoing:communicate'],
  body: z.object({ line: Line, communicatedTo: ShortText, readBack: z.boolean(), note: z._default(LongText, '') }),
});
