import { lineAmount } from '@alur/contracts/inventory/quantity';
import { percentOf } from '@alur/contracts/kernel/percent';
import type { CommissionLine } from '../commission/events.js';
import { localTime } from '../kernel/local-time.js';
import { linesOn, type AnyBill, type BillLine } from '../transaction/bill.js';

/** An agreement with one person about one kind of service (SPEC 3, Commission). */
export interface Agreement {
  readonly id: number;
  readonly staffId: number;
  readonly serviceType: BillLine['itemType'];
  readonly commissionType: 'percent' | 'amount';
  readonly value: number;
  readonly validFrom: string;
  readonly validUntil: string | null;
}

const discountsOn = (bill: AnyBill, line: number): number =>
  bill.discounts.flatMap(({ lines }) => lines).reduce((sum, each) => sum + (each.line === line ? each.amount : 0), 0);

/** The agreement in force on the day of the service; of several, the one that began last. */
const agreed = (agreements: readonly Agreement[], staffId: number, { itemType }: BillLine, day: string) =>
  agreements
    .filter(each => each.staffId === staffId && each.serviceType === itemType)
    .filter(({ validFrom, validUntil }) => validFrom <= day && (validUntil === null || day <= validUntil))
    .toSorted((one, other) => one.validFrom.localeCompare(other.validFrom) || one.id - other.id)
    .at(-1);

/**
 * Commissions of a bill by performer: by her agreement, else by the share that the service's own list gave her when it
 * was charged. Nobody gets both for one line, and nobody gets more than the line's amount, in whole
 * rupiah.
 */
export const commissionsOf = (
  bill: AnyBill,
  agreements: readonly Agreement[],
  known: { nameOf(staffId: number): string; offset: string },
): CommissionLine[] =>
  linesOn(bill).flatMap(line => {
    const base = Math.max(0, line.amount - discountsOn(bill, line.line));
    const day = localTime(line.performedAt, known.offset)?.slice(0, 10) ?? '';
    return line.performers.flatMap(({ staffId, role, sharePercent = null }): CommissionLine[] => {
      const agreement = agreed(agreements, staffId, line, day);
      const percent = agreement
        ? agreement.commissionType === 'percent'
          ? agreement.value
          : null
        : (sharePercent ?? 0);
      const earned = percent === null ? lineAmount(line.quantity, agreement?.value ?? 0) : percentOf(base, percent);
      const amount = Math.min(base, earned);
      if (amount === 0) return [];
      return [
        {
          ...{ line: line.line, staffId, staffName: known.nameOf(staffId), role },
          ...{ itemType: line.itemType, name: line.name, quantity: line.quantity, base },
          ...{ basis: agreement ? 'commission' : 'share', commissionId: agreement?.id ?? null, percent, amount },
        },
      ];
    });
  });
