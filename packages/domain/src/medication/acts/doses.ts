import * as commands from '@alur/contracts/medication/commands';
import { contentsOf, metBy } from '../../care/bedside-allergies.js';
import { knownAllergies, recordsOf } from '../../care/known-allergies.js';
import { medicineFacts, retailPrice } from '../../care/medicine-facts.js';
import { actingStaff } from '../../care/on-encounter.js';
import { transactionOf, visitOf } from '../../care/visit-streams.js';
import { chargeLess, chargeMore } from '../../care/ward-charges.js';
import { mayDose } from '../../care/ward-doses.js';
import { suppliedLots } from '../../care/ward-stocks.js';
import { medicine, ward } from '../../catalogue/aggregates.js';
import { encounter } from '../../encounter/encounter.js';
import { putBack, take } from '../../inventory/decisions.js';
import type { InventoryEvent } from '../../inventory/events.js';
import { mainStore } from '../../inventory/main-store.js';
import { stock, stockId, type StockState } from '../../inventory/stock.js';
import { act, type LoadedSoFar } from '../../kernel/act.js';
import { checks, known, writes, type StateOf } from '../../kernel/aggregate.js';
import type { DecisionContext } from '../../kernel/context.js';
import { ensure } from '../../kernel/rejection.js';
import { patient } from '../../patient/patient.js';
import { prescription } from '../../prescription/prescription.js';
import { settings, settingsOf } from '../../settings/settings.js';
import { stay } from '../../stay/stay.js';
import type { TransactionEvent } from '../../transaction/events.js';
import type { TransactionState } from '../../transaction/bill.js';
import { transaction } from '../../transaction/transaction.js';
import { ensureWeighed } from '../allergies.js';
import { begun, check, correct, give, omit, startInfusion, type By } from '../giving.js';
import { medication, medicationId, type AnyMedication, type MedicationState } from '../medication.js';

/** Source of charges for what wards give from their own stock. */
const WARD_STOCK = 'medication';

const byOf = (context: DecisionContext): By => ({ staff: actingStaff(context), now: context.now });

const seen = { medication, encounter, stay };
const dosed = ({ id, lineId }: { id: number; lineId: number }, loaded: { medication?: MedicationState }) => ({
  medication: writes(medication, medicationId(id, lineId)),
  encounter: visitOf(loaded.medication),
  stay: known(loaded.medication) && checks(stay, known(loaded.medication)?.encounterId ?? 0),
});

const checkAct = act({
  command: commands.checkDose,
  sees: seen,
  primary: 'medication',
  streams: dosed,
  decide: ({ slot, quantity }, states, context) => {
    mayDose(states.encounter ?? encounter.initial, states.stay);
    return { medication: check(states.medication, { slot: normal(slot), quantity }, byOf(context)) };
  },
});

/** Normalises a planned time, so that it compares equal in whatever notation it was sent. */
const normal = (slot: string | null): string | null => (slot === null ? null : new Date(slot).toISOString());

const omitAct = act({
  command: commands.omitDose,
  sees: seen,
  primary: 'medication',
  streams: dosed,
  decide: ({ slot, omission, reason }, states, context) => {
    mayDose(states.encounter ?? encounter.initial, states.stay);
    const about = { slot: new Date(slot).toISOString(), omission, reason };
    return { medication: omit(states.medication, about, byOf(context)) };
  },
});

const seesShelf = {
  ...{ ...seen, ward, stock, transaction, settings, prescription, patient, survivor: patient },
  medicines: [medicine] as const,
};
type Shelf = LoadedSoFar<typeof seesShelf>;

/** The ward's own store, or the pharmacy's if the ward has none. */
const shelfOf = (state: StateOf<typeof ward> | undefined, context: DecisionContext): number =>
  known(state)?.fields.storeId ?? mainStore(context);

