import { ensure } from '../kernel/rejection.js';
import { isSource, type AnyBill, type BillLine, type Source, type TransactionState } from './bill.js';
import { andClose, reopenBill, reopenForMore, type CashierSettings } from './closing.js';
import type { TransactionEvent } from './events.js';
import { countable, difference, documentOf, numberedDocument, withdrawn, type ChargeDocument } from './lines.js';
import { after, inTurn } from './state.js';
import { andTellTopUp } from './top-up.js';
import { netReceived } from './totals.js';
import { billOf, isEnded, isLocked, keysOf } from './transaction.js';

/** A charge that is expected before its amount is known. */
export interface Expectation {
  source: Source;
  encounterId: number | null;
  name: string;
}

const reopened = (bill: AnyBill): TransactionEvent[] =>
  bill.status === 'closed' || bill.status === 'paid' ? reopenBill(bill, null) : [];

/** The bill is not closed until the charge is posted or dropped. A locked bill does not wait for anything. */
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
 * Makes the bill's charges of a source equal to the document; repeating it changes nothing. It is never refused: on a
 * locked bill charges are late and outside the totals, until the cashier settles them.
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

/** Who has performed what was charged before it was done: its amount stays, on a bill that is paid too. */
export const recordPerformers = (
  state: TransactionState,
  source: Source,
  by: { performers: BillLine['performers']; performedAt: string },
): TransactionEvent[] => {
  const bill = billOf(state);
  const charged = [documentOf(bill, source), ...bill.late.filter(each => isSource(each.source, source))];
  const isCharged = charged.some(each => each !== undefined && each.lines.length > 0);
  if (isEnded(bill) || !isCharged) return [];
  return [{ type: 'ChargePerformersRecorded', data: { ...keysOf(bill), source, ...by } }];
};

/**
 * Withdraws a source's charges and reopens the bill; refused once money was received. `expectAgain`: the source will
 * charge again.
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

/** An expected charge will not come: the bill need not wait for it any longer. */
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

/** The cashier drops an expected charge without its source. If the service is done after all, it is charged then. */
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
