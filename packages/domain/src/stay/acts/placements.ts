import * as commands from '@alur/contracts/stay/commands';
import { bed, occupy, vacate } from '../../bed/bed.js';
import { actingStaff } from '../../care/on-encounter.js';
import { doctorFrom, entitledFrom, personOf, placeStreams, wardPlaceFrom } from '../../care/stay-streams.js';
import * as visits from '../../care/visit-streams.js';
import { inpatientDoctor, roomClass, ward, wardRoom } from '../../catalogue/aggregates.js';
import { changeDoctor, changeUnit } from '../../encounter/decisions.js';
import { encounter } from '../../encounter/encounter.js';
import { inProgress } from '../../encounter/guards.js';
import { act, on } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import { patient } from '../../patient/patient.js';
import { changeClass, changeTeam, endLeave, moveTo, startLeave } from '../decisions.js';
import { placeOf, stay } from '../stay.js';

/** Between wards, the intensive care and the theatre it is one stay (SHAPES, Encounter). */
const moveAct = act({
  command: commands.moveStay,
  sees: {
    ...{ encounter, stay, from: bed, bed, room: wardRoom, ward, roomClass, entitled: roomClass },
    patient,
  },
  primary: 'stay',
  streams: ({ id, bedId, entitledClassId }, loaded) => {
    const it = known(loaded.stay);
    const from = it && placeOf(it).bedId;
    return {
      encounter: visits.encounterOf(id),
      stay: writes(stay, id),
      from: from === undefined || from === bedId ? undefined : writes(bed, from),
      bed: writes(bed, bedId),
      ...placeStreams(loaded),
      entitled: entitledClassId === null ? undefined : checks(roomClass, entitledClassId),
      patient: it && checks(patient, it.patientId),
    };
  },
  decide: ({ id, basis, entitledClassId, reason }, states, context) => {
    const visit = inProgress(states.encounter);
    const place = wardPlaceFrom(states);
    const classing = { basis, entitled: entitledFrom(entitledClassId, states.entitled) };
    const moved = moveTo(states.stay, place, { classing, reason, now: context.now });
    const person = personOf(states.patient);
    const by = { doctor: visit.doctor?.name ?? null, placedBy: actingStaff(context) };
    return {
      stay: moved,
      from: vacate(visits.loaded(states.from), id),
      bed: occupy(states.bed, id, person, by),
      encounter: changeUnit(visit, place),
    };
  },
});

const changeClassAct = act({
  command: commands.changeClass,
  sees: { encounter, stay, entitled: roomClass },
  primary: 'stay',
  streams: ({ id, entitledClassId }) => ({
    encounter: checks(encounter, id),
    stay: writes(stay, id),
    entitled: entitledClassId === null ? undefined : checks(roomClass, entitledClassId),
  }),
  decide: ({ basis, entitledClassId, fromNight, reason }, states, { now }) => {
    inProgress(states.encounter);
    const classing = { basis, entitled: entitledFrom(entitledClassId, states.entitled) };
    return { stay: changeClass(states.stay, classing, { fromNight, reason, now }) };
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
  changeClassAct,
  changeTeamAct,
  on(commands.startLeave, stay, ({ expectedBackAt, reason }, state, { now }) =>
    startLeave(state, { expectedBackAt, reason, now }),
  ),
  on(commands.endLeave, stay, (_command, state, { now }) => endLeave(state, now)),
];
