import { Gender, Payer } from '@alur/contracts/kernel/enums';
import { TreatmentPriority } from '@alur/contracts/treatment/commands';
import { TreatmentSetting } from '@alur/contracts/treatment/rows';
import * as z from 'zod/mini';
import { careHeader, staff } from '../kernel/care-header.js';
import { clinical, code, event, label, sealed, type EventOf } from '../kernel/event.js';

const order = { ...careHeader, orderId: z.int() };

/** Stream `treatment_order-<id>`; the streams `treatment-<id>` are those of the catalogue's treatments. */
export const treatmentEvents = {
  /** `price` is the catalogue's unit price in rupiah. */
  TreatmentOrdered: event(
    z.object({
      ...order,
      treatmentId: z.int(),
      name: label(),
      quantity: z.int(),
      price: z.int(),
      requester: staff(),
      effectiveAt: code(),
      /** What whoever carries it out has to know; absent if its requester did it at once. */
      request: z.optional(
        z.object({
          setting: TreatmentSetting,
          patientName: sealed(),
          recordNumber: sealed(),
          gender: Gender,
          birthDate: z.nullable(sealed()),
          payer: Payer,
          unitName: label(),
          bedName: z.nullable(label()),
          priority: TreatmentPriority,
          note: z.nullable(clinical()),
          /** When it is to be done; null is at once. */
          wantedAt: z.nullable(code()),
        }),
      ),
    }),
  ),
  TreatmentStarted: event(z.object({ ...order, startedBy: staff(), effectiveAt: code() })),
  /** It was started too early, or on another patient's order. */
  TreatmentStartUndone: event(z.object({ ...order, undoneBy: staff(), effectiveAt: code() })),
  /** `materials`: what was taken from the store, lot by lot, and the shortage by the books. */
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
  /** The order was cancelled, or the treatment was not done after all. */
  TreatmentCancelled: event(z.object({ ...order, reason: z.nullable(clinical()), cancelledBy: z.optional(staff()) })),
  /** Refused by who was to carry it out. */
  TreatmentRefused: event(z.object({ ...order, reason: clinical(), refusedBy: staff(), effectiveAt: code() })),
  /** Its requester has read the refusal. */
  TreatmentRefusalAcknowledged: event(z.object({ ...order, acknowledgedBy: staff(), effectiveAt: code() })),
};
export type TreatmentEvent = EventOf<typeof treatmentEvents>;
export type TreatmentOrdered = Extract<TreatmentEvent, { type: 'TreatmentOrdered' }>['data'];

const whose = { treatmentId: z.int(), payer: z.nullable(Payer), classId: z.nullable(z.int()), effectiveFrom: code() };

/**
 * Stream `treatment_tariff-<treatmentId>`: a treatment's prices by payer, class and day, its shares and its materials.
 */
export const treatmentTariffEvents = {
  /** A null price means that from that day on the general price applies to this payer and class. */
  TreatmentPriceSet: event(z.object({ ...whose, className: z.nullable(label()), price: z.nullable(z.int()) })),
  TreatmentPriceWithdrawn: event(z.object(whose)),
  /** In percent. */
  TreatmentSharesSet: event(
    z.object({
      treatmentId: z.int(),
      shares: z.object({ doctor: z.number(), nurse: z.number(), facility: z.number() }),
    }),
  ),
  /** The complete list, per treatment, in base units. */
  TreatmentMaterialsSet: event(
    z.object({
      treatmentId: z.int(),
      materials: z.array(z.object({ medicineId: z.int(), name: label(), unit: label(), quantity: z.number() })),
    }),
  ),
};
export type TreatmentTariffEvent = EventOf<typeof treatmentTariffEvents>;
