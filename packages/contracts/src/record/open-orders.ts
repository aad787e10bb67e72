import * as z from 'zod/mini';
import { Id } from '../kernel/scalars.js';

/** An order of a visit that is not done. */
export const OpenOrder = z.object({ module: z.string(), orderId: Id });
export type OpenOrder = z.infer<typeof OpenOrder>;

/**
 * Orders that somebody who leaves the emergency department would leave undone. A prescription is not among them: it is
 * handed over once the bill is paid, and the bill is closed by her leaving (DOMAIN 2.4).
 */
export const pendingOrders = <Order extends { readonly module: string }>(orders: readonly Order[]): Order[] =>
  orders.filter(({ module }) => module !== 'prescription');
