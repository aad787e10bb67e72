import * as z from 'zod/mini';
import { maybe } from '../kernel/optional.js';
import { command } from '../declare.js';
import { Id, LocalDate, Reason, TypedRupiah, ShortText } from '../kernel/scalars.js';
import { PositiveQuantity, Quantity } from './quantity.js';

/** The store; by default the facility's main store. */
const storeId = maybe(Id);

/** Receives stock as a new lot, including opening stock; the route's id is the item's. */
export const receiveStock = command('inventory/receive', {
  target: 'existing',
  access: ['inventory.item:receive'],
  body: z.object({
    storeId,
    batch: ShortText,
    expiry: LocalDate,
    quantity: PositiveQuantity,
    /** Cost of one base unit. */
    unitCost: TypedRupiah,
    origin: z.enum(['opening', 'purchase', 'other']),
    documentNumber: maybe(ShortText),
    supplier: maybe(ShortText),
  }),
});

/** Sets the books of a lot to a count; the route's id is the item's. */
export const correctStock = command('inventory/correct', {
  target: 'existing',
  access: ['inventory.item:correct'],
  body: z.object({
    storeId,
    lotId: Id,
    counted: Quantity,
    /** What the books stated when the lot was counted; by default what they state now. */
    recorded: maybe(Quantity),
    reason: Reason,
  }),
});
