import type { Settings } from '@alur/contracts/settings/settings';
import { ensure } from '../kernel/rejection.js';
import { andClose } from './closing.js';
import type { TransactionEvent } from './events.js';
import { addItems, editable, removeItems, type NewItem } from './items.js';
import { after, type TransactionState } from './state.js';
import { kept } from './totals.js';
import { billOf, keysOf, reopenBill } from './transaction.js';

type CashierSettings = Settings['cashier'];

/** A prescription was written: the bill is not closed until the pharmacy has priced it. */
export const awaitPrescription = (state: TransactionState, prescriptionId: number): TransactionEvent[] => {
  const bill = editable(state);
  return [{ type: 'PrescriptionAwaited', data: { ...keysOf(bill), prescriptionId } }];
};

/** The pharmacist approved: the medicines go on the bill, which closes if it waited for nothing else. */
export const pricePrescription = (
  state: TransactionState,
  prescriptionId: number,
  items: readonly NewItem[],
  cashier: CashierSettings,
): TransactionEvent[] => {
  const bill = editable(state);
  return andClose(
    bill,
    [...addItems(bill, items), { type: 'PrescriptionPriced', data: { ...keysOf(bill), prescriptionId } }],
    cashier,
  );
};

/** The approval is withdrawn: the medicines leave the bill, which opens again. Not once money was received. */
export const unpricePrescription = (state: TransactionState, prescriptionId: number): TransactionEvent[] => {
  const bill = billOf(state);
  ensure(bill.status !== 'CANCELLED' && bill.status !== 'VOID', 'transaction.ended');
  ensure(kept(bill) === 0, 'transaction.items-locked');
  const reopened = bill.status === 'ONGOING' || bill.status === 'PAID' ? reopenBill(bill, null) : [];
  return [
    ...reopened,
    ...removeItems(after(bill, reopened), item => item.prescriptionId === prescriptionId),
    { type: 'PrescriptionUnpriced', data: { ...keysOf(bill), prescriptionId } },
  ];
};

/** The prescription was cancelled: the bill waits for it no longer. */
export const dropPrescription = (
  state: TransactionState,
  prescriptionId: number,
  cashier: CashierSettings,
): TransactionEvent[] => {
  const bill = billOf(state);
  return andClose(bill, [{ type: 'PrescriptionDropped', data: { ...keysOf(bill), prescriptionId } }], cashier);
};
