import type { QueueBoardRow } from '@alur/contracts/queue/rows';
import * as transaction from '@alur/contracts/transaction/commands';
import type { TransactionRow } from '@alur/contracts/transaction/rows';
import type { Cashier } from '../facility/facility.js';
import { dueOf, paymentLines, type PlannedBill } from '../plan/bill.js';
import { played } from '../played.js';
import type { Filled } from './at-the-pharmacy.js';
import { accepted, order, cashierTopic, untilRow, type VisitContext } from './visit-context.js';

const PAYS = 15 * 60;
const IS_VOIDED = 25 * 60;

export interface SettledBill {
  transactionId: number;
  /** Voids the bill if that is planned; tells whether it did. Called after the patient has left. */
  settleAccounts(): Promise<boolean>;
}

const pay = async (context: VisitContext, transactionId: number, bill: PlannedBill): Promise<Cashier> => {
  const { facility, visit, desk, journal } = context;
  const at = visit.at.consults + PAYS;
  const lines = paymentLines(bill);
  const topic = cashierTopic(context);
  const by = ({ person, shiftId }: Cashier) =>
    order(person, transaction.payBill, transactionId, { shiftId, lines }, topic);
  const [first, second] = facility.cashiers;
  if (!visit.races.bill) {
    const cashier = visit.appointment.id % 2 === 0 ? first : second;
    accepted(await desk.send(at, by(cashier)), transaction.payBill);
    return cashier;
  }
  const outcomes = await desk.race(at, by(first), by(second));
  journal.noteRace('bill', outcomes);
  const winner = outcomes.findIndex(({ ok }) => ok);
  if (winner < 0) throw new Error(`both payments refused: ${JSON.stringify(outcomes)}`);
  return winner === 0 ? first : second;
};

/** The visit's bill, which the queue's row names. */
const billOf = async ({ facility }: VisitContext, encounterId: number): Promise<number> => {
  const path = `/v2/queue/entries/${encounterId}`;
  const { transactionId } = await untilRow<QueueBoardRow>(facility.registrar, path, () => true);
  return transactionId;
};

/** Waits until the bill closes by itself, and pays the total that the runner expects. */
export const atTheCashier = async (
  context: VisitContext,
  encounterId: number,
  filled: Filled | null,
): Promise<SettledBill> => {
  const { facility, visit, desk, journal } = context;
  const at = visit.at.consults + PAYS;
  const [first] = facility.cashiers;
  const transactionId = await billOf(context, encounterId);
  const isClosed = (row: TransactionRow) => row.status === 'ONGOING';
  await untilRow(first.person, `/v2/transaction/transactions/${transactionId}`, isClosed);
  const topic = cashierTopic(context);
  if (visit.discount) {
    const given = order(first.person, transaction.giveDiscount, transactionId, visit.discount, topic);
    accepted(await desk.send(at - 60, given), transaction.giveDiscount);
  }
  await played('atTheCashier', context, encounterId, at - 30);
  const bill = { ...visit, lines: filled?.lines ?? [], charged: context.charged };
  const cashier = await pay(context, transactionId, bill);
  journal.expectedTotal += dueOf(bill);
  const paper = { printer: 'thermal_80', doctorSignature: false, cashierSignature: true };
  const print = order(cashier.person, transaction.printReceipt, transactionId, paper);
  accepted(await desk.send(at + 20, print), transaction.printReceipt);
  return {
    transactionId,
    async settleAccounts() {
      if (!visit.isVoided) return false;
      const body = { shiftId: cashier.shiftId, reason: 'Salah input tagihan' };
      const undone = order(facility.administrator, transaction.voidTransaction, transactionId, body, topic);
      accepted(await desk.send(visit.at.consults + IS_VOIDED, undone), transaction.voidTransaction);
      journal.expectedTotal -= dueOf(bill);
      return true;
    },
  };
};
