import { ensure } from '../kernel/rejection.js';
import { isSource, type AnyBill, type BillLine, type Source, type TransactionState } from './bill.js';
import { andClose, reopenBill, reopenForMore, type CashierSettings } from './closing.js';
import type { TransactionEvent } from './events.js';
import { countable, difference, documentOf, numberedDocument, withdrawn, type ChargeDocument } from './lines.js';
import { after, inTurn } from './state.js';
import { andTellTopUp } from './top-up.js';
import { netReceived } from './totals.js';
import { billOf, isEnded, isLocked, keysOf } from './transaction.js';

/** What will be charged, before it is known what it costs. */
export interface Expectation {
  source: Source;
  encounterId: number | null;
  name: string;
}

const reopened = (bill: AnyBill): TransactionEvent[] =>
  bill.status === 'closed' || bill.status === 'paid' ? reopenBill(bill, null) : [];

/** The bill is not closed until it is charged or given up. One that takes no more cannot wait for anything either. */
export const expectCharge = (state: TransactionState, expectation: Expectation): TransactionEvent[] => {
  const bill = billOf(state);
  const { source, encounterId, name } = expectation;
  ensure(bill.status !== 'paid' && !isEnded(bill), 'transaction.ended');
  ensure(!isLocked(bill), 'transaction.items-locked');
  if (documentOf(bill, source)?.expected) return [];
  return [...reopened(bill), { type: 'ChargeExpected', data: { ...keysOf(bill), source, encounterId, name } }];
};

const postedLate = (bill: AnyBill, document: ChargeDocument): TransactionEvent[] => {
  const late = bill.late.filter(each => isSource(each.source, document.source)).flatMap(({ lines }) => lines);
  const has: BillLine[] = [...(documentOf(bill, document.source)?.lines ?? []), ...late];
  const { missing } = difference(has, document.lines);
  return missing.length === 0 ? [] : [{ type: 'LateChargesPosted', data: numberedDocument(bill, document, missing) }];
};

const posted = (bill: AnyBill, document: ChargeDocument): TransactionEvent[] => {
  const has = documentOf(bill, document.source);
  const { missing, surplus } = difference(has?.lines ?? [], document.lines);
  if (missing.length + surplus.length === 0 && !has?.expected) return [];
  return inTurn(
    bill,
    state => reopenForMore(billOf(state)),
    state => withdrawn(billOf(state), document.source, surplus),
    state =>
      missing.length === 0 && !has?.expected
        ? []
        : [{ type: 'ChargesPosted', data: numberedDocument(billOf(state), document, missing) }],
  );
};

/**
 * Makes the bill follow the document: what is missing comes, what is not in it any more goes, and said twice it changes
 * nothing. It is never refused: a bill that takes no more has it beside its totals, until the cashier settles it.
 */
export const postCharges = (
  state: TransactionState,
  document: ChargeDocument,
  cashier: CashierSettings,
): TransactionEvent[] => {
  const bill = billOf(state);
  if (isLocked(bill)) return postedLate(bill, document);
  return andTellTopUp(bill, andClose(bill, countable(bill, posted(bill, document)), cashier));
};

/**
 * What a source has charged leaves the bill, which opens again; not once money was received. `expectAgain`: it will be
 * charged anew.
 */
export const withdrawCharges = (
  state: TransactionState,
  source: Source,
  cashier: CashierSettings,
  { expectAgain = false }: { expectAgain?: boolean } = {},
): TransactionEvent[] => {
  const bill = billOf(state);
  ensure(!isEnded(bill), 'transaction.ended');
  ensure(netReceived(bill) === 0, 'transaction.items-locked');
  const document = documentOf(bill, source);
  if (!document) return [];
  const { encounterId, name, lines } = document;
  const events = [...reopened(bill), ...withdrawn(bill, source, lines)];
  if (!expectAgain) return andTellTopUp(bill, andClose(bill, events, cashier));
  const expectation = { source, encounterId, name: name ?? lines[0]?.name ?? '' };
  return andTellTopUp(bill, [...events, ...expectCharge(after(bill, events), expectation)]);
};

/** What was expected will not be charged: the bill waits for it no longer. */
export const dropCharge = (
  state: TransactionState,
  source: Source,
  reason: string | null,
  cashier: CashierSettings,
): TransactionEvent[] => {
  const bill = billOf(state);
  if (isEnded(bill) || !documentOf(bill, source)?.expected) return [];
  return andClose(bill, [{ type: 'ChargeDropped', data: { ...keysOf(bill), source, reason } }], cashier);
};

/** The cashier's: without who expected it. If it is done after all, it is charged then. */
export const giveUpCharge = (
  state: TransactionState,
  source: Source,
  reason: string,
  cashier: CashierSettings,
): TransactionEvent[] => {
  const bill = billOf(state);
  ensure(!isEnded(bill), 'transaction.ended');
  ensure(documentOf(bill, source)?.expected === true, 'transaction.charge-not-expected', {}, 'source');
  return dropCharge(bill, source, reason, cashier);
};
