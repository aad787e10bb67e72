import * as z from 'zod/mini';
import { maybe } from '../kernel/optional.js';
import { PositiveQuantity, Quantity } from '../inventory/quantity.js';
import { command } from '../declare.js';
import { Id, Reason, ShortText } from '../kernel/scalars.js';
import { Supply, WrittenLines } from './lines.js';
import { HandoverCheck, PrescriptionReview } from './review.js';

const pharmacy = 'pharmacy.internal-outpatient';
const ward = 'pharmacy.inpatient';

/**
 * The doctor's acknowledgement of allergies, which the server finds itself. Without named allergies, the flag counts
 * for all.
 */
const acknowledgement = {
  /** The screen warned of an allergy, and the doctor prescribes in spite of it. */
  allergyAcknowledged: z.boolean(),
  /** The allergies that she was warned of: if one was recorded since, the command is refused. */
  acknowledgedAllergies: maybe(z.array(Id).check(z.maxLength(200))),
};

export const writePrescription = command('prescription/write', {
  target: 'new',
  access: ['outpatient.ongoing:prescribe', 'inpatient.ongoing.medication:verbal'],
  body: z.object({
    encounterId: Id,
    /** TBaK: the doctor who gave the order verbally; the user who writes it down has read it back. */
    orderedBy: maybe(Id),
    readBack: maybe(z.boolean()),
    /** Only in a stay; by dose and day if left out. */
    supply: maybe(Supply),
    lines: WrittenLines,
    ...acknowledgement,
  }),
});

export const revisePrescription = command('prescription/revise', {
  target: 'existing',
  access: ['outpatient.ongoing:prescribe'],
  body: z.object({ lines: WrittenLines, ...acknowledgement }),
});

/** The doctor of a verbal order signs it within 24 hours (DOMAIN 5.1). */
export const verifyPrescription = command('prescription/verify', {
  target: 'existing',
  access: ['outpatient.ongoing:prescribe'],
  body: z.object({}),
});

/** Submits all prescriptions of a visit, whose id is the route's, to the pharmacy; follows from the visit's end. */
export const submitPrescriptions = command('prescription/submit', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({}),
});

export const approvePrescription = command('prescription/approve', {
  target: 'existing',
  access: [`${pharmacy}:approve`, `${ward}:approve`],
  body: z.object({
    /** `clinical.allergy` states that no medicine meets an allergy, except those that the doctor acknowledged. */
    review: PrescriptionReview,
    /** Every line of the prescription, each once. */
    lines: z.array(
      z.object({
        lineId: Id,
        /** Base units of a single medicine, packs of a compounded one. */
        quantity: Quantity,
        /** Another medicine given instead; single lines only. */
        substituteId: maybe(Id),
      }),
    ),
  }),
});

/** Returns the prescription to the doctor with a question. */
export const returnPrescription = command('prescription/return', {
  target: 'existing',
  access: [`${pharmacy}:return`, `${ward}:return`],
  body: z.object({ note: Reason }),
});

export const withdrawApproval = command('prescription/withdraw-approval', {
  target: 'existing',
  access: [`${pharmacy}:withdraw`],
  body: z.object({ reason: Reason }),
});

export const handOverPrescription = command('prescription/hand-over', {
  target: 'existing',
  access: [`${pharmacy}:hand-over`],
  body: z.object({ receiverName: ShortText, receiverRelation: maybe(ShortText), checks: HandoverCheck }),
});

export const cancelPrescription = command('prescription/cancel', {
  target: 'existing',
  access: ['outpatient.ongoing:prescribe', `${pharmacy}:return`, `${ward}:return`],
  body: z.object({ reason: Reason }),
});

/** Supplies the ward for a day, or with a part, and charges it. */
export const dispensePrescription = command('prescription/dispense', {
  target: 'existing',
  access: [`${ward}:dispense`],
  body: z.object({
    /** Base units of a single medicine, packs of a compounded one. */
    lines: z.array(z.object({ lineId: Id, quantity: PositiveQuantity })).check(z.minLength(1), z.maxLength(50)),
    receiverName: maybe(ShortText),
  }),
});
