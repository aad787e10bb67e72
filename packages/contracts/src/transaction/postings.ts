import * as z from 'zod/mini';
import { Rupiah, SignedRupiah } from '../kernel/scalars.js';

/**
 * Double entry: debits are positive, credits negative, and what one event posts sums to zero. `due` is what stands
 * open on the bill. Deposits come with inpatient care.
 */
export type Account =
  | 'due'
  | 'charges'
  | 'discounts'
  | 'rounding'
  | 'payments'
  | 'refunds'
  | 'receivables'
  | 'deposits';

export interface Posting {
  account: Account;
  amount: number;
}

export type Balances = Record<Account, number>;

export const noBalances: Balances = {
  due: 0,
  charges: 0,
  discounts: 0,
  rounding: 0,
  payments: 0,
  refunds: 0,
  receivables: 0,
  deposits: 0,
};

/** What a bill stood at, in an event that undoes it whole. */
const Standing = z.object({
  charges: Rupiah,
  discounts: Rupiah,
  rounding: Rupiah,
  receivable: Rupiah,
});
export type Standing = z.infer<typeof Standing>;

const Amount = z.object({ amount: Rupiah });

const entry = (debit: Account, credit: Account, amount: number): Posting[] =>
  amount === 0
    ? []
    : [
        { account: debit, amount },
        { account: credit, amount: -amount },
      ];

/** The counter-entries of everything that a bill holds but its payments, which are refunded one by one. */
const undo = ({ charges, discounts, rounding, receivable }: Standing): Posting[] => [
  ...entry('charges', 'due', charges),
  ...entry('due', 'discounts', discounts),
  ...entry('rounding', 'due', rounding),
  ...entry('due', 'receivables', receivable),
];

const rules: Readonly<Record<string, (data: unknown) => Posting[]>> = {
  ItemAdded: data => entry('due', 'charges', Amount.parse(data).amount),
  ItemRemoved: data => entry('charges', 'due', Amount.parse(data).amount),
  /** `change` is the new amount less the old. */
  ItemChanged: data => entry('due', 'charges', z.object({ change: SignedRupiah }).parse(data).change),
  DiscountGiven: data => entry('discounts', 'due', Amount.parse(data).amount),
  DiscountRemoved: data => entry('due', 'discounts', Amount.parse(data).amount),
  BillRounded: data => entry('due', 'rounding', Amount.parse(data).amount),
  RoundingDropped: data => entry('rounding', 'due', Amount.parse(data).amount),
  PaymentReceived: data => entry('payments', 'due', Amount.parse(data).amount),
  PaymentRefunded: data => entry('due', 'refunds', Amount.parse(data).amount),
  ReceivableRecorded: data => entry('receivables', 'due', Amount.parse(data).amount),
  BillReopened: data => entry('due', 'receivables', z.object({ receivable: Rupiah }).parse(data).receivable),
  TransactionCancelled: data => undo(Standing.parse(data)),
  TransactionVoided: data => undo(Standing.parse(data)),
};

/** What one event of the log posts; nothing when it is not about money. Sums to zero. */
export const postings = ({ type, data }: { type: string; data: unknown }): Posting[] => rules[type]?.(data) ?? [];

/** The balances with one more event posted. */
export const post = (balances: Balances, event: { type: string; data: unknown }): Balances => {
  const sums = { ...balances };
  for (const { account, amount } of postings(event)) sums[account] += amount;
  return sums;
};

/** Money kept: what was received less what was given back. */
export const moneyKept = (balances: Balances): number => balances.payments + balances.refunds + balances.deposits;

/** What settled bills: money kept and what guarantors owe. */
export const settled = (balances: Balances): number => moneyKept(balances) + balances.receivables;
