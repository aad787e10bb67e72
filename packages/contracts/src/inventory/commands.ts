import * as z from 'zod/mini';
import { maybe } from '../kernel/optional.js';
import { command } from '../declare.js';
import { Id, LocalDate, Reason, TypedRupiah, ShortText } from '../kernel/scalars.js';
import { PositiveQuantity, Quantity } from './quantity.js';

/** In which store; empty: the facility's main store. */
const storeId = maybe(Id);

/** Stock comes in as a lot of its own, opening stock too; the route's id is the item's. */
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

/** A lot is counted, and the books follow what is there; the route's id is the item's. */
export const correctStock = command('inventory/correct', {
  target: 'existing',
  access: ['inventory.item:correct'],
  body: z.object({
    storeId,
    lotId: Id,
    counted: Quantity,
    /** What the books said to whoever counted; empty: whatever they say by now. */
    recorded: maybe(Quantity),
    reason: Reason,
  }),
});
