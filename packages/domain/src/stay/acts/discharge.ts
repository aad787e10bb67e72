import * as commands from '@alur/contracts/stay/commands';
import { bed, reoccupy, vacate } from '../../bed/bed.js';
import { actingStaff } from '../../care/on-encounter.js';
import { classStreams, pricesFrom } from '../../care/stay-streams.js';
import * as visits from '../../care/visit-streams.js';
import { roomClass } from '../../catalogue/aggregates.js';
import { conclude, discharge, resume } from '../../encounter/decisions.js';
import { encounter, type EncounterState } from '../../encounter/encounter.js';
import type { EncounterEvent } from '../../encounter/events.js';
import { kept } from '../../encounter/guards.js';
import { act, on, type LoadedSoFar } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import type { DecisionContext } from '../../kernel/context.js';
import { ensure } from '../../kernel/rejection.js';
import { hereAfterAll, patient } from '../../patient/patient.js';
import { record, type RecordState } from '../../record/record.js';
import { settings, settingsOf } from '../../settings/settings.js';
import { postCharges } from '../../transaction/charging.js';
import { concludeEncounter, resumeEncounter } from '../../transaction/encounters.js';
import { inTurn } from '../../transaction/state.js';
import { billOf, transaction } from '../../transaction/transaction.js';
import { chargeNights, nightDocument } from '../charging.js';
import { dischargeOf, inHouse, leave, orderDischarge, undoLeft, withdrawDischarge } from '../decisions.js';
import type { StayEvent } from '../events.js';
import { placeOf, stay, type AnyStay } from '../stay.js';

const sees = { encounter, stay, bed, record, classes: [roomClass] as const, transaction, settings };

const streams = ({ id }: { id: number }, loaded: LoadedSoFar<typeof sees>, context: DecisionContext) => {
  const it = known(loaded.stay);
  return {
    encounter: visits.encounterOf(id),
    stay: writes(stay, id),
    bed: it && writes(bed, placeOf(it).bedId),
    record: checks(record, id),
    classes: classStreams(loaded.stay),
    transaction: visits.transactionOf(loaded),
    settings: settingsOf(context),
  };
};

/** DOMAIN 2.8: nobody goes while what was ordered for her is still open. */
const nothingOpen = ({ orders }: RecordState): void => {
  const count = orders.filter(({ outcome }) => outcome === null).length;
  ensure(count === 0, 'stay.orders-open', { count });
};

/** The nights as they are in the end, on the stay and on its bill. */
const settled = (
  it: AnyStay,
  until: string,
  states: {
    classes: Parameters<typeof pricesFrom>[1];
    transaction?: Parameters<typeof billOf>[0] | undefined;
    settings: Parameters<typeof settings.evolve>[0];
  },
  context: DecisionContext,
) => {
  const { general, cashier } = states.settings;
  const nights = chargeNights(it, until, pricesFrom(it, states.classes), { general, clock: context });
  const document = nightDocument(it, nights, context.now);
  const bill = visits.loaded(states.transaction);
  return {
    nights,
    bill: document && nights.length > 0 ? postCharges(bill, document, cashier) : [],
  };
};

/** Services end: what she owes is known, and the bill waits for her no longer. */
const concludeAct = act({
  command: commands.concludeStay,
  sees,
  primary: 'stay',
  streams,
  decide: ({ id }, states, context) => {
    const it = inHouse(states.stay);
    dischargeOf(it);
    nothingOpen(states.record);
    const concluded = conclude(states.encounter);
    const { nights, bill } = settled(it, context.now, states, context);
    const { cashier } = states.settings;
    return {
      encounter: concluded,
      stay: nights,
      transaction: inTurn(
        visits.loaded(states.transaction),
        () => bill,
        state => concludeEncounter(state, id, cashier),
      ),
    };
  },
});

/** Until the bill is closed (annex 2): who was said to have left is in her bed again, if nobody has got it. */
const resumeAct = act({
  command: commands.resumeStay,
  sees: { encounter, stay, bed, transaction, patient },
  primary: 'stay',
  streams: ({ id }, loaded) => {
    const it = known(loaded.stay);
    return {
      encounter: visits.encounterOf(id),
      stay: writes(stay, id),
      bed: it && writes(bed, placeOf(it).bedId),
      transaction: visits.transactionOf(loaded),
      patient: it && checks(patient, it.patientId),
    };
  },
  decide: ({ id, reason }, states, context) => {
    const visit = kept(states.encounter);
    const resumed = resume(visit, reason);
    const bill = visits.loaded(states.transaction);
    ensure(billOf(bill).status === 'open', 'stay.bill-closed');
    const back = undoLeft(states.stay, reason, context.now);
    const { patientId, recordNumber, identity } = hereAfterAll(visits.loaded(states.patient));
    const person = { patientId, recordNumber, patientName: identity.name, gender: identity.gender };
    const by = { doctor: visit.doctor?.name ?? null, placedBy: actingStaff(context) };
    return {
      encounter: resumed,
      stay: back,
      bed: back.length > 0 ? reoccupy(visits.loaded(states.bed), id, person, by) : [],
      transaction: resumeEncounter(bill, id),
    };
  },
});

/** What the visit comes to once she has left: gone for good where the bill is settled, else its services have ended. */
const ended = (state: EncounterState, isSettled: boolean): EncounterEvent[] => {
  const concluded = kept(state).status === 'concluded' ? [] : conclude(state);
  return [...concluded, ...(isSettled ? discharge(concluded.reduce(encounter.evolve, state)) : [])];
};

const leaveAct = act({
  command: commands.leaveStay,
  sees,
  primary: 'stay',
  streams,
  decide: ({ id, leftAt, destination }, states, context) => {
    const at = leftAt ?? context.now;
    const left: StayEvent[] = leave(states.stay, { leftAt: at, destination, now: context.now });
    const it = inHouse(states.stay);
    nothingOpen(states.record);
    const { nights, bill } = settled(it, at, states, context);
    const { cashier } = states.settings;
    const account = visits.loaded(states.transaction);
    const billed = inTurn(
      account,
      () => bill,
      state => concludeEncounter(state, id, cashier),
    );
    const isSettled = billed.reduce(transaction.evolve, account).status === 'paid';
    return {
      encounter: ended(states.encounter, isSettled),
      stay: [...nights, ...left],
      bed: vacate(visits.loaded(states.bed), id),
      transaction: billed,
    };
  },
});

/** The bill is paid: who has left is gone for good. Anything else has not come to that. */
const finishAct = act({
  command: commands.finishStay,
  sees: { encounter, stay, transaction },
  primary: 'encounter',
  streams: ({ id }, loaded) => ({
    encounter: visits.encounterOf(id),
    stay: checks(stay, id),
    transaction: visits.billChecked(loaded),
  }),
  decide: (_command, { encounter: visit, stay: it, transaction: bill }) => {
    const isOver = it.status === 'left' && visit.status === 'concluded' && bill?.status === 'paid';
    return isOver ? { encounter: discharge(visit) } : {};
  },
});

export const dischargeActs = [
  on(commands.orderDischarge, stay, ({ manner, plannedOn, note }, state, context) => {
    const by = { staff: actingStaff(context), now: context.now, today: context.today };
    return orderDischarge(state, { manner, plannedOn, note }, by);
  }),
  on(commands.withdrawDischarge, stay, ({ reason }, state, { now }) => withdrawDischarge(state, reason, now)),
  concludeAct,
  resumeAct,
  leaveAct,
  finishAct,
];
