import * as z from 'zod/mini';
import { maybe } from '../kernel/optional.js';
import { PositiveQuantity, Quantity } from '../inventory/quantity.js';
import { command } from '../declare.js';
import { Id, Reason, ShortText } from '../kernel/scalars.js';
import { Supply, WrittenLines } from './lines.js';
import { HandoverCheck, PrescriptionReview } from './review.js';

const pharmacy = 'pharmacy.internal-outpatient';
const ward = 'pharmacy.inpatient';

/** What the doctor says of the allergies that the lines meet. The server finds them; who names none is taken at her word. */
const acknowledgement = {
  /** The screen warned of an allergy, and the doctor prescribes all the same. */
  allergyAcknowledged: z.boolean(),
  /** Whose warning she saw: one recorded since is not among them, and the command is refused. */
  acknowledgedAllergies: maybe(z.array(Id).check(z.maxLength(200))),
};

export const writePrescription = command('prescription/write', {
  target: 'new',
  access: ['outpatient.ongoing:prescribe', 'inpatient.ongoing.medication:verbal'],
  body: z.object({
    encounterId: Id,
    /** TBaK: the doctor said it by telephone or at the bedside, and whoever writes it down has read it back. */
    orderedBy: maybe(Id),
    readBack: maybe(z.boolean()),
    /** In a stay alone; by dose and day where nothing is said. */
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

/** Who gave it by word of mouth signs it, within 24 hours (DOMAIN 5.1). */
export const verifyPrescription = command('prescription/verify', {
  target: 'existing',
  access: ['outpatient.ongoing:prescribe'],
  body: z.object({}),
});

/** All of a visit, whose id the route has, to the pharmacy's queue; follows from the visit's end. */
export const submitPrescriptions = command('prescription/submit', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({}),
});

export const approvePrescription = command('prescription/approve', {
  target: 'existing',
  access: [`${pharmacy}:approve`, `${ward}:approve`],
  body: z.object({
    /** `clinical.allergy` says that nothing given meets an allergy but what the doctor prescribed knowing of it. */
    review: PrescriptionReview,
    /** Every line of the prescription, once. */
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

/** Back to the doctor with a question. */
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

/** A day's supply, or a part of it, goes to the ward, and is charged. */
export const dispensePrescription = command('prescription/dispense', {
  target: 'existing',
  access: [`${ward}:dispense`],
  body: z.object({
    /** Base units of a single medicine, packs of a compounded one. */
    lines: z.array(z.object({ lineId: Id, quantity: PositiveQuantity })).check(z.minLength(1), z.maxLength(50)),
    receiverName: maybe(ShortText),
  }),
});
