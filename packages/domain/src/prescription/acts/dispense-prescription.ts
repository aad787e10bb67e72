import { isExpired } from '@alur/contracts/medication/slots';
import { dispensePrescription } from '@alur/contracts/prescription/commands';
import { medicationsOf } from '../../care/medications.js';
import { medicineFacts } from '../../care/medicine-facts.js';
import { actingStaff, mayWrite } from '../../care/on-encounter.js';
import { orderEnds, recordOf, sourceOf } from '../../care/prescription-order.js';
import { stocksAt } from '../../care/stocks.js';
import { transactionOf, visitOf } from '../../care/visit-streams.js';
import { chargeMore } from '../../care/ward-charges.js';
import { suppliedLots, takeAll } from '../../care/ward-stocks.js';
import { medicine } from '../../catalogue/aggregates.js';
import { encounter } from '../../encounter/encounter.js';
import { mainStore } from '../../inventory/main-store.js';
import { stock } from '../../inventory/stock.js';
import { act } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import { headerOf } from '../../kernel/care-header.js';
import { ensure } from '../../kernel/rejection.js';
import { medication, type MedicationState } from '../../medication/medication.js';
import { supply } from '../../medication/ordering.js';
import { record } from '../../record/record.js';
import { settings, settingsOf } from '../../settings/settings.js';
import type { NewLine } from '../../transaction/lines.js';
import { transaction } from '../../transaction/transaction.js';
import { dispense, medicinesToDispense } from '../dispensing.js';
import { prescription, type PrescriptionState } from '../prescription.js';
import type { Medicines } from '../../compounding.js';
import type { PrescriptionEvent } from '../events.js';

type Dispensed = Extract<PrescriptionEvent, { type: 'PrescriptionDispensed' }>['data'];

/** A medicine is charged by the unit, a compounded one as a whole. */
const billLines = (state: PrescriptionState, { lines }: Dispensed, medicines: Medicines): NewLine[] =>
  lines.map(({ lineId, quantity, takes, amount }) => {
    const written = state.status === 'none' ? undefined : state.lines.find(each => each.lineId === lineId);
    const itemType = 'pharmacy';
    const [taken] = takes;
    if (written?.kind !== 'single' || !taken) {
      const name = `${written?.name ?? ''} (${quantity} ${written?.unit ?? ''})`;
      return { itemType, service: null, name, quantity: 1, unitPrice: amount };
    }
    const unitPrice = medicines.get(taken.medicineId)?.price ?? 0;
    return { itemType, service: { kind: 'medicine', id: taken.medicineId }, name: taken.name, quantity, unitPrice };
  });

/** DOMAIN-CLINICAL 9.1: a medicine that stopped automatically is not supplied until a prescriber prolongs it. */
const ensureNotExpired = (
  lines: readonly { lineId: number }[],
  medications: readonly MedicationState[],
  now: string,
): void => {
  for (const [index, { lineId }] of lines.entries()) {
    const it = medications.map(known).find(each => each?.lineId === lineId);
    ensure(!it || !isExpired(it, Date.parse(now)), 'medication.expired', {}, `lines.${index}.quantity`);
  }
};

/**
 * Supplies the ward for a day: takes it from stock, records it, and charges it. A quantity is taken whole, or not at
 * all.
 */
export const dispensePrescriptionAct = act({
  command: dispensePrescription,
  sees: {
    ...{ prescription, encounter, record, transaction, settings },
    ...{ medicines: [medicine] as const, stocks: [stock] as const, medications: [medication] as const },
  },
  primary: 'prescription',
  streams: (command, loaded, context) => {
    const ids = loaded.prescription ? medicinesToDispense(loaded.prescription, command) : [];
    return {
      prescription: writes(prescription, command.id),
      encounter: visitOf(loaded.prescription),
      record: recordOf(loaded.prescription),
      transaction: transactionOf(loaded),
      settings: settingsOf(context),
      medicines: ids.map(id => checks(medicine, id)),
      stocks: stocksAt(mainStore(context), ids),
      medications: medicationsOf(
        loaded.prescription,
        command.lines.map(({ lineId }) => lineId),
      ),
    };
  },
  decide: (command, states, context) => {
    const ids = medicinesToDispense(states.prescription, command);
    const medicines = medicineFacts(ids, states.medicines, context.today);
    const by = { staff: actingStaff(context), now: context.now };
    ensureNotExpired(command.lines, states.medications, context.now);
    const [dispensed] = dispense(states.prescription, command, medicines, by.staff);
    const visit = mayWrite(states.encounter ?? encounter.initial, 'entry');
    const demands = dispensed.data.lines.flatMap(({ lineId, takes }) =>
      takes.map(({ medicineId: itemId, name: item, quantity }) => ({
        ...{ storeId: mainStore(context), itemId, item },
        source: { module: 'prescription', id: command.id, line: lineId },
        entered: { quantity, unit: medicines.get(itemId)?.baseUnit ?? '' },
      })),
    );
    const taken = takeAll(demands, ids, states.stocks, context.today);
    const source = sourceOf(command.id);
    return {
      prescription: [dispensed],
      stocks: taken.events,
      medications: states.medications.map(state => {
        const line =
          state.status === 'none' ? undefined : dispensed.data.lines.find(each => each.lineId === state.lineId);
        if (!line) return [];
        const lots = demands.flatMap((demand, at) =>
          demand.source.line === line.lineId ? (taken.lots[at] ?? []) : [],
        );
        return supply(state, { quantity: line.quantity, lots: suppliedLots(lots) }, by);
      }),
      ...(dispensed.data.isLast && orderEnds(states, 'done')),
      ...(states.transaction && {
        transaction: chargeMore(
          states.transaction,
          { source, ...headerOf(visit), performedAt: context.now },
          billLines(states.prescription, dispensed.data, medicines),
          states.settings.cashier,
        ),
      }),
    };
  },
});
