import { CLASS_DIFFERENCE, COMPANION_NIGHT } from '@alur/contracts/transaction/enums';
import { sharesOf as sharesBy, type Share } from '@alur/contracts/transaction/shares';
import type { AnyBill, BillGuarantor, BillLine } from './bill.js';
import { discounted } from './totals.js';

/** Lines for extras that she chose: the surcharge for a higher class, and a companion's bed. */
export const isAboveClass = ({ service }: Pick<BillLine, 'service'>): boolean =>
  service?.kind === CLASS_DIFFERENCE || service?.kind === COMPANION_NIGHT;

/** What a guarantor bears at most; null without a limit. */
export const capOf = ({ cover: { mode, value } }: BillGuarantor): number | null =>
  mode === 'limit' || mode === 'tariff' ? value : null;

/** Each guarantor's share of the present bill. */
export const sharesOf = (bill: AnyBill): Share[] => {
  const parts = bill.documents.flatMap(page =>
    page.flatMap(({ lines }) =>
      lines.map(line => ({ itemType: line.itemType, amount: line.amount, aboveClass: isAboveClass(line) })),
    ),
  );
  return sharesBy(bill.guarantors, parts, discounted(bill));
};
