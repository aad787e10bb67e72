import type { Settings } from '@alur/contracts/settings/settings';
import { ensure } from '../kernel/rejection.js';
import { andClose } from './closing.js';
import type { TransactionEvent } from './events.js';
import { addItems, removeItems, type NewItem } from './items.js';
import { after, type BillItem, type TransactionState } from './state.js';
import { billOf, keysOf } from './transaction.js';

interface Charge {
  encounterId: number;
  finish: number;
  doctorName: string;
  consultationPrice: number;
  treatments: readonly { orderId: number; treatmentId: number; name: string; quantity: number; price: number }[];
}

const wanted = ({ encounterId, doctorName, consultationPrice, treatments }: Charge): NewItem[] => [
  ...(consultationPrice === 0
    ? []
    : [
        {
          itemType: 'clinical' as const,
          name: `Konsultasi ${doctorName}`,
          quantity: 1,
          unitPrice: consultationPrice,
          encounterId,
        },
      ]),
  ...treatments.map(({ orderId, treatmentId, name, quantity, price }) => ({
    itemType: 'treatment' as const,
    name,
    quantity,
    unitPrice: price,
    encounterId,
    orderId,
    treatmentId,
  })),
];

const isSame = (item: BillItem, other: NewItem): boolean =>
  item.itemType === other.itemType &&
  item.orderId === (other.orderId ?? null) &&
  item.quantity === other.quantity &&
  item.unitPrice === other.unitPrice;

/**
 * The service is done without what it would have cost. Of a bill that ended, or that a reopening overtook, nothing is
 * left to say.
 */
export const waiveCharge = (
  state: TransactionState,
  { encounterId, doctorName, finish }: Pick<Charge, 'encounterId' | 'doctorName' | 'finish'>,
  cashier: Settings['cashier'],
): TransactionEvent[] => {
  const bill = billOf(state);
  const ended = bill.status === 'CANCELLED' || bill.status === 'VOID';
  if (ended || bill.serviceDone || finish <= bill.reopenings) return [];
  return andClose(bill, [{ type: 'ServiceCompleted', data: { ...keysOf(bill), encounterId, doctorName } }], cashier);
};

/**
 * Posts what a finished consultation costs, and marks the service done. Finished again after a reopening, the bill
 * follows: what is gone goes, what is new comes. Done twice, or overtaken by a reopening, it does nothing.
 */
export const chargeConsultation = (
  state: TransactionState,
  charge: Charge,
  cashier: Settings['cashier'],
): TransactionEvent[] => {
  const bill = billOf(state);
  if (bill.serviceDone || charge.finish <= bill.reopenings) return [];
  ensure(bill.status !== 'DRAFT', 'transaction.service-not-begun');
  const target = wanted(charge);
  const gone = removeItems(
    bill,
    item => item.encounterId === charge.encounterId && !target.some(other => isSame(item, other)),
  );
  const fresh = target.filter(
    other => !bill.items.some(item => item.encounterId === charge.encounterId && isSame(item, other)),
  );
  const changed = [...gone, ...addItems(after(bill, gone), fresh)];
  const { encounterId, doctorName } = charge;
  return andClose(
    bill,
    [...changed, { type: 'ServiceCompleted', data: { ...keysOf(bill), encounterId, doctorName } }],
    cashier,
  );
};
