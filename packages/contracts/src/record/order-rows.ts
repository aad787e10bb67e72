import * as z from 'zod/mini';
import { topic } from '../declare.js';
import { Id } from '../kernel/scalars.js';
import { OpenOrder } from './open-orders.js';

/** The open orders of one visit, whatever its kind; there is no row where none is open. */
export const VisitOrdersRow = z.object({ encounterId: Id, orders: z.array(OpenOrder) });
export type VisitOrdersRow = z.infer<typeof VisitOrdersRow>;

export const visitOrders = topic('record.visit-orders', {
  params: z.object({ encounterId: Id }),
  row: VisitOrdersRow,
  access: ['inpatient.ongoing:view', 'emergency.ongoing:view', 'outpatient.ongoing:view'],
  logged: 'encounterId',
});
