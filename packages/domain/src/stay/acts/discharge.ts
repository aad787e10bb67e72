import * as commands from '@alur/contracts/stay/commands';
import { bed, reoccupy } from '../../bed/bed.js';
import { beddedVisits, noneInBed } from '../../care/bed-time.js';
import { actingStaff } from '../../care/on-encounter.js';
import { endingSees, endingStreams, leaveBed, nothingOpen, settled } from '../../care/stay-ending.js';
import { personOf } from '../../care/stay-streams.js';
import * as visits from '../../care/visit-streams.js';
import { conclude, discharge, resume } from '../../encounter/decisions.js';
import { encounter } from '../../encounter/encounter.js';
import { kept } from '../../encounter/guards.js';
import { act, on } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import { ensure } from '../../kernel/rejection.js';
import { patient } from '../../patient/patient.js';
import { concludeEncounter, resumeEncounter } from '../../transaction/encounters.js';
import { inTurn } from '../../transaction/state.js';
import { billOf, transaction } from '../../transaction/transaction.js';
import { dischargeOf, inHouse, orderDischarge, undoLeft, withdrawDischarge } from '../decisions.js';
import { placeOf, stay } from '../stay.js';

/** Services end: what she owes is known, and the bill waits for her no longer. */
const concludeAct = act({
  command: commands.concludeStay,
  sees: endingSees,
  primary: 'stay',
  streams: endingStreams,
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
  sees: {
    ...{ encounter, stay, bed, transaction, patient },
    ...{ visits: [encounter] as const, stays: [stay] as const },
  },
  primary: 'stay',
  streams: ({ id }, loaded) => {
    const it = known(loaded.stay);
    const others = (known(loaded.patient)?.encounters ?? []).filter(each => each !== id);
    return {
      visits: others.map(each => checks(encounter, each)),
      stays: beddedVisits(loaded.visits).map(({ encounterId }) => checks(stay, encounterId)),
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
    // DOMAIN 2.8: who was admitted again meanwhile has another bed.
    if (back.length > 0) noneInBed(states.stays);
    const person = personOf(states.patient);
    const by = { doctor: visit.doctor?.name ?? null, placedBy: actingStaff(context) };
    return {
      encounter: resumed,
      stay: back,
      bed: back.length > 0 ? reoccupy(visits.loaded(states.bed), id, person, by) : [],
      transaction: resumeEncounter(bill, id),
    };
  },
});

const leaveAct = act({
  command: commands.leaveStay,
  sees: endingSees,
  primary: 'stay',
  streams: endingStreams,
  decide: ({ id, leftAt, destination }, states, context) =>
    leaveBed({ id, at: leftAt ?? context.now, destination }, states, context),
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
