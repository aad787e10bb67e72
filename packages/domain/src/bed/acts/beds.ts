import * as commands from '@alur/contracts/bed/commands';
import { actingStaff } from '../../care/on-encounter.js';
import { roomClass, wardRoom } from '../../catalogue/aggregates.js';
import { act, on } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import { ensure } from '../../kernel/rejection.js';
import { activePatient, patient } from '../../patient/patient.js';
import * as beds from '../bed.js';
import { bed } from '../bed.js';

/** The room and its class must both be in use. */
const addBedAct = act({
  command: commands.addBed,
  ids: ['bed'],
  sees: { bed, room: wardRoom, roomClass },
  primary: 'bed',
  streams: ({ roomId }, loaded, { ids }) => {
    const room = known(loaded.room);
    return {
      bed: writes(bed, ids['bed'] ?? 0),
      room: checks(wardRoom, roomId),
      roomClass: room && checks(roomClass, room.fields.classId),
    };
  },
  decide: ({ roomId, name }, { room, roomClass: of }, { ids }) => {
    ensure(room.status === 'active' && of?.status === 'active', 'bed.room-unavailable', {}, 'roomId');
    const { name: roomName, wardId, classId } = room.fields;
    const bedId = ids['bed'] ?? 0;
    return { bed: beds.add({ bedId, name, roomId, roomName, wardId, classId }) };
  },
});

const holdBedAct = act({
  command: commands.holdBed,
  sees: { bed, patient },
  primary: 'bed',
  streams: ({ id, patientId }) => ({ bed: writes(bed, id), patient: checks(patient, patientId) }),
  decide: ({ until }, states, context) => {
    const { patientId, recordNumber, identity } = activePatient(states.patient);
    const person = { patientId, recordNumber, patientName: identity.name, gender: identity.gender };
    return { bed: beds.hold(states.bed, person, until, actingStaff(context), context.now) };
  },
});

export const bedActs = [
  addBedAct,
  holdBedAct,
  on(commands.releaseHold, bed, (_command, state) => beds.releaseHold(state)),
  on(commands.expireHold, bed, (_command, state, { now }) => beds.expireHold(state, now)),
  on(commands.cleanBed, bed, (_command, state) => beds.clean(state)),
  on(commands.blockBed, bed, ({ cause, reason, until }, state) => beds.block(state, { cause, reason, until })),
  on(commands.unblockBed, bed, (_command, state) => beds.unblock(state)),
  on(commands.retireBed, bed, (_command, state) => beds.retire(state)),
];
