import { emergencyDetail } from '@alur/contracts/emergency/rows';
import { pendingOrders, type OpenOrder } from '@alur/contracts/record/open-orders';
import type { ReactNode } from 'react';
import { useTopic } from '@/live/use-topic';

/** What is pending of the emergency visit that a stay continues: it holds the discharge, too. */
export function OrdersBefore({
  encounterId,
  children,
}: {
  encounterId: number;
  children: (orders: OpenOrder[]) => ReactNode;
}) {
  const { rows } = useTopic(emergencyDetail, { encounterId });
  return children(pendingOrders(rows[0]?.orders ?? []));
}
