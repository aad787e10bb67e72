import * as z from 'zod/mini';
import { staff } from '../kernel/care-header.js';
import { code, event, label, type EventOf } from '../kernel/event.js';

const id = z.int();
const rupiah = z.int();

/** Quantities are in the base unit of their item. */
const ingredient = { itemId: id, name: label(), unit: label(), quantity: z.number() };

const lots = z.array(
  z.object({
    ...{ lotId: id, batch: code(), expiry: code(), owner: code(), unitCost: z.number(), quantity: z.number() },
  }),
);

/** Stream `preparation-<itemId>`, beside the catalogue's item: by which formula the facility makes it. */
export const preparationEvents = {
  /** The whole formula, in place of the one before. */
  PreparationFormulaSet: event(
    z.object({
      itemId: id,
      unit: label(),
      yieldQuantity: z.number(),
      shelfLifeDays: z.int(),
      instructions: z.nullable(label()),
      ingredients: z.array(z.object(ingredient)),
      setBy: staff(),
    }),
  ),
};
export type PreparationEvent = EventOf<typeof preparationEvents>;

const batch = { batchId: id, itemId: id, storeId: id, batch: code(), lotId: id };

/** Stream `preparation_batch-<id>`: one batch that was made by the formula of its day. */
export const preparationBatchEvents = {
  /** `cost` is what the ingredients' lots cost together; `unitCost` is the new lot's, to the nearest rupiah. */
  PreparationBatchMade: event(
    z.object({
      ...batch,
      ...{ name: label(), unit: label(), quantity: z.number(), times: z.int() },
      ...{ madeOn: code(), expiresOn: code(), cost: rupiah, unitCost: rupiah },
      ingredients: z.array(z.object({ ...ingredient, cost: rupiah, lots })),
      madeBy: staff(),
    }),
  ),
  PreparationBatchUndone: event(z.object({ ...batch, reason: label(), undoneBy: staff() })),
};
export type PreparationBatchEvent = EventOf<typeof preparationBatchEvents>;
export type BatchMade = Extract<PreparationBatchEvent, { type: 'PreparationBatchMade' }>;
