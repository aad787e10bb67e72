import { CLASS_DIFFERENCE } from '@alur/contracts/transaction/enums';
import type { AnyBill, BillGuarantor, BillLine } from './bill.js';
import { discounted } from './totals.js';

export interface Share {
  guarantorId: number;
  amount: number;
}

const ofLines = (bill: AnyBill, counts: (line: BillLine) => boolean): number => {
  let sum = 0;
  for (const page of bill.documents)
    for (const { lines } of page) for (const line of lines) if (counts(line)) sum += line.amount;
  return sum;
};

const isChosenAbove = ({ service }: BillLine): boolean => service?.kind === CLASS_DIFFERENCE;

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
      return ofLines(bill, ({ itemType }) => (cover.itemTypes ?? []).includes(itemType));
    // Before the claim is grouped nobody knows it: then it bears all, and the difference is the claim's.
    case 'tariff':
      return cover.value ?? left;
  }
};

/**
 * What each guarantor bears, in their order. Discounts bear on the patient's share: a guarantor's is worked out before
 * them, and is only as much as they leave. What a class above her own costs more BPJS does not bear: the patient does, or
 * an insurance besides it (DOMAIN 6, *selisih naik kelas*).
 */
export const sharesOf = (bill: AnyBill): Share[] => {
  let unborne = bill.subtotal;
  const chosenAbove = ofLines(bill, isChosenAbove);
  let payable = bill.subtotal - discounted(bill);
  return bill.guarantors.map(guarantor => {
    const open = guarantor.kind === 'bpjs' ? unborne - chosenAbove : unborne;
    const amount = Math.max(0, Math.min(borne(bill, guarantor, open), open, payable));
    unborne -= amount;
    payable -= amount;
    return { guarantorId: guarantor.guarantorId, amount };
  });
};
