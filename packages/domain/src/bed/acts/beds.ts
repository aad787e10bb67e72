import * as commands from '@alur/contracts/bed/commands';
import { actingStaff } from '../../care/on-encounter.js';
import { roomClass, wardRoom } from '../../catalogue/aggregates.js';
import { act, on } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import type { DecisionContext } from '../../kernel/context.js';
import { release, sameName, take, uniqueName, uniqueNameOf } from '../../kernel/name.js';
import { ensure } from '../../kernel/rejection.js';
import { activePatient, patient } from '../../patient/patient.js';
import * as beds from '../bed.js';
import { bed } from '../bed.js';

/** What a bed is called within its room. */
const nameIn = ({ roomId, name }: { roomId: number; name: string }) => ({
  kind: 'bed.name',
  value: `${roomId} ${name}`,
  ...{ taken: 'bed.name-taken', path: 'name' },
});

const isCalled = (state: beds.BedState, roomId: number, name: string): boolean =>
  state.status !== 'none' && state.status !== 'retired' && state.roomId === roomId && sameName(state.name, name);

const claimOn = (place: { roomId: number; name: string }, context: DecisionContext) => {
  const { kind, value } = nameIn(place);
  return uniqueNameOf(kind, value, context);
};

/**
 * The room and its class must both be in use, and a room has a bed's name once. Beds that claimed no name when they were
 * added are `namesakes`: rows tell which to look at, their own streams refuse.
 */
const addBedAct = act({
  command: commands.addBed,
  ids: ['bed'],
  sees: { bed, room: wardRoom, roomClass, name: uniqueName, namesakes: [bed] as const },
  primary: 'bed',
  streams: ({ roomId, name }, loaded, context) => {
    const room = known(loaded.room);
    return {
      bed: writes(bed, context.ids['bed'] ?? 0),
      room: checks(wardRoom, roomId),
      roomClass: room && checks(roomClass, room.fields.classId),
      name: claimOn({ roomId, name }, context),
      namesakes: ((context.prepared['namesakes'] ?? []) as number[]).map(id => checks(bed, id)),
    };
  },
  decide: ({ roomId, name, description }, { room, roomClass: of, name: claim, namesakes }, context) => {
    ensure(room.status === 'active' && of?.status === 'active', 'bed.room-unavailable', {}, 'roomId');
    const { name: roomName, wardId, classId } = room.fields;
    const bedId = context.ids['bed'] ?? 0;
    ensure(!namesakes.some(each => isCalled(each, roomId, name)), 'bed.name-taken', {}, 'name');
    return {
      bed: beds.add({ bedId, name, description, roomId, roomName, wardId, classId }),
      name: take(claim, `bed-${bedId}`, nameIn({ roomId, name }), context),
    };
  },
});

/** Gives the name back to the room, if the bed had claimed it. */
const retireBedAct = act({
  command: commands.retireBed,
  sees: { bed, name: uniqueName },
  primary: 'bed',
  streams: ({ id }, loaded, context) => {
    const it = known(loaded.bed);
    return { bed: writes(bed, id), name: it && claimOn(it, context) };
  },
  decide: ({ id }, states, context) => {
    const it = beds.bedOf(states.bed);
    return {
      bed: beds.retire(it),
      name: release(states.name ?? { holder: null }, `bed-${id}`, nameIn(it), context),
    };
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
  on(commands.describeBed, bed, ({ description }, state) => beds.describe(state, description)),
  on(commands.unblockBed, bed, (_command, state) => beds.unblock(state)),
  retireBedAct,
];
