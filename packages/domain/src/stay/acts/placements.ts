import * as commands from '@alur/contracts/stay/commands';
import { bed, occupy, vacate } from '../../bed/bed.js';
import { actingStaff } from '../../care/on-encounter.js';
import { cotSees, cotStreams, newbornsOf, withHer } from '../../care/cots.js';
import { doctorFrom, entitledFrom, herBed, personOf, placeStreams, wardPlaceFrom } from '../../care/stay-streams.js';
import * as visits from '../../care/visit-streams.js';
import { inpatientDoctor, roomClass, ward, wardRoom } from '../../catalogue/aggregates.js';
import { changeDoctor, changeUnit } from '../../encounter/decisions.js';
import { encounter } from '../../encounter/encounter.js';
import { inProgress } from '../../encounter/guards.js';
import { act, on } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import { patient } from '../../patient/patient.js';
import { addCompanion, endCompanion } from '../companions.js';
import { changeClass, changeTeam, endLeave, moveTo, startLeave } from '../decisions.js';
import { reclassed, roomIn } from '../cots.js';
import { endIsolation, startIsolation } from '../isolation.js';
import { dateAt } from '../nights.js';
import { bedIdOf, placeOf, stay } from '../stay.js';

/** Moves between wards, intensive care and theatre are placements of one stay (SHAPES, Encounter). */
const moveAct = act({
  command: commands.moveStay,
  sees: {
    ...{ encounter, stay, from: bed, bed, room: wardRoom, ward, roomClass, entitled: roomClass },
    ...{ patient, ...cotSees },
  },
  primary: 'stay',
  streams: ({ id, bedId, entitledClassId }, loaded) => {
    const it = known(loaded.stay);
    const from = it && bedIdOf(it);
    return {
      encounter: visits.encounterOf(id),
      stay: writes(stay, id),
      from: from === undefined || from === bedId ? undefined : writes(bed, from),
      bed: writes(bed, bedId),
      ...placeStreams(loaded),
      entitled: entitledClassId === null ? undefined : checks(roomClass, entitledClassId),
      patient: it && checks(patient, it.patientId),
      ...cotStreams(it),
    };
  },
  decide: ({ id, basis, entitledClassId, reason, companionLeaves }, states, context) => {
    const visit = inProgress(states.encounter);
    const place = wardPlaceFrom(states);
    const classing = { basis, entitled: entitledFrom(entitledClassId, states.entitled) };
    const moved = moveTo(states.stay, place, { classing, reason, now: context.now });
    const person = personOf(states.patient);
    const by = { doctor: visit.doctor?.name ?? null, placedBy: actingStaff(context) };
    return {
      stay: [...(companionLeaves ? endCompanion(states.stay, context.now) : []), ...moved],
      ...(states.from && { from: vacate(states.from, id) }),
      bed: occupy(states.bed, id, person, by),
      encounter: changeUnit(visit, place),
      ...withHer(states, states.stay, moved, context.now),
    };
  },
});

/** Moves a newborn from its own bed, which is to be cleaned, to the cot beside its mother. */
const roomInAct = act({
  command: commands.roomIn,
  sees: { encounter, stay, from: bed, mother: stay },
  primary: 'stay',
  streams: ({ id }, loaded) => {
    const it = known(loaded.stay);
    const motherId = it?.motherEncounterId ?? null;
    return {
      encounter: visits.encounterOf(id),
      stay: writes(stay, id),
      from: herBed(it),
      mother: motherId === null ? undefined : checks(stay, motherId),
    };
  },
  decide: ({ id, reason }, states, { now }) => {
    const visit = inProgress(states.encounter);
    const moved = roomIn(states.stay, states.mother, { reason, now });
    const there = moved.reduce(stay.evolve, states.stay);
    return {
      stay: moved,
      ...(states.from && { from: vacate(states.from, id) }),
      ...(there.status !== 'none' && { encounter: changeUnit(visit, placeOf(there)) }),
    };
  },
});

const changeClassAct = act({
  command: commands.changeClass,
  sees: { encounter, stay, entitled: roomClass, cots: [stay] },
  primary: 'stay',
  streams: ({ id, entitledClassId }, loaded) => ({
    encounter: checks(encounter, id),
    stay: writes(stay, id),
    cots: newbornsOf(known(loaded.stay)).map(each => writes(stay, each)),
    entitled: entitledClassId === null ? undefined : checks(roomClass, entitledClassId),
  }),
  decide: ({ id, basis, entitledClassId, fromNight, reason }, states, context) => {
    inProgress(states.encounter);
    const classing = { basis, entitled: entitledFrom(entitledClassId, states.entitled) };
    const changed = changeClass(states.stay, classing, { fromNight, reason, now: context.now });
    const nightOf = (instant: string) => dateAt(instant, context);
    return { stay: changed, cots: states.cots.map(each => reclassed(each, id, changed, nightOf)) };
  },
});

const changeTeamAct = act({
  command: commands.changeTeam,
  sees: { encounter, stay, doctor: inpatientDoctor },
  primary: 'stay',
  streams: ({ id, doctorId }) => ({
    encounter: visits.encounterOf(id),
    stay: writes(stay, id),
    doctor: checks(inpatientDoctor, doctorId),
  }),
  decide: ({ role, leaves }, states, { now }) => {
    const visit = inProgress(states.encounter);
    const member = doctorFrom(states.doctor);
    return {
      stay: changeTeam(states.stay, { member, role, leaves }, now),
      encounter: role === 'responsible' && !leaves ? changeDoctor(visit, member) : [],
    };
  },
});

export const placementActs = [
  moveAct,
  roomInAct,
  changeClassAct,
  changeTeamAct,
  on(commands.addCompanion, stay, ({ relation }, state, { now }) => addCompanion(state, relation, now)),
  on(commands.endCompanion, stay, (_command, state, { now }) => endCompanion(state, now)),
  on(commands.startIsolation, stay, ({ precaution, reason, until }, state, { now, today }) =>
    startIsolation(state, { precaution, reason, until }, { now, today }),
  ),
  on(commands.endIsolation, stay, (_command, state, { now }) => endIsolation(state, now)),
  on(commands.startLeave, stay, ({ expectedBackAt, reason }, state, { now }) =>
    startLeave(state, { expectedBackAt, reason, now }),
  ),
  on(commands.endLeave, stay, (_command, state, { now }) => endLeave(state, now)),
];
