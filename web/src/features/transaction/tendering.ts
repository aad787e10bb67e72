import type { PaymentLine, SettledBy } from '@alur/contracts/transaction/commands';
import type { TransactionDetailRow } from '@alur/contracts/transaction/rows';

/** The fields of a bill that the calculation needs. */
export type Due = Pick<TransactionDetailRow, 'remaining' | 'cashDue' | 'receivable' | 'roundingRule'> & {
  payments: { method: SettledBy; refunded: boolean }[];
};

/** One method of payment as it is typed: cash as handed over, any other as the amount that is taken. */
export interface Tender {
  method: SettledBy;
  /** The bill's guarantor, where one bears the amount. */
  guarantorId: number | null;
  given: number | null;
  reference: string;
  account: string | null;
}

export const tenderOf = (
  method: SettledBy,
  given: number | null = null,
  guarantorId: number | null = null,
): Tender => ({
  method,
  guarantorId,
  given,
  reference: '',
  account: null,
});

export type TenderFault = 'nothing' | 'above' | 'rounded';

export interface Counted {
  /** Sum that these methods must reach. */
  due: number;
  lines: PaymentLine[];
  change: number;
  /** Part that the other methods leave for cash. */
  byCash: number;
  /** Part that would still be due. */
  left: number;
  fault: TenderFault | null;
}

/** The sum to be paid by these methods: cash alone is rounded, cards are not. */
export function dueBy(bill: Due, methods: readonly SettledBy[]): number {
  if (!bill.roundingRule) return bill.remaining;
  const kept = bill.payments.filter(payment => !payment.refunded).map(payment => payment.method);
  const cashOnly = bill.receivable === 0 && [...kept, ...methods].every(method => method === 'cash');
  return bill.roundingRule.methods === 'all' || cashOnly ? bill.cashDue : bill.remaining;
}

/** Calculates what was typed: other methods take their amounts, cash fills the rest, and the surplus is change. */
export function count(bill: Due, tenders: readonly Tender[]): Counted {
  const due = dueBy(
    bill,
    tenders.filter(tender => tender.given !== 0).map(tender => tender.method),
  );
  const carded = sum(tenders.filter(tender => tender.method !== 'cash').map(tender => tender.given ?? 0));
  const byCash = Math.max(0, due - carded);
  let cashLeft = byCash;
  let change = 0;
  const lines: PaymentLine[] = [];
  for (const { method, guarantorId, given, reference, account } of tenders) {
    const taken = method === 'cash' ? Math.min(given ?? 0, cashLeft) : (given ?? 0);
    if (method === 'cash') {
      cashLeft -= taken;
      change += (given ?? 0) - taken;
    }
    if (taken > 0)
      lines.push({
        method,
        guarantorId,
        amount: taken,
        tendered: method === 'cash' ? given : null,
        reference: reference.trim() || null,
        account,
      });
  }
  const paying = sum(lines.map(line => line.amount));
  return { due, lines, change, byCash, left: Math.max(0, due - paying), fault: faultOf(bill, due, paying) };
}

function faultOf(bill: Due, due: number, paying: number): TenderFault | null {
  if (paying <= 0) return 'nothing';
  if (paying > due) return 'above';
  // A cash bill is either settled at its rounded sum or paid in part, never in between.
  return due > bill.remaining && paying < due && paying >= bill.remaining && bill.roundingRule?.methods === 'cash'
    ? 'rounded'
    : null;
}

/**
 * Handles the key of a method. While something is still due it adds the method for the rest; a single method is
 * replaced by it; a second press on cash means the exact amount.
 */
export function withMethod(
  bill: Due,
  tenders: readonly Tender[],
  method: SettledBy,
  guarantorId: number | null = null,
): Tender[] {
  const counted = count(bill, tenders);
  const present = tenders.findIndex(tender => tender.method === method && tender.guarantorId === guarantorId);
  if (present >= 0) {
    const others = tenders.filter((_, index) => index !== present);
    const rest = Math.max(
      0,
      dueBy(
        bill,
        tenders.map(tender => tender.method),
      ) - sum(count(bill, others).lines.map(line => line.amount)),
    );
    return tenders.map((tender, index) => (index === present ? { ...tender, given: rest } : tender));
  }
  const paying = counted.lines.length > 0;
  if (paying && counted.left > 0) {
    // With a second method a cash bill is no longer rounded, so the rest is calculated anew.
    const due = dueBy(bill, [...tenders.map(tender => tender.method), method]);
    const rest = Math.max(0, due - sum(counted.lines.map(line => line.amount)));
    return [...tenders, tenderOf(method, method === 'cash' ? null : rest, guarantorId)];
  }
  return [tenderOf(method, method === 'cash' ? null : dueBy(bill, [method]), guarantorId)];
}

/** Notes that a patient is likely to hand over: the next ten, fifty and hundred thousand. */
export function likelyCash(due: number): number[] {
  const notes = [10_000, 50_000, 100_000].map(note => Math.ceil(due / note) * note);
  return [...new Set(notes)].filter(amount => amount > due);
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** The change of a bill's payments that were not refunded. */
export const changeOf = (bill: Pick<TransactionDetailRow, 'payments'>): number =>
  sum(bill.payments.filter(payment => !payment.refunded).map(payment => payment.change));
