import { CLASS_DIFFERENCE, COMPANION_NIGHT } from '@alur/contracts/transaction/enums';
import { securityOf as securityBy, sharesOf as sharesBy, type Share } from '@alur/contracts/transaction/shares';
import type { AnyBill, BillLine } from './bill.js';
import { discounted, held } from './totals.js';

/** Lines for extras that she chose: the surcharge for a higher class, and a companion's bed. */
export const isAboveClass = ({ service }: Pick<BillLine, 'service'>): boolean =>
  service?.kind === CLASS_DIFFERENCE || service?.kind === COMPANION_NIGHT;

const partsOf = (bill: AnyBill) =>
  bill.documents.flatMap(page =>
    page.flatMap(({ lines }) =>
      lines.map(line => ({ itemType: line.itemType, amount: line.amount, aboveClass: isAboveClass(line) })),
    ),
  );

/** Each guarantor's share of the present bill. */
export const sharesOf = (bill: AnyBill): Share[] => sharesBy(bill.guarantors, partsOf(bill), discounted(bill));

/** What the present bill comes to without its guarantors' shares, and what is there for it. */
export const securityOf = (bill: AnyBill): { uncovered: number; secured: number } =>
  securityBy({
    guarantors: bill.guarantors,
    parts: partsOf(bill),
    discounted: discounted(bill),
    deposits: bill.deposits.reduce((sum, deposit) => sum + held(deposit), 0),
  });
