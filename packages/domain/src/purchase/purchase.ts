import { progressOf } from '@alur/contracts/purchase/amounts';
import { exact } from '@alur/contracts/inventory/quantity';
import type { Aggregate } from '../kernel/aggregate.js';
import type { EventData, PurchaseEvent } from './events.js';

export type DraftLine = EventData<'PurchaseDrafted'>['lines'][number];
export type Receipt = Pick<EventData<'PurchaseReceived'>, 'receiptId' | 'documentNumber' | 'amount' | 'lines'>;

export interface PurchaseHeader {
  readonly purchaseId: number;
  readonly storeId: number;
  readonly supplierId: number;
}
interface Purchase extends PurchaseHeader {
  readonly storeName: string | null;
  readonly supplierName: string;
  readonly lines: readonly DraftLine[];
  /** The receipts that stand. */
  readonly receipts: readonly Receipt[];
}
/** DOMAIN 2.9. An order that was closed short is invoiced and paid like one that came whole. */
export type PurchaseState =
  | { readonly status: 'none' }
  | (Purchase & {
      readonly status: 'draft' | 'ordered' | 'partially_received' | 'received' | 'closed_short' | 'paid' | 'cancelled';
    })
  | (Purchase & { readonly status: 'invoiced'; readonly invoiced: number });
export type AnyPurchase = Exclude<PurchaseState, { status: 'none' }>;

/** Only the header's fields of a value that has more. */
export const headerOf = ({ purchaseId, storeId, supplierId }: PurchaseHeader): PurchaseHeader => ({
  ...{ purchaseId, storeId, supplierId },
});

const whole = ({ storeName, supplierName, lines, receipts, ...header }: AnyPurchase): Purchase => ({
  ...{ ...headerOf(header), storeName, supplierName, lines, receipts },
});

/** How much of an order's line was received and paid for. */
export const receivedOf = (receipts: readonly Receipt[], line: number): number =>
  exact(
    receipts
      .flatMap(each => each.lines)
      .filter(each => each.line === line)
      .reduce((sum, { quantity }) => sum + quantity, 0),
  );

const withReceipts = (state: AnyPurchase, receipts: readonly Receipt[]): PurchaseState => ({
  ...{ ...whole(state), receipts },
  status: progressOf(
    state.lines.map(({ line, quantity }) => ({ quantity, received: receivedOf(receipts, line) })),
    receipts.length,
  ),
});

const evolve = (state: PurchaseState, { type, data }: PurchaseEvent): PurchaseState => {
  if (type === 'PurchaseDrafted' || type === 'PurchaseChanged') {
    const { storeName, supplierName, lines } = data;
    return { ...headerOf(data), storeName, supplierName, lines, receipts: [], status: 'draft' };
  }
  if (state.status === 'none') return state;
  switch (type) {
    case 'PurchaseOrdered':
      return { ...whole(state), status: 'ordered' };
    case 'PurchaseReceived': {
      const { receiptId, documentNumber, amount, lines } = data;
      return withReceipts(state, [...state.receipts, { receiptId, documentNumber, amount, lines }]);
    }
    case 'PurchaseReceiptReversed':
      return withReceipts(
        state,
        state.receipts.filter(({ receiptId }) => receiptId !== data.receiptId),
      );
    case 'PurchaseInvoiced':
      return { ...whole(state), status: 'invoiced', invoiced: data.amount };
    case 'PurchasePaid':
      return { ...whole(state), status: 'paid' };
    case 'PurchaseCancelled':
      return { ...whole(state), status: 'cancelled' };
    case 'PurchaseClosedShort':
      return { ...whole(state), status: 'closed_short' };
  }
};

export const purchase: Aggregate<PurchaseState, PurchaseEvent> = {
  kind: 'purchase',
  initial: { status: 'none' },
  evolve,
};