/** Medicine from the ward's store is charged when it is given; the patient's own was charged when it was supplied. */
const shelved = (command: { id: number; lineId: number }, loaded: Shelf, context: DecisionContext) => {
  const it = known(loaded.medication);
  const isShelf = it?.supply === 'ward_stock';
  const medicineId = isShelf ? it.medicineId : null;
  const visit = known(loaded.encounter);
  const storeId = loaded.ward === undefined ? undefined : shelfOf(loaded.ward, context);
  return {
    ...dosed(command, loaded),
    ward: isShelf && visit ? checks(ward, visit.unitId) : undefined,
    prescription: it && it.medicineId === null ? checks(prescription, it.prescriptionId) : undefined,
    medicines: contentsOf(loaded.medication, loaded.prescription).map(id => checks(medicine, id)),
    stock:
      medicineId === null || storeId === undefined
        ? undefined
        : writes(stock, stockId({ storeId, itemId: medicineId })),
    transaction: isShelf ? transactionOf(loaded) : undefined,
    settings: isShelf ? settingsOf(context) : undefined,
    ...recordsOf(it?.patientId, loaded),
  };
};

interface OnShelf {
  medication: MedicationState;
  encounter?: StateOf<typeof encounter> | undefined;
  ward?: StateOf<typeof ward> | undefined;
  prescription?: StateOf<typeof prescription> | undefined;
  medicines: readonly StateOf<typeof medicine>[];
  patient?: StateOf<typeof patient> | undefined;
  survivor?: StateOf<typeof patient> | undefined;
  stock?: StockState | undefined;
  transaction?: TransactionState | undefined;
  settings?: StateOf<typeof settings> | undefined;
}

const chargedBy = (it: AnyMedication, visit: ReturnType<typeof mayDose>, performedAt: string) => ({
  ...{ source: { module: WARD_STOCK, id: it.prescriptionId }, performedAt },
  ...{ encounterId: visit.encounterId, unitId: visit.unitId },
});

/** Refuses a dose while the medicine meets an allergy that no doctor has accepted. */
const ensureNoAllergy = (states: OnShelf, { today }: DecisionContext): void => {
  const it = begun(states.medication);
  const contents = contentsOf(it, states.prescription);
  ensureWeighed(it, metBy(contents, medicineFacts(contents, states.medicines, today), knownAllergies(states)));
};

/** Takes a quantity from the store and charges it; does nothing for the patient's own medicine. */
const takenOff = (states: OnShelf, quantity: number, visit: ReturnType<typeof mayDose>, context: DecisionContext) => {
  const it = begun(states.medication);
  const listed = known(states.medicines[0]);
  const none = { taken: { storeId: null, lots: [] }, stock: [] as InventoryEvent[], bill: [] as TransactionEvent[] };
  if (it.supply !== 'ward_stock' || it.medicineId === null || !listed) return none;
  const item = listed.fields;
  const storeId = shelfOf(states.ward, context);
  const source = { module: WARD_STOCK, id: it.prescriptionId, line: it.lineId };
  const of = { storeId, itemId: it.medicineId, item: item.name, source };
  const events = take(
    { ...of, entered: { quantity, unit: item.baseUnit } },
    states.stock ?? stock.initial,
    context.today,
  );
  const lots = events.flatMap(event =>
    event.type === 'StockIssued' ? event.data.lots.map(lot => ({ ...lot, itemId: of.itemId })) : [],
  );
  const line = {
    ...{ itemType: 'pharmacy' as const, service: { kind: 'medicine', id: it.medicineId }, name: item.name, quantity },
    unitPrice: retailPrice(listed, context.today),
  };
  return {
    taken: { storeId, lots: suppliedLots(lots) },
    stock: events,
    bill:
      states.transaction && states.settings
        ? chargeMore(states.transaction, chargedBy(it, visit, context.now), [line], states.settings.cashier)
        : [],
  };
};

/** The scanned wristband and label must be of this patient and this medicine (DOMAIN-CLINICAL 9.1). */
const identified = (
  {
    wristband,
    medicineCode,
    manualReason,
    id,
    lineId,
  }: {
    wristband: string | null;
    medicineCode: string | null;
    manualReason: string | null;
    id: number;
    lineId: number;
  },
  people: readonly (StateOf<typeof patient> | undefined)[],
) => {
  const numbers = people.flatMap(each => known(each)?.recordNumber ?? []);
  ensure(wristband === null || numbers.includes(wristband), 'medication.other-patient', {}, 'wristband');
  const isIts = medicineCode === null || medicineCode === medicationId(id, lineId);
  ensure(isIts, 'medication.other-medicine', {}, 'medicineCode');
  return {
    patientIdentified: wristband === null ? ('manual' as const) : ('scanned' as const),
    medicineIdentified: medicineCode === null ? ('manual' as const) : ('scanned' as const),
    manualReason,
  };
};

