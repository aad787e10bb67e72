import * as z from 'zod/mini';
import { careHeader, staff } from '../kernel/care-header.js';
import { clinical, code, event, label, type EventOf } from '../kernel/event.js';

const order = { ...careHeader, orderId: z.int() };

/** Stream `treatment_order-<id>`: the catalogue's treatments have the streams `treatment-<id>`. */
export const treatmentEvents = {
  /** `price` is of one, in rupiah, as the catalogue had it. */
  TreatmentOrdered: event(
    z.object({
      ...order,
      treatmentId: z.int(),
      name: label(),
      quantity: z.int(),
      price: z.int(),
      requester: staff(),
      effectiveAt: code(),
    }),
  ),
  TreatmentDone: event(z.object({ ...order, performer: staff(), effectiveAt: code() })),
  /** Withdrawn, or not done after all. */
  TreatmentCancelled: event(z.object({ ...order, reason: z.nullable(clinical()) })),
};
export type TreatmentEvent = EventOf<typeof treatmentEvents>;
export type TreatmentOrdered = Extract<TreatmentEvent, { type: 'TreatmentOrdered' }>['data'];
