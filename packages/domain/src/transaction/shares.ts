import { CLASS_DIFFERENCE } from '@alur/contracts/transaction/enums';
import { sharesOf as sharesBy, type Share } from '@alur/contracts/transaction/shares';
import type { AnyBill, BillLine } from './bill.js';
import { discounted } from './totals.js';

/** What a class that she chose above her own costs more. */
export const isAboveClass = ({ service }: Pick<BillLine, 'service'>): boolean => service?.kind === CLASS_DIFFERENCE;

/** What each guarantor bears of the bill as it stands. */
export const sharesOf = (bill: AnyBill): Share[] => {
  const parts = bill.documents.flatMap(page =>
    page.flatMap(({ lines }) =>
      lines.map(line => ({ itemType: line.itemType, amount: line.amount, aboveClass: isAboveClass(line) })),
    ),
  );
  return sharesBy(bill.guarantors, parts, discounted(bill));
};
