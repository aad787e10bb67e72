import type { AnyBill, BillGuarantor } from './bill.js';
import { discounted } from './totals.js';

export interface Share {
  guarantorId: number;
  amount: number;
}

const ofTypes = (bill: AnyBill, types: readonly string[]): number => {
  let sum = 0;
  for (const page of bill.documents)
    for (const { lines } of page) for (const { itemType, amount } of lines) if (types.includes(itemType)) sum += amount;
  return sum;
};

/** What a guarantor would bear where `left` is what those before it left. */
const borne = (bill: AnyBill, { cover }: BillGuarantor, left: number): number => {
  switch (cover.mode) {
    case 'all':
      return left;
    case 'percent':
      return Math.round((left * Math.round((cover.value ?? 0) * 100)) / 10_000);
    case 'limit':
      return cover.value ?? 0;
    case 'items':
      return ofTypes(bill, cover.itemTypes ?? []);
    // Before the claim is grouped nobody knows it: then it bears all, and the difference is the claim's.
    case 'tariff':
      return cover.value ?? left;
  }
};

/**
 * What each guarantor bears, in their order. Discounts bear on the patient's share: a guarantor's is worked out before
 * them, and is only as much as they leave.
 */
export const sharesOf = (bill: AnyBill): Share[] => {
  let unborne = bill.subtotal;
  let payable = bill.subtotal - discounted(bill);
  return bill.guarantors.map(guarantor => {
    const amount = Math.max(0, Math.min(borne(bill, guarantor, unborne), unborne, payable));
    unborne -= amount;
    payable -= amount;
    return { guarantorId: guarantor.guarantorId, amount };
  });
};
