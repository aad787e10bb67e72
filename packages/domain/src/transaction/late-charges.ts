import type { LateSettlement } from '@alur/contracts/transaction/enums';
import { Rejection } from '../kernel/rejection.js';
import { isSource, type AnyBill, type LateDocument, type Source, type TransactionState } from './bill.js';
import { closeBill, type CashierSettings } from './closing.js';
import { concludeEncounter } from './encounters.js';
import type { TransactionEvent } from './events.js';
import { attach, openBill } from './opening.js';
import { after, inTurn } from './state.js';
import { billOf, keysOf } from './transaction.js';

interface Settling {
  source: Source;
  how: LateSettlement;
  reason: string | null;
}

const unsettled = (bill: AnyBill, source: Source): LateDocument[] => {
  const documents = bill.late.filter(each => !each.settled && isSource(each.source, source));
  if (documents.length === 0) throw new Rejection('transaction.no-late-charges', {}, 'source');
  return documents;
};

const amountOf = (documents: readonly LateDocument[]): number =>
  documents.flatMap(({ lines }) => lines).reduce((sum, { amount }) => sum + amount, 0);

/** Late charges go to a supplement or are written off; nothing waits for them afterwards. */
export const settleLateCharges = (
  state: TransactionState,
  { source, how, reason }: Settling,
  supplementId: number | null,
): TransactionEvent[] => {
  const bill = billOf(state);
  const amount = amountOf(unsettled(bill, source));
  return [{ type: 'LateChargesSettled', data: { ...keysOf(bill), source, how, supplementId, amount, reason } }];
};

/** The first bill's guarantors also pay the supplement, as far as their cover allows. */
export const sameGuarantors = (bill: AnyBill, transactionId: number): TransactionEvent[] =>
  bill.guarantors.map(guarantor => ({
    type: 'GuarantorAdded',
    data: { ...keysOf(bill), transactionId, ...guarantor },
  }));

const charged = (documents: readonly LateDocument[], supplement: TransactionState): TransactionEvent[] => {
  const bill = billOf(supplement);
  let last = 0;
  return documents.map(({ source, encounterId, fixed, lines }): TransactionEvent => {
    const numbered = lines.map(line => ({ ...line, line: ++last }));
    return { type: 'ChargesPosted', data: { ...keysOf(bill), source, encounterId, fixed, lines: numbered } };
  });
};

/** Opens a supplement for late charges: the same patient and guarantors, closed at once. */
export const openSupplement = (
  state: TransactionState,
  source: Source,
  transactionId: number,
  cashier: CashierSettings,
): TransactionEvent[] => {
  const bill = billOf(state);
  const documents = unsettled(bill, source);
  const opened = [
    ...openBill({ ...bill.opening, transactionId, purpose: 'supplement' }, { payer: 'general', insurer: null }),
    ...sameGuarantors(bill, transactionId),
  ];
  const encounterIds = new Set(documents.flatMap(({ encounterId }) => encounterId ?? []));
  const attached = inTurn(
    { status: 'none' },
    () => opened,
    ...[...encounterIds].map(id => (so: TransactionState) => attach(so, id)),
    so => charged(documents, so),
    ...[...encounterIds].map(id => (so: TransactionState) => concludeEncounter(so, id, cashier)),
  );
  const then = billOf(after({ status: 'none' }, attached));
  return then.status === 'open' ? [...attached, ...closeBill(then, cashier)] : attached;
};
