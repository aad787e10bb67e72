import * as z from 'zod/mini';
import { code, event, label, type EventOf } from '../kernel/event.js';

const id = z.number();
const batch = { batch: code(), expiry: code() };
const batches = z.array(z.object({ ...batch, quantity: z.number() }));
/** With what is left of each batch afterwards, for the stock card. */
const moved = z.array(z.object({ ...batch, quantity: z.number(), balance: z.number() }));

/** Stream `stock-<medicineId>`: one item in one store, its batches and reservations. */
export const inventoryEvents = {
  StockReceived: event(
    z.object({
      medicineId: id,
      ...batch,
      quantity: z.number(),
      balance: z.number(),
      unitCost: z.number(),
      source: code(),
      documentNumber: z.nullable(code()),
      supplier: z.nullable(label()),
    }),
  ),
  StockReserved: event(z.object({ medicineId: id, prescriptionId: id, quantity: z.number(), batches })),
  ReservationReleased: event(z.object({ medicineId: id, prescriptionId: id, quantity: z.number(), batches })),
  StockIssued: event(z.object({ medicineId: id, prescriptionId: id, quantity: z.number(), batches: moved })),
  StockReturned: event(z.object({ medicineId: id, prescriptionId: id, quantity: z.number(), batches: moved })),
  /** `difference` is what was counted less what the books said. */
  StockCorrected: event(
    z.object({ medicineId: id, ...batch, counted: z.number(), difference: z.number(), reason: label() }),
  ),
};
export type InventoryEvent = EventOf<typeof inventoryEvents>;