const giveAct = act({
  command: commands.giveDose,
  sees: seesShelf,
  primary: 'medication',
  streams: shelved,
  decide: (command, states, context) => {
    const visit = mayDose(states.encounter ?? encounter.initial, states.stay);
    const { slot, quantity, givenAt, route, site, note } = command;
    const how = { ...identified(command, [states.patient, states.survivor]), site, note };
    const dose = { slot: normal(slot), quantity, givenAt: normal(givenAt) };
    const said = { ...how, route: route ?? begun(states.medication).route };
    const nothing = { storeId: null, lots: [] };
    // Called before stock is taken, so that a dose that may not be given is refused for that reason and not for a
    // shortage.
    give(states.medication, dose, said, nothing, byOf(context));
    ensureNoAllergy(states, context);
    const off = takenOff(states, quantity, visit, context);
    return {
      medication: give(states.medication, dose, said, off.taken, byOf(context)),
      ...(states.stock && { stock: off.stock }),
      ...(states.transaction && { transaction: off.bill }),
    };
  },
});

const startInfusionAct = act({
  command: commands.startInfusion,
  sees: seesShelf,
  primary: 'medication',
  streams: shelved,
  decide: ({ rate, unit, quantity }, states, context) => {
    const visit = mayDose(states.encounter ?? encounter.initial, states.stay);
    const running = { rate, unit, quantity };
    startInfusion(states.medication, running, { storeId: null, lots: [] }, byOf(context));
    ensureNoAllergy(states, context);
    const off = takenOff(states, quantity, visit, context);
    return {
      medication: startInfusion(states.medication, running, off.taken, byOf(context)),
      ...(states.stock && { stock: off.stock }),
      ...(states.transaction && { transaction: off.bill }),
    };
  },
});

/** The dose was recorded in error: its stock is returned, and its charge withdrawn. */
const correctAct = act({
  command: commands.correctDose,
  sees: { ...seen, stock, transaction, settings },
  primary: 'medication',
  streams: (command, loaded, context) => {
    const it = known(loaded.medication);
    const written = it?.doses.find(each => each.dose === command.dose);
    const isShelf = written !== undefined && written.storeId !== null && it?.medicineId != null;
    return {
      ...dosed(command, loaded),
      stock: isShelf
        ? writes(stock, stockId({ storeId: written.storeId ?? 0, itemId: it?.medicineId ?? 0 }))
        : undefined,
      transaction: isShelf ? transactionOf(loaded) : undefined,
      settings: isShelf ? settingsOf(context) : undefined,
    };
  },
  decide: ({ dose, reason }, states, context) => {
    const visit = mayDose(states.encounter ?? encounter.initial, states.stay);
    const it = begun(states.medication);
    const events = correct(it, { dose, reason }, byOf(context));
    const written = it.doses.find(each => each.dose === dose);
    const { medicineId } = it;
    if (!written || written.storeId === null || medicineId === null || !states.stock) return { medication: events };
    const of = { storeId: written.storeId, itemId: medicineId };
    const source = { module: WARD_STOCK, id: it.prescriptionId, line: it.lineId };
    const entered = { quantity: written.quantity, unit: it.unit };
    return {
      medication: events,
      stock: putBack(of, { source, entered, lots: written.lots }, states.stock),
      ...(states.transaction &&
        states.settings && {
          transaction: chargeLess(
            states.transaction,
            chargedBy(it, visit, context.now),
            { medicineId, quantity: written.quantity },
            states.settings.cashier,
          ),
        }),
    };
  },
});

export const doseActs = [checkAct, giveAct, omitAct, correctAct, startInfusionAct];
