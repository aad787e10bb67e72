import { giveImmunization } from '@alur/contracts/immunization/commands';
import { dayOf } from '@alur/contracts/medication/slots';
import { metBy } from '../../care/bedside-allergies.js';
import { knownAllergies, type PatientRecords } from '../../care/known-allergies.js';
import { medicineFacts, retailPrice } from '../../care/medicine-facts.js';
import { actingStaff } from '../../care/on-encounter.js';
import { placeOf } from '../../care/treatment-orders.js';
import { loaded as present, transactionOf } from '../../care/visit-streams.js';
import { medicine, ward, type Medicine } from '../../catalogue/aggregates.js';
import type { ItemState } from '../../catalogue/item.js';
import { takeFrom } from '../../inventory/decisions.js';
import { mainStore } from '../../inventory/main-store.js';
import { stock, stockId, type StockState } from '../../inventory/stock.js';
import { act, type Targeted } from '../../kernel/act.js';
import { checks, known, writes, type StateOf } from '../../kernel/aggregate.js';
import type { DecisionContext } from '../../kernel/context.js';
import { ensure } from '../../kernel/rejection.js';
import { offsetOf } from '../../medication/ordering.js';
import { settings, settingsOf } from '../../settings/settings.js';
import { postCharges } from '../../transaction/charging.js';
import type { ChargeDocument } from '../../transaction/lines.js';
import { transaction } from '../../transaction/transaction.js';
import { claimLast, dosesOf } from '../history.js';
import { acceptedConcerns, ensureDay, give } from '../immunization.js';
import { doseOf, IMMUNIZATION, newId, ofVisit, personOf, seesVisit, visitIn } from '../../care/immunized-person.js';

type Command = Targeted<typeof giveImmunization>;
type Item = Exclude<ItemState<Medicine>, { status: 'none' }>;

/** The base unit of a vaccine is one dose. */
const ONE = 1;

/** The ward's own store, or the main one: that of clinics. */
const shelfOf = (its: StateOf<typeof ward> | undefined, context: DecisionContext): number =>
  known(its)?.fields.storeId ?? mainStore(context);

/** The item in use, and which vaccine it is. */
const vaccineOf = (item: ItemState<Medicine>) => {
  ensure(item.status === 'active', 'immunization.vaccine-unavailable', {}, 'medicineId');
  const { vaccine } = item.fields;
  // Items from before vaccines were told apart say nothing.
  ensure(vaccine !== null && vaccine !== undefined, 'immunization.no-vaccine', {}, 'medicineId');
  return { item, vaccine };
};

/** The first of her allergies that the vaccine meets. */
const allergyMet = (medicineId: number, item: Item, records: PatientRecords, today: string): string | null => {
  const facts = medicineFacts([medicineId], [item], today);
  return metBy([medicineId], facts, knownAllergies(records)).allergies[0]?.substance ?? null;
};

/** The moment at which it was given and its day, where she is injected, and by whom. */
const howGiven = ({ givenAt, route, ...said }: Command, birthDate: string | null, context: DecisionContext) => {
  const effectiveAt = givenAt ?? context.now;
  ensure(effectiveAt <= context.now, 'immunization.in-the-future', {}, 'givenAt');
  const date = dayOf(effectiveAt, offsetOf(context));
  ensureDay(date, { today: context.today, birthDate }, 'givenAt');
  const site = route === 'oral' ? null : said.site;
  ensure(route === 'oral' || site !== null, 'immunization.site-needed', {}, 'site');
  return { date, how: { effectiveAt, route, site, performer: actingStaff(context) } };
};

/** One dose of the lot that is in her hand, off the shelf. */
const takenOff = (
  { medicineId, lotId }: Command,
  item: Item,
  state: StockState,
  storeId: number,
  context: DecisionContext,
) => {
  const { name, baseUnit: unit } = item.fields;
  const source = { module: IMMUNIZATION, id: newId(context), line: null };
  const demand = { storeId, itemId: medicineId, item: name, source, entered: { quantity: ONE, unit } };
  const events = takeFrom(demand, lotId, state, context.today, 'lotId');
  const lots = events.flatMap(event =>
    event.type === 'StockIssued' ? event.data.lots.map(({ balance: _balance, ...lot }) => lot) : [],
  );
  const [lot] = lots;
  return { events, off: { storeId, unit, lots, lotNumber: lot?.batch ?? '', expiry: lot?.expiry ?? '' } };
};

/** What a dose costs; nothing where the government's programme has supplied it. */
const priceOf = (item: Item, today: string): number => (item.fields.programmeVaccine ? 0 : retailPrice(item, today));

const giveAct = act({
  command: giveImmunization,
  ids: [IMMUNIZATION],
  sees: { ...seesVisit, ward, medicine, stock, transaction, settings },
  primary: 'encounter',
  streams: ({ encounterId, medicineId }, loaded, context) => {
    const place = loaded.stay && (placeOf(loaded.stay) ?? known(loaded.encounter));
    return {
      ...ofVisit(encounterId, loaded, context),
      medicine: checks(medicine, medicineId),
      ward: place && checks(ward, place.unitId),
      stock: loaded.ward && writes(stock, stockId({ storeId: shelfOf(loaded.ward, context), itemId: medicineId })),
      transaction: transactionOf(loaded),
      settings: settingsOf(context),
    };
  },
  decide: (command, states, context) => {
    const { medicineId, doseNumber, amount, amountUnit, reason, note } = command;
    const visit = visitIn(states);
    const { item, vaccine } = vaccineOf(states.medicine);
    const { birthDate, labels } = personOf(states, context.today);
    const { date, how } = howGiven(command, birthDate, context);
    const allergy = allergyMet(medicineId, item, states, context.today);
    const her = { birthDate, doses: dosesOf(states.history), allergy };
    const concerns = acceptedConcerns({ vaccine, doseNumber, date }, her, command.accepted);
    const { events, off } = takenOff(command, item, present(states.stock), shelfOf(states.ward, context), context);
    const { name, kfaCode } = item.fields;
    const unitPrice = priceOf(item, context.today);
    const charge: ChargeDocument = {
      ...{ source: { module: IMMUNIZATION, id: newId(context) }, encounterId: visit.encounterId, fixed: true },
      performedAt: how.effectiveAt,
      lines: [
        {
          ...{ itemType: 'pharmacy', service: { kind: 'medicine', id: medicineId }, name, quantity: ONE },
          ...{ unitPrice, unitId: visit.unitId },
        },
      ],
    };
    return {
      immunization: give({
        ...{ ...visit, ...labels, ...doseOf({ vaccine, doseNumber, date }, context), ...how, ...off },
        ...{ medicineId, name, kfaCode, amount, amountUnit, reason, concerns, note, isCharged: unitPrice > 0 },
      }),
      last: claimLast(newId(context), visit.patientId, context),
      stock: events,
      ...(unitPrice > 0 && {
        transaction: postCharges(present(states.transaction), charge, states.settings.cashier),
      }),
    };
  },
});

export const givingActs = [giveAct];
