import { Payer } from '@alur/contracts/kernel/enums';
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
  /** `materials` is what it used up of a store, lot by lot, and how much of it was not there by the books. */
  TreatmentDone: event(
    z.object({
      ...order,
      performer: staff(),
      effectiveAt: code(),
      materials: z.optional(
        z.array(
          z.object({
            medicineId: z.int(),
            name: label(),
            unit: label(),
            storeId: z.int(),
            quantity: z.number(),
            missing: z.number(),
            lots: z.array(
              z.object({
                lotId: z.number(),
                batch: code(),
                expiry: code(),
                owner: code(),
                unitCost: z.number(),
                quantity: z.number(),
              }),
            ),
          }),
        ),
      ),
    }),
  ),
  /** Withdrawn, or not done after all. */
  TreatmentCancelled: event(z.object({ ...order, reason: z.nullable(clinical()) })),
};
export type TreatmentEvent = EventOf<typeof treatmentEvents>;
export type TreatmentOrdered = Extract<TreatmentEvent, { type: 'TreatmentOrdered' }>['data'];

const whose = { treatmentId: z.int(), payer: z.nullable(Payer), classId: z.nullable(z.int()), effectiveFrom: code() };

/** Stream `treatment_tariff-<treatmentId>`: what a treatment of the catalogue costs whom from when, and what it takes. */
export const treatmentTariffEvents = {
  /** Without a price it costs these from that day on what it costs everybody. */
  TreatmentPriceSet: event(z.object({ ...whose, className: z.nullable(label()), price: z.nullable(z.int()) })),
  TreatmentPriceWithdrawn: event(z.object(whose)),
  /** Of a hundred. */
  TreatmentSharesSet: event(
    z.object({
      treatmentId: z.int(),
      shares: z.object({ doctor: z.number(), nurse: z.number(), facility: z.number() }),
    }),
  ),
  /** For one of it, in base units; the whole list. */
  TreatmentMaterialsSet: event(
    z.object({
      treatmentId: z.int(),
      materials: z.array(z.object({ medicineId: z.int(), name: label(), unit: label(), quantity: z.number() })),
    }),
  ),
};
export type TreatmentTariffEvent = EventOf<typeof treatmentTariffEvents>;
