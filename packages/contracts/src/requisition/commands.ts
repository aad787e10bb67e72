import * as z from 'zod/mini';
import { command } from '../declare.js';
import { PositiveQuantity, Quantity } from '../inventory/quantity.js';
import { maybe } from '../kernel/optional.js';
import { Id, Reason, ShortText } from '../kernel/scalars.js';

const place = 'inventory.requisition';
const most = 100;
const lines = (quantity: typeof Quantity) =>
  z.array(z.object({ itemId: Id, quantity })).check(z.minLength(1), z.maxLength(most));

/** Quantities are in base units. */
export const makeRequisition = command('requisition/make', {
  target: 'new',
  access: [`${place}:make`],
  body: z.object({
    /** The requesting store. */
    storeId: Id,
    /** The supplying store; by default the facility's main store. */
    fromStoreId: maybe(Id),
    lines: lines(PositiveQuantity),
    note: maybe(ShortText),
  }),
});

/** The quantity of each line to be sent, not more than was requested; it may be 0. */
export const approveRequisition = command('requisition/approve', {
  target: 'existing',
  access: [`${place}:decide`],
  body: z.object({ lines: lines(Quantity) }),
});

export const refuseRequisition = command('requisition/refuse', {
  target: 'existing',
  access: [`${place}:decide`],
  body: z.object({ reason: Reason }),
});

/** The approved goods leave the store, all or nothing. */
export const sendRequisition = command('requisition/send', {
  target: 'existing',
  access: [`${place}:send`],
  body: z.object({}),
});

/** The quantity of each line that has arrived; the rest returns to the sending store. */
export const receiveRequisition = command('requisition/receive', {
  target: 'existing',
  access: [`${place}:receive`],
  body: z.object({ lines: lines(Quantity) }),
});
