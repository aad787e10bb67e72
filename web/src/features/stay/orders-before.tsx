import { pendingOrders, type OpenOrder } from '@alur/contracts/record/open-orders';
import { visitOrders } from '@alur/contracts/record/order-rows';
import type { ReactNode } from 'react';
import { useTopic } from '@/live/use-topic';

/** What is pending of the visit that a stay continues, at a clinic or the emergency department: it holds the discharge, too. */
export function OrdersBefore({
  encounterId,
  children,
}: {
  encounterId: number;
  children: (orders: OpenOrder[]) => ReactNode;
}) {
  const { rows } = useTopic(visitOrders, { encounterId });
  return children(pendingOrders(rows[0]?.orders ?? []));
}
