import * as z from 'zod/mini';
import { Rupiah, SignedRupiah } from '../kernel/scalars.js';

/**
 * Double entry: debits are positive, credits negative, and the postings of one event sum to zero. `due` is the bill's
 * unpaid amount; `deposits` is owed to those who paid in advance. Late charges are not posted until a supplement has
 * them.
 */
export type Account =
  | 'due'
  | 'charges'
  | 'discounts'
  | 'returns'
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
  returns: 0,
  rounding: 0,
  payments: 0,
  refunds: 0,
  receivables: 0,
  deposits: 0,
};

/** A bill's totals, in an event that undoes it completely. */
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
/** `change` is the new amount minus the old one. */
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

/** Counter-entries of everything on a bill except its payments, which are refunded one by one. */
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
  ChargesReturned: data => entry('returns', 'due', sumOf(data)),
  ReturnRefunded: data => entry('due', 'refunds', Amount.parse(data).amount),
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

/** Postings of one event; none if it does not concern money. They sum to zero. */
export const postings = ({ type, data }: { type: string; data: unknown }): Posting[] => rules[type]?.(data) ?? [];

/** The balances after the event's postings. */
export const post = (balances: Balances, event: { type: string; data: unknown }): Balances => {
  const sums = { ...balances };
  for (const { account, amount } of postings(event)) sums[account] += amount;
  return sums;
};

/** Money received less refunds. */
export const receivedLessRefunds = (balances: Balances): number => balances.payments + balances.refunds;

/** Amount that has settled bills: money received without unapplied deposits, and guarantors' receivables. */
export const settled = (balances: Balances): number =>
  receivedLessRefunds(balances) + balances.deposits + balances.receivables;
