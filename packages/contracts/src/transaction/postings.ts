import * as z from 'zod/mini';
import { Rupiah, SignedRupiah } from '../kernel/scalars.js';

/**
 * Double entry: debits are positive, credits negative, and what one event posts sums to zero. `due` is what stands
 * open on the bill; `deposits` is owed to who paid in advance. Late charges post nothing until a supplement has them.
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
  deposits: Rupiah,
});
export type Standing = z.infer<typeof Standing>;

const Amount = z.object({ amount: Rupiah });
const Lines = z.object({ lines: z.array(Amount) });
/** `change` is the new amount less the old. */
const Changes = z.object({ lines: z.array(z.object({ change: SignedRupiah })) });
const Documents = z.object({ documents: z.array(Lines) });
const Reopened = z.object({ receivable: Rupiah, deposits: Rupiah });

const sum = (amounts: readonly { amount: number }[]): number => amounts.reduce((all, { amount }) => all + amount, 0);
const sumOf = (data: unknown): number => sum(Lines.parse(data).lines);
const changeOf = (data: unknown): number => Changes.parse(data).lines.reduce((all, { change }) => all + change, 0);
const moved = (data: unknown): number => sum(Documents.parse(data).documents.flatMap(({ lines }) => lines));

const entry = (debit: Account, credit: Account, amount: number): Posting[] =>
  amount === 0
    ? []
    : [
        { account: debit, amount },
        { account: credit, amount: -amount },
      ];

/** The counter-entries of everything that a bill holds but its payments, which are refunded one by one. */
const undo = ({ charges, discounts, rounding, receivable, deposits }: Standing): Posting[] => [
  ...entry('charges', 'due', charges),
  ...entry('due', 'discounts', discounts),
  ...entry('rounding', 'due', rounding),
  ...entry('due', 'receivables', receivable),
  ...entry('due', 'deposits', deposits),
];

const rules: Readonly<Record<string, (data: unknown) => Posting[]>> = {
  ChargesPosted: data => entry('due', 'charges', sumOf(data)),
  ChargesMovedIn: data => entry('due', 'charges', moved(data)),
  ChargesWithdrawn: data => entry('charges', 'due', sumOf(data)),
  ChargesMovedOut: data => entry('charges', 'due', moved(data)),
  ChargesChanged: data => entry('due', 'charges', changeOf(data)),
  ChargesRepriced: data => entry('due', 'charges', changeOf(data)),
  DiscountGiven: data => entry('discounts', 'due', Amount.parse(data).amount),
  DiscountRemoved: data => entry('due', 'discounts', Amount.parse(data).amount),
  BillRounded: data => entry('due', 'rounding', Amount.parse(data).amount),
  RoundingDropped: data => entry('rounding', 'due', Amount.parse(data).amount),
  PaymentReceived: data => entry('payments', 'due', Amount.parse(data).amount),
  PaymentRefunded: data => entry('due', 'refunds', Amount.parse(data).amount),
  ReceivableRecorded: data => entry('receivables', 'due', Amount.parse(data).amount),
  DepositReceived: data => entry('payments', 'deposits', Amount.parse(data).amount),
  DepositApplied: data => entry('deposits', 'due', Amount.parse(data).amount),
  DepositRefunded: data => entry('deposits', 'refunds', Amount.parse(data).amount),
  BillReopened: data => {
    const { receivable, deposits } = Reopened.parse(data);
    return [...entry('due', 'receivables', receivable), ...entry('due', 'deposits', deposits)];
  },
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
export const receivedLessRefunds = (balances: Balances): number => balances.payments + balances.refunds;

/** What settled bills: money kept, without what is only held, and what guarantors owe. */
export const settled = (balances: Balances): number =>
  receivedLessRefunds(balances) + balances.deposits + balances.receivables;
