import * as z from 'zod/mini';
import { staff } from '../kernel/care-header.js';
import { code, event, label, type EventOf } from '../kernel/event.js';

const id = z.int();
const of = { requisitionId: id };
const amounts = z.array(z.object({ itemId: id, quantity: z.number() }));
const lots = z.array(
  z.object({
    ...{ lotId: id, batch: code(), expiry: code(), owner: code(), unitCost: z.number() },
    quantity: z.number(),
  }),
);

/** Stream `requisition-<id>`: what one store requests from another; quantities in base units (SHAPES, Stock). */
export const requisitionEvents = {
  RequisitionMade: event(
    z.object({
      ...of,
      ...{ storeId: id, storeName: label(), fromStoreId: id, fromStoreName: label() },
      lines: z.array(z.object({ itemId: id, name: label(), unit: label(), quantity: z.number() })),
      note: z.nullable(label()),
      requestedBy: staff(),
    }),
  ),
  RequisitionApproved: event(z.object({ ...of, lines: amounts, approvedBy: staff() })),
  RequisitionRefused: event(z.object({ ...of, reason: label(), refusedBy: staff() })),
  /** On the way: it has left one store and has not arrived at the other. */
  RequisitionSent: event(
    z.object({ ...of, lines: z.array(z.object({ itemId: id, quantity: z.number(), lots })), sentBy: staff() }),
  ),
  /** What did not arrive is returned. */
  RequisitionReceived: event(z.object({ ...of, lines: amounts, receivedBy: staff() })),
};
export type RequisitionEvent = EventOf<typeof requisitionEvents>;
export type EventData<Type extends RequisitionEvent['type']> = Extract<RequisitionEvent, { type: Type }>['data'];
