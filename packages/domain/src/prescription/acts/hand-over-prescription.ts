import {
  handOverPrescription,
  withdrawApproval as withdrawApprovalCommand,
} from '@alur/contracts/prescription/commands';
import { issue } from '../../inventory/decisions.js';
import { mainStore } from '../../inventory/main-store.js';
import { act } from '../../kernel/act.js';
import { writes } from '../../kernel/aggregate.js';
import { handOver, withdrawApproval, type BillForHandover } from '../handing-over.js';
import { prescription } from '../prescription.js';
import { settings, settingsOf } from '../../settings/settings.js';
import { isSource, type TransactionState } from '../../transaction/bill.js';
import { withdrawCharges } from '../../transaction/charging.js';
import { payerOf } from '../../transaction/guarantors.js';
import { transaction } from '../../transaction/transaction.js';
import { actingStaff } from '../../care/on-encounter.js';
import { orderEnds, recordOf, sourceOf } from '../../care/prescription-order.js';
import { billChecked, transactionOf, visitOf } from '../../care/visit-streams.js';
import { encounter } from '../../encounter/encounter.js';
import { record } from '../../record/record.js';
import { releaseAll, reservedBy, stocksOf } from '../../care/release-prescription.js';
import { byPrescription } from '../../care/stocks.js';
import { stock } from '../../inventory/stock.js';

/** Whether the pharmacy charged it after the bill was paid, and the cashier has not settled that late charge. */
const owesLate = (bill: TransactionState, prescriptionId: number): boolean =>
  bill.status !== 'none' &&
  bill.late.some(({ source, settled }) => !settled && isSource(source, sourceOf(prescriptionId)));

const billForHandover = (bill: TransactionState | undefined, prescriptionId: number): BillForHandover => ({
  isPaid: bill?.status === 'paid' && !owesLate(bill, prescriptionId),
  isEnded: bill?.status === 'cancelled' || bill?.status === 'void',
  isGuaranteed: bill !== undefined && bill.status !== 'none' && payerOf(bill.guarantors) === 'bpjs',
});

/** The medicines leave the facility; the bill is checked, so that it cannot be voided meanwhile. */
export const handOverPrescriptionAct = act({
  command: handOverPrescription,
  sees: { prescription, encounter, record, transaction, settings, stocks: [stock] },
  primary: 'prescription',
  streams: (command, loaded, context) => ({
    prescription: writes(prescription, command.id),
    encounter: visitOf(loaded.prescription),
    record: recordOf(loaded.prescription),
    transaction: billChecked(loaded),
    settings: settingsOf(context),
    stocks: stocksOf(mainStore(context), loaded.prescription),
  }),
  decide: (command, states, context) => ({
    prescription: handOver(
      states.prescription,
      command,
      billForHandover(states.transaction, command.id),
      states.settings.pharmacy.payBeforeHandover,
      actingStaff(context),
    ),
    ...orderEnds(states, 'done'),
    stocks: reservedBy(states.prescription).map(({ medicineId, name }, index) => {
      const state = states.stocks[index];
      const of = { storeId: mainStore(context), itemId: medicineId, item: name, source: byPrescription(command.id) };
      return state ? issue(of, state, context.today) : [];
    }),
  }),
});

/** Undoes an approval while nothing was paid: the reservation is released, and the bill waits for another charge. */
export const withdrawApprovalAct = act({
  command: withdrawApprovalCommand,
  sees: { prescription, encounter, transaction, settings, stocks: [stock] },
  primary: 'prescription',
  streams: (command, loaded, context) => ({
    prescription: writes(prescription, command.id),
    encounter: visitOf(loaded.prescription),
    transaction: transactionOf(loaded),
    settings: settingsOf(context),
    stocks: stocksOf(mainStore(context), loaded.prescription),
  }),
  decide: (command, states, context) => ({
    prescription: withdrawApproval(states.prescription, command.reason),
    stocks: releaseAll(mainStore(context), command.id, reservedBy(states.prescription), states.stocks),
    ...(states.transaction && {
      transaction: withdrawCharges(states.transaction, sourceOf(command.id), states.settings.cashier, {
        expectAgain: true,
      }),
    }),
  }),
});
