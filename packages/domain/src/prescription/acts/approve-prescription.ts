import { approvePrescription } from '@alur/contracts/prescription/commands';
import { settingsOn } from '@alur/contracts/settings/settings';
import { medicine } from '../../catalogue/aggregates.js';
import { reserve } from '../../inventory/decisions.js';
import { mainStore } from '../../inventory/main-store.js';
import { stock } from '../../inventory/stock.js';
import { act } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import { ensure } from '../../kernel/rejection.js';
import { approve, medicinesToApprove } from '../approving.js';
import type { ApprovedLine, PrescriptionLine } from '../events.js';
import { ofOwnDesk, prescription, takesOf, withoutAcknowledged, type PrescriptionState } from '../prescription.js';
import type { Medicines } from '../../compounding.js';
import { merchant, hasRule, ownMerchant } from '../../merchant/merchant.js';
import { settings, settingsOf } from '../../settings/settings.js';
import { dropCharge, postCharges } from '../../transaction/charging.js';
import type { NewLine } from '../../transaction/lines.js';
import { transaction } from '../../transaction/transaction.js';
import { knownAllergies, allergiesOf, recordsOf } from '../../care/known-allergies.js';
import { isChild } from '../../care/age-of.js';
import { actingStaff, mayWrite } from '../../care/on-encounter.js';
import { chargesOf, orderEnds, recordOf, sourceOf } from '../../care/prescription-order.js';
import { transactionOf, visitOf } from '../../care/visit-streams.js';
import { encounter } from '../../encounter/encounter.js';
import { medicineFacts } from '../../care/medicine-facts.js';
import { byPrescription, stocksAt } from '../../care/stocks.js';
import { medicationsOf, startedBy } from '../../care/medications.js';
import { medication } from '../../medication/medication.js';
import { offsetOf } from '../../medication/ordering.js';
import { patient } from '../../patient/patient.js';
import { record } from '../../record/record.js';

/** A medicine is charged by the unit, a compounded one as a whole. */
const billLine = (written: PrescriptionLine, line: ApprovedLine, medicines: Medicines): NewLine => {
  const itemType = 'pharmacy';
  if (written.kind !== 'single') {
    const name = `${written.name} (${line.quantity} ${written.unit})`;
    return { itemType, service: null, name, quantity: 1, unitPrice: line.amount };
  }
  const id = line.takes[0]?.medicineId ?? 0;
  return {
    itemType,
    service: { kind: 'medicine', id },
    name: line.substitute ?? written.name,
    quantity: line.quantity,
    unitPrice: medicines.get(id)?.price ?? 0,
    orderedQuantity: written.quantity,
  };
};

const billLines = (state: PrescriptionState, approved: readonly ApprovedLine[], medicines: Medicines): NewLine[] =>
  state.status === 'none'
    ? []
    : approved.flatMap(line => {
        const written = state.lines.find(each => each.lineId === line.lineId);
        return written && line.quantity > 0 ? [billLine(written, line, medicines)] : [];
      });

/**
 * Review (*telaah*), stock and price in one act (DOMAIN 2.5): all medicines are reserved or none, and the bill gets
 * what was reserved. Of two pharmacists who want the last box, the second is refused and shown what is left.
 */
export const approvePrescriptionAct = act({
  command: approvePrescription,
  sees: {
    prescription,
    encounter,
    transaction,
    settings,
    merchant,
    medicines: [medicine],
    stocks: [stock],
    patient,
    survivor: patient,
    record,
    medications: [medication],
  },
  primary: 'prescription',
  streams: (command, loaded, context) => {
    const isOfStay = (known(loaded.prescription)?.supply ?? null) !== null;
    const medicineIds = loaded.prescription ? medicinesToApprove(loaded.prescription, command) : [];
    return {
      prescription: writes(prescription, command.id),
      encounter: visitOf(loaded.prescription),
      transaction: transactionOf(loaded),
      settings: settingsOf(context),
      merchant: ownMerchant(context),
      medicines: medicineIds.map(id => checks(medicine, id)),
      stocks: stocksAt(mainStore(context), isOfStay ? [] : medicineIds),
      ...recordsOf(known(loaded.prescription)?.patientId, loaded),
      record: isOfStay ? recordOf(loaded.prescription) : undefined,
      medications: isOfStay ? medicationsOf(loaded.prescription) : [],
    };
  },
  decide: (command, states, context) => {
    const { pharmacy, cashier } = settingsOn(states.settings, context.today);
    const medicineIds = medicinesToApprove(states.prescription, command);
    const medicines = medicineFacts(medicineIds, states.medicines, context.today);
    const [approved] = approve(
      states.survivor ? withoutAcknowledged(states.prescription) : states.prescription,
      command,
      medicines,
      allergiesOf(states),
      {
        ...{ ...pharmacy, chronicDays: states.settings.medication.chronicDays },
        partialAdherence: hasRule(states.merchant, 'partial_adherence'),
      },
      actingStaff(context),
    );
    const prescribed = known(states.prescription);
    ofOwnDesk(states.prescription, 'approve', context);
    if (prescribed && prescribed.supply !== null) {
      const isOffShelf = prescribed.supply === 'ward_stock';
      if (prescribed.atOnce) {
        ensure(
          approved.data.lines.every(({ substitute }) => substitute === null),
          'prescription.given-at-once',
        );
        return { prescription: [approved], ...orderEnds(states, 'done') };
      }
      const visit = mayWrite(states.encounter ?? encounter.initial, 'entry');
      return {
        prescription: [approved],
        medications: startedBy(prescribed, approved.data, medicines, visit, {
          ...{ now: context.now, offset: offsetOf(context) },
          ...{
            rules: states.settings.medication,
            known: knownAllergies(states),
            isChild: isChild(states, context.today),
          },
        }),
        // Medicine from the ward's own store is charged when it is given, so that the pharmacy has nothing more to do.
        ...(isOffShelf && orderEnds(states, 'done')),
        ...(isOffShelf &&
          states.transaction && { transaction: dropCharge(states.transaction, sourceOf(command.id), null, cashier) }),
      };
    }
    const takes = takesOf(approved.data.lines);
    return {
      prescription: [approved],
      stocks: medicineIds.map((itemId, index) => {
        const take = takes.find(each => each.medicineId === itemId);
        const state = states.stocks[index];
        if (!take || !state) return [];
        const entered = { quantity: take.quantity, unit: medicines.get(itemId)?.baseUnit ?? '' };
        const demand = {
          ...{ storeId: mainStore(context), itemId, item: take.name },
          ...{ source: byPrescription(command.id), entered },
        };
        return reserve(demand, state, context.today);
      }),
      ...(states.transaction && {
        transaction: postCharges(
          states.transaction,
          chargesOf(approved.data, billLines(states.prescription, approved.data.lines, medicines), context.now),
          cashier,
        ),
      }),
    };
  },
});
