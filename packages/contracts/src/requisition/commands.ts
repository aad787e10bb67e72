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
    /** Who asks. */
    storeId: Id,
    /** Who is asked; the facility's main store where nothing is said. */
    fromStoreId: maybe(Id),
    lines: lines(PositiveQuantity),
    note: maybe(ShortText),
  }),
});

/** So much of each line is sent: no more than was asked for, and nothing of some. */
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

/** What was approved leaves the store, whole or not at all. */
export const sendRequisition = command('requisition/send', {
  target: 'existing',
  access: [`${place}:send`],
  body: z.object({}),
});

/** What has arrived of each line: what has not goes back to the store that sent it. */
export const receiveRequisition = command('requisition/receive', {
  target: 'existing',
  access: [`${place}:receive`],
  body: z.object({ lines: lines(Quantity) }),
});
