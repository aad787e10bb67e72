import { Payer } from '@alur/contracts/kernel/enums';
import { CompoundMethod, Supply } from '@alur/contracts/prescription/lines';
import { HandoverCheck, PrescriptionReview } from '@alur/contracts/prescription/review';
import * as z from 'zod/mini';
import { careHeader, staff } from '../kernel/care-header.js';
import { clinical, code, event, label, sealed, type EventOf } from '../kernel/event.js';

const id = z.number();
const of = { ...careHeader, prescriptionId: id };

/** A line with the medicines' names and strengths when it was written. */
const line = z.object({
  lineId: id,
  kind: z.enum(['single', 'compound']),
  name: label(),
  medicineId: z.nullable(id),
  form: z.nullable(label()),
  method: z.nullable(CompoundMethod),
  quantity: z.number(),
  unit: label(),
  signa: clinical(),
  route: z.nullable(label()),
  days: z.nullable(z.number()),
  iterations: z.number(),
  note: z.nullable(clinical()),
  highAlert: z.boolean(),
  medicineClass: z.nullable(code()),
  components: z.array(
    z.object({
      medicineId: id,
      name: label(),
      dose: z.number(),
      doseUnit: label(),
      strength: z.nullable(z.number()),
      quantity: z.number(),
      unit: label(),
    }),
  ),
});

/** Acknowledged allergies that the lines met when they were written; missing in older events. */
const acknowledgedAllergies = z.optional(z.array(id));

/** Quantities that a line takes from stock. */
const takes = z.array(z.object({ medicineId: id, name: label(), quantity: z.number() }));

const { note: _note, ...review } = PrescriptionReview.shape;

/** Stream `prescription-<id>` (DOMAIN 2.5). */
export const prescriptionEvents = {
  PrescriptionWritten: event(
    z.object({
      ...of,
      date: code(),
      patientName: sealed(),
      recordNumber: sealed(),
      requester: staff(),
      unitName: label(),
      queueNumber: z.nullable(code()),
      payer: Payer,
      lines: z.array(line),
      allergyAcknowledged: z.boolean(),
      acknowledgedAllergies,
      /** In a stay: how it reaches the ward. */
      supply: z.optional(Supply),
      /** The medicine is given from the department's store, and the pharmacy reviews it afterwards. */
      atOnce: z.optional(z.boolean()),
      /** TBaK: who wrote down and read back the order of the requester, who then signs it. */
      writtenBy: z.optional(staff()),
    }),
  ),
  PrescriptionRevised: event(
    z.object({ ...of, lines: z.array(line), allergyAcknowledged: z.boolean(), acknowledgedAllergies }),
  ),
  PrescriptionVerified: event(z.object({ ...of, verifiedBy: staff() })),
  PrescriptionSubmitted: event(z.object(of)),
  PrescriptionApproved: event(
    z.object({
      ...of,
      review: z.object(review),
      reviewNote: z.nullable(clinical()),
      lines: z.array(
        z.object({
          lineId: id,
          quantity: z.number(),
          /** Name of the medicine given instead, if another. */
          substitute: z.nullable(label()),
          takes,
          amount: z.number(),
        }),
      ),
      partial: z.boolean(),
      approvedBy: staff(),
    }),
  ),
  PrescriptionReturned: event(z.object({ ...of, note: clinical() })),
  ApprovalWithdrawn: event(z.object({ ...of, reason: clinical() })),
  PrescriptionHandedOver: event(
    z.object({
      ...of,
      receiverName: clinical(),
      receiverRelation: z.nullable(clinical()),
      checks: HandoverCheck,
      handedOverBy: staff(),
    }),
  ),
  PrescriptionCancelled: event(z.object({ ...of, reason: clinical() })),
  /** In a stay: a day's or a part's quantity was supplied to the ward; `isLast`: nothing more will be. */
  PrescriptionDispensed: event(
    z.object({
      ...of,
      dispense: id,
      lines: z.array(z.object({ lineId: id, quantity: z.number(), takes, amount: z.number() })),
      isLast: z.boolean(),
      receiverName: z.nullable(clinical()),
      dispensedBy: staff(),
    }),
  ),
  /** In a stay: these lines are no longer given or supplied; `isLast`: none of the prescription is. */
  PrescriptionStopped: event(
    z.object({ ...of, lineIds: z.array(id), isLast: z.boolean(), reason: clinical(), stoppedBy: staff() }),
  ),
};
export type PrescriptionEvent = EventOf<typeof prescriptionEvents>;
export type PrescriptionLine = z.infer<typeof line>;
export type ApprovedLine = Extract<PrescriptionEvent, { type: 'PrescriptionApproved' }>['data']['lines'][number];
