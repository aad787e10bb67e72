import {
  cancelTransaction as cancelTransactionCommand,
  voidTransaction as voidTransactionCommand,
} from '@alur/contracts/transaction/commands';
import { assignBill } from '../../encounter/decisions.js';
import { encounter } from '../../encounter/encounter.js';
import { act } from '../../kernel/act.js';
import { known, writes } from '../../kernel/aggregate.js';
import type { DecisionContext } from '../../kernel/context.js';
import type { InventoryEvent } from '../../inventory/events.js';
import { releaseReservation } from '../../inventory/decisions.js';
import { mainStore } from '../../inventory/main-store.js';
import { stock, type StockState } from '../../inventory/stock.js';
import { cancelWithBill } from '../../prescription/handing-over.js';
import { prescription, type PrescriptionState } from '../../prescription/prescription.js';
import { endWithBill } from '../../sale/decisions.js';
import { sale, type SaleState } from '../../sale/sale.js';
import { settings, settingsOf } from '../../settings/settings.js';
import { debit } from '../../shift/decisions.js';
import { shift } from '../../shift/shift.js';
import { voidTransaction } from '../payment.js';
import type { TransactionState } from '../bill.js';
import { cancelTransaction } from '../ending.js';
import { openReplacement } from '../replacing.js';
import { transaction } from '../transaction.js';
import { actingStaff } from '../../care/on-encounter.js';
import { reservedBy } from '../../care/release-prescription.js';
import { releaseSale, saleStocks } from '../../care/sale-stocks.js';
import { byPrescription, stocksAt } from '../../care/stocks.js';
import { movements } from '../../care/drawer-movements.js';

/** The prescriptions that have charges, or expected ones, on the bill. */
const prescriptionsOf = (bill: TransactionState | undefined): number[] =>
  bill && bill.status !== 'none'
    ? bill.documents
        .flat()
        .filter(({ source }) => source.module === 'prescription')
        .map(({ source }) => source.id)
    : [];

/** Every medicine that the bill's prescriptions have reserved, each once. */
const reservedIn = (prescriptions: readonly PrescriptionState[] | undefined): number[] => [
  ...new Set(
    (prescriptions ?? []).flatMap(prescription => reservedBy(prescription).map(({ medicineId }) => medicineId)),
  ),
];

/** Cancels prescriptions that were not handed over, and releases their reservations. */
const release = (
  storeId: number,
  prescriptions: readonly PrescriptionState[],
  stocks: readonly StockState[],
  reason: string,
) => ({
  prescriptions: prescriptions.map(prescription => cancelWithBill(prescription, reason)),
  stocks: reservedIn(prescriptions).map((medicineId, index): InventoryEvent[] => {
    const state = stocks[index];
    if (!state) return [];
    return prescriptions.flatMap(prescription =>
      prescription.status === 'approve' && reservedBy(prescription).some(take => take.medicineId === medicineId)
        ? releaseReservation({ storeId, itemId: medicineId }, byPrescription(prescription.prescriptionId), state)
        : [],
    );
  }),
});

const billStreams = (
  id: number,
  storeId: number,
  loaded: { transaction?: TransactionState; prescriptions?: readonly PrescriptionState[] },
) => ({
  transaction: writes(transaction, id),
  prescriptions: prescriptionsOf(loaded.transaction).map(each => writes(prescription, each)),
  stocks: stocksAt(storeId, reservedIn(loaded.prescriptions)),
});

/** The sale that the bill is of, which has its id, and what that has reserved. */
const saleStreams = (
  storeId: number,
  loaded: { readonly transaction?: TransactionState; readonly sale?: SaleState },
) => {
  const bill = known(loaded.transaction);
  return {
    sale: bill?.opening.purpose === 'sale' ? writes(sale, bill.transactionId) : undefined,
    saleStocks: saleStocks(storeId, loaded.sale),
  };
};

interface OfSale {
  readonly sale: SaleState | undefined;
  readonly saleStocks: readonly StockState[];
}

/** Cancels the bill's sale, unless it was handed over, and releases what it has reserved. */
const endSale = ({ sale: state, saleStocks: stocks }: OfSale, reason: string, context: DecisionContext) =>
  state && {
    sale: endWithBill(state, reason, actingStaff(context)),
    saleStocks: releaseSale(mainStore(context), state, stocks),
  };

/** Cancels a bill before any money was received; the caller gives the reason and must have the right. */
export const cancelTransactionAct = act({
  command: cancelTransactionCommand,
  sees: { transaction, prescriptions: [prescription], stocks: [stock], sale, saleStocks: [stock] },
  primary: 'transaction',
  streams: (command, loaded, context) => ({
    ...billStreams(command.id, mainStore(context), loaded),
    ...saleStreams(mainStore(context), loaded),
  }),
  decide: (command, states, context) => ({
    transaction: cancelTransaction(states.transaction, command.reason),
    ...release(mainStore(context), states.prescriptions, states.stocks, command.reason),
    ...endSale(states, command.reason, context),
  }),
});

const visitsOf = (bill: TransactionState | undefined): number[] =>
  bill && bill.status !== 'none' ? bill.encounters.map(({ encounterId }) => encounterId) : [];

/**
 * Undoes a paid or part-paid bill by counter-entries; the money leaves the drawer in the same append. If the bill is
 * replaced, its prescriptions are unchanged, and approved ones wait for the new bill.
 */
export const voidTransactionAct = act({
  command: voidTransactionCommand,
  ids: ['transaction'],
  sees: {
    transaction,
    replacement: transaction,
    encounters: [encounter],
    prescriptions: [prescription],
    stocks: [stock],
    sale,
    saleStocks: [stock],
    shift,
    settings,
  },
  primary: 'transaction',
  streams: (command, loaded, context) => ({
    ...(command.replace
      ? { transaction: writes(transaction, command.id), prescriptions: [], stocks: [] }
      : billStreams(command.id, mainStore(context), loaded)),
    ...saleStreams(mainStore(context), loaded),
    replacement: command.replace ? writes(transaction, context.ids['transaction'] ?? 0) : undefined,
    encounters: command.replace ? visitsOf(loaded.transaction).map(id => writes(encounter, id)) : [],
    shift: command.shiftId === null ? undefined : writes(shift, command.shiftId),
    settings: settingsOf(context),
  }),
  decide: (command, states, context) => {
    const voided = voidTransaction(states.transaction, command, states.settings.cashier.voidAcrossShifts);
    const back = movements(voided, 'PaymentRefunded');
    const replacementId = context.ids['transaction'] ?? 0;
    return {
      transaction: voided,
      ...(command.replace && {
        replacement: openReplacement(states.transaction, replacementId, states.settings.cashier),
        encounters: states.encounters.map(visit => assignBill(visit, replacementId)),
      }),
      ...release(mainStore(context), states.prescriptions, states.stocks, command.reason),
      ...endSale(states, command.reason, context),
      ...(states.shift && back.length > 0 && { shift: debit(states.shift, back) }),
    };
  },
});
