import type { CommandSpec } from '@alur/contracts/kernel/command';
import { openShift } from '@alur/contracts/shift/commands';
import { addGuarantor, closeBill, receiveDeposit, refundDeposit } from '@alur/contracts/transaction/commands';
import type { TransactionDetailRow } from '@alur/contracts/transaction/rows';
import type { Facility } from '../facility/facility.js';
import type { Person } from '../wire/person.js';
import { untilRow } from './visit-context.js';

/** The bill of a stay, and a function that runs commands on it. */
interface BillOfStay {
  facility: Facility;
  transactionId: number;
  does: (who: Person, spec: CommandSpec, id: number | null, body?: object) => Promise<number>;
}

/** Maximum that the later guarantor covers. */
const BORNE = 60_000;
const CHANGE = 1_000_000;

const until = async (
  { facility, transactionId }: BillOfStay,
  isReady: (row: TransactionDetailRow) => boolean,
): Promise<TransactionDetailRow> => {
  const path = `/v2/live/transaction.detail?transactionId=${transactionId}`;
  const isThere = ([row]: TransactionDetailRow[]) => row !== undefined && isReady(row);
  const [row] = await untilRow<TransactionDetailRow[]>(facility.administrator, path, isThere);
  if (!row) throw new Error(`no bill ${transactionId}`);
  return row;
};

/**
 * The patient deposits no more than has been charged so far, is asked for a top-up, and pays it (DOMAIN 6: four
 * fifths); then an insurer is found, who bears a part.
 */
export const secureBill = async (bill: BillOfStay, charged: number): Promise<void> => {
  const { facility, transactionId, does } = bill;
  const [{ person, shiftId }] = facility.cashiers;
  const gives = (amount: number) => does(person, receiveDeposit, transactionId, { shiftId, method: 'qris', amount });
  await gives(charged);
  await until(bill, ({ topUp }) => topUp !== null);
  await gives(charged * 4);
  await until(bill, ({ topUp }) => topUp === null);
  const cover = { mode: 'limit', value: BORNE };
  await does(person, addGuarantor, transactionId, { kind: 'insurance', name: 'PT Asuransi Sehat', cover });
};

/**
 * Closes the bill after the patient has left: the deposit pays her share, and the rest is refunded. Returns her share.
 */
export const settleBill = async (bill: BillOfStay, total: number): Promise<number> => {
  const { facility, transactionId, does } = bill;
  const [{ person }] = facility.cashiers;
  await does(person, closeBill, transactionId);
  const { deposits } = await until(bill, ({ status }) => status === 'PAID');
  // Only a privileged cashier may refund.
  const head = facility.administrator;
  const shiftId = await does(head, openShift, null, { float: CHANGE });
  for (const { depositId, amount, applied } of deposits)
    if (amount > applied)
      await does(head, refundDeposit, transactionId, {
        ...{ shiftId, depositId, amount: amount - applied, reason: 'Sisa deposit' },
      });
  return total - BORNE;
};
