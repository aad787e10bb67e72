import type { OpenOrder } from '@alur/contracts/record/open-orders';

const MOST = 50;
const isOther =
  ({ module, orderId }: OpenOrder) =>
  (each: OpenOrder): boolean =>
    each.module !== module || each.orderId !== orderId;

/** Open orders as rows of visits keep them, the newest fifty. */
export const withOrder = (orders: readonly OpenOrder[], { module, orderId }: OpenOrder): OpenOrder[] =>
  [...orders, { module, orderId }].slice(-MOST);

/** A treatment that is done and then removed ends twice. */
export const withoutOrder = (orders: readonly OpenOrder[], ended: OpenOrder): OpenOrder[] =>
  orders.filter(isOther(ended));
