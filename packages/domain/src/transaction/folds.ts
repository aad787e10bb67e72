import type { AnyBill } from './bill.js';
import type { EventData, TransactionEvent } from './events.js';

/** What events change on a bill without changing its status. */
export type Folds = {
  readonly [Type in TransactionEvent['type']]?: (bill: AnyBill, data: EventData<Type>) => AnyBill;
};
