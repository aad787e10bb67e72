import * as commands from '@alur/contracts/stay/commands';
import { bed, reoccupy } from '../../bed/bed.js';
import { beddedVisits, noneInBed } from '../../care/bed-time.js';
import { actingStaff } from '../../care/on-encounter.js';
import { nothingOpen } from '../../care/open-orders.js';
import { endingSees, endingStreams, leaveBed, settled } from '../../care/stay-ending.js';
import { herBed, personOf } from '../../care/stay-streams.js';
import * as visits from '../../care/visit-streams.js';
import { conclude, discharge, reopenEnded, resume } from '../../encounter/decisions.js';
import { encounter } from '../../encounter/encounter.js';
import { notCancelled } from '../../encounter/guards.js';
import { act, on, type Loaded, type LoadedSoFar } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import type { DecisionContext } from '../../kernel/context.js';
import { ensure } from '../../kernel/rejection.js';
import { patient } from '../../patient/patient.js';
import { concludeEncounter, resumeEncounter } from '../../transaction/encounters.js';
import { inTurn } from '../../transaction/state.js';
import { billOf, isLocked, transaction } from '../../transaction/transaction.js';
import {
  checkItem,
  dischargeOf,
  inHouse,
  orderDischarge,
  planDischarge,
  undoLeft,
  withdrawDischarge,
} from '../decisions.js';
import { standBeside } from '../cots.js';
import { placeOf, stay } from '../stay.js';

/** Services end: the amount owed is known, and the bill need not wait for the stay any longer. */
const concludeAct = act({
  command: commands.concludeStay,
  sees: endingSees,
  primary: 'stay',
  streams: endingStreams,
  decide: ({ id }, states, context) => {
    const it = inHouse(states.stay);
    dischargeOf(it);
    nothingOpen(states.record, states.before);
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

const backSees = {
  ...{ encounter, stay, bed, transaction, patient },
  ...{ visits: [encounter] as const, stays: [stay] as const, mother: stay },
};
const backStreams = ({ id }: { id: number }, loaded: LoadedSoFar<typeof backSees>) => {
  const it = known(loaded.stay);
  const beside = it ? placeOf(it).with : null;
  const others = (known(loaded.patient)?.encounters ?? []).filter(each => each !== id);
  return {
    visits: others.map(each => checks(encounter, each)),
    stays: beddedVisits(loaded.visits).map(({ encounterId }) => checks(stay, encounterId)),
    encounter: visits.encounterOf(id),
    stay: writes(stay, id),
    bed: herBed(it),
    mother: beside === null ? undefined : checks(stay, beside),
    transaction: visits.transactionOf(loaded),
    patient: it && checks(patient, it.patientId),
  };
};

/** Puts a patient who was recorded as having left back into her bed, if nobody else was given it. */
const backInBed = (
  { id, reason }: { id: number; reason: string },
  states: Loaded<ReturnType<typeof backStreams>>,
  context: DecisionContext,
) => {
  const back = undoLeft(states.stay, reason, context.now);
  if (back.length === 0) return { stay: back };
  // DOMAIN 2.8: a patient who was admitted again meanwhile has another bed.
  noneInBed(states.stays);
  if (!states.bed) {
    const there = back.reduce(stay.evolve, states.stay);
    return { stay: [...back, ...standBeside(there, states.mother, context.now)] };
  }
  const by = { doctor: notCancelled(states.encounter).doctor?.name ?? null, placedBy: actingStaff(context) };
  return { stay: back, bed: reoccupy(states.bed, id, personOf(states.patient), by) };
};

/** Resumes services, until the bill is closed (annex 2). */
const resumeAct = act({
  command: commands.resumeStay,
  sees: backSees,
  primary: 'stay',
  streams: backStreams,
  decide: (command, states, context) => {
    const resumed = resume(states.encounter, command.reason);
    const bill = visits.loaded(states.transaction);
    ensure(billOf(bill).status === 'open', 'stay.bill-closed');
    return {
      encounter: resumed,
      ...backInBed(command, states, context),
      transaction: resumeEncounter(bill, command.id),
    };
  },
});

/**
 * Reopens the stay after the bill was closed: a paid bill is unchanged, and later charges are late ones (SHAPES,
 * Encounter).
 */
const reopenAct = act({
  command: commands.reopenStay,
  sees: backSees,
  primary: 'stay',
  streams: backStreams,
  decide: (command, states, context) => {
    const reopened = reopenEnded(states.encounter, command.reason);
    const bill = billOf(visits.loaded(states.transaction));
    ensure(bill.status !== 'open', 'stay.bill-open');
    return {
      encounter: reopened,
      ...backInBed(command, states, context),
      transaction: isLocked(bill) ? [] : resumeEncounter(bill, command.id),
    };
  },
});

const leaveAct = act({
  command: commands.leaveStay,
  sees: endingSees,
  primary: 'stay',
  streams: endingStreams,
  decide: ({ id, leftAt, destination }, states, context) =>
    leaveBed({ id, at: leftAt ?? null, destination }, states, context),
});

/** The bill is paid: a patient who has left is discharged. Nothing happens to any other stay. */
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
  on(commands.planDischarge, stay, ({ estimatedOn }, state, context) => planDischarge(state, estimatedOn, context)),
  on(commands.checkDischargeItem, stay, ({ item, done }, state, context) =>
    checkItem(state, { item, done }, { staff: actingStaff(context), now: context.now }),
  ),
  on(commands.orderDischarge, stay, ({ manner, plannedOn, diedAt, note }, state, context) => {
    const by = { staff: actingStaff(context), now: context.now, today: context.today };
    return orderDischarge(state, { manner, plannedOn, diedAt, note }, by);
  }),
  on(commands.withdrawDischarge, stay, ({ reason }, state, { now }) => withdrawDischarge(state, reason, now)),
  concludeAct,
  resumeAct,
  reopenAct,
  leaveAct,
  finishAct,
];
