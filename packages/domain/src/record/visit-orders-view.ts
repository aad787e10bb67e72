import { visitOrders, VisitOrdersRow } from '@alur/contracts/record/order-rows';
import { withOrder, withoutOrder } from '../open-orders.js';
import { view } from '../vocabulary.js';

const key = ({ data }: { data: { encounterId: number } }) => data.encounterId;

/** What is open of each visit's orders, for whoever ends the visit or the stay that continues it. */
export const visitOrdersView = view({
  name: 'visit_orders',
  version: 1,
  row: VisitOrdersRow,
  topics: [{ topic: visitOrders, by: { encounterId: 'encounterId' } }],
  on: {
    OrderOpened: {
      key,
      first: ({ data }): VisitOrdersRow => ({ encounterId: data.encounterId, orders: withOrder([], data) }),
      next: (row, { data }) => ({ ...row, orders: withOrder(row.orders, data) }),
    },
    OrderEnded: {
      key,
      next: (row, { data }) => {
        const orders = withoutOrder(row.orders, data);
        return orders.length === 0 ? null : { ...row, orders };
      },
    },
  },
});
