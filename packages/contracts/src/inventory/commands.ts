import * as z from 'zod/mini';
import { maybe } from '../kernel/optional.js';
import { command } from '../kernel/command.js';
import { LocalDate, Reason, TypedRupiah, ShortText } from '../kernel/scalars.js';
import { PositiveQuantity, Quantity } from './quantity.js';

/** Stock comes in, opening stock too; the route's id is the medicine's. */
export const receiveStock = command('inventory/receive', {
  target: 'existing',
  access: ['inventory.item:receive'],
  body: z.object({
    batch: ShortText,
    expiry: LocalDate,
    quantity: PositiveQuantity,
    /** Cost of one base unit. */
    unitCost: TypedRupiah,
    source: z.enum(['opening', 'purchase', 'other']),
    documentNumber: maybe(ShortText),
    supplier: maybe(ShortText),
  }),
});

/** A batch is counted, and the books follow what is there; the route's id is the medicine's. */
export const correctStock = command('inventory/correct', {
  target: 'existing',
  access: ['inventory.item:correct'],
  body: z.object({
    batch: ShortText,
    expiry: LocalDate,
    counted: Quantity,
    /** What the books said to whoever counted; empty: whatever they say by now. */
    recorded: maybe(Quantity),
    reason: Reason,
  }),
});
