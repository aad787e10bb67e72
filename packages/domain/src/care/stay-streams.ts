import { inpatientDoctor, roomClass, ward, wardRoom } from '../catalogue/aggregates.js';
import { fieldsOn, type ItemState } from '../catalogue/item.js';
import type { BedState, Person } from '../bed/bed.js';
import { checks, known, writes } from '../kernel/aggregate.js';
import type { Staff } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import type { StateOf } from '../kernel/aggregate.js';
import { bed } from '../bed/bed.js';
import { hereAfterAll, type PatientState } from '../patient/patient.js';
import type { Place } from '../stay/decisions.js';
import type { Prices } from '../stay/charging.js';
import { bedIdOf, classesOf, type AnyStay, type Entitled, type StayState } from '../stay/stay.js';

type RoomState = StateOf<typeof wardRoom>;
type WardState = StateOf<typeof ward>;
type ClassState = StateOf<typeof roomClass>;

/** The bed where she lies, to be written; a cot has none. */
export const herBed = (it: AnyStay | undefined) => {
  const bedId = it && bedIdOf(it);
  return bedId === undefined ? undefined : writes(bed, bedId);
};

/** The streams loaded so far of a place for a patient. */
export interface Placing {
  readonly bed?: BedState;
  readonly room?: RoomState;
}

/** A bed's room, ward and class in the catalogues; they are only checked. */
export const placeStreams = (loaded: Placing) => {
  const its = known(loaded.bed);
  const room = known(loaded.room)?.fields;
  return {
    room: its && checks(wardRoom, its.roomId),
    ward: room && checks(ward, room.wardId),
    roomClass: room && checks(roomClass, room.classId),
  };
};

const named = <Fields extends { name: string }>(state: ItemState<Fields> | undefined): Fields => {
  const it = known(state);
  ensure(it !== undefined, 'bed.not-found', {}, 'bedId');
  return it.fields;
};

/** The place as the stay knows it. */
export const placeFrom = (states: {
  bed: BedState;
  room?: RoomState | undefined;
  ward?: WardState | undefined;
  roomClass?: ClassState | undefined;
}): Place => {
  const its = known(states.bed);
  ensure(its !== undefined, 'bed.not-found', {}, 'bedId');
  const room = named(states.room);
  const { name: className } = named(states.roomClass);
  return {
    ...{ bedId: its.bedId, bedName: its.name, roomId: its.roomId, roomName: room.name },
    ...{ unitId: room.wardId, unitName: named(states.ward).name, classId: room.classId, className },
  };
};

/** A place in a ward or intensive care; emergency beds are given by the emergency department's own commands. */
export const wardPlaceFrom = (states: Parameters<typeof placeFrom>[0]): Place => {
  const place = placeFrom(states);
  const isWard = states.ward?.status === 'active' && states.ward.fields.kind !== 'emergency';
  ensure(isWard, 'stay.ward-bed-needed', {}, 'bedId');
  return place;
};

/** The class that her insurance covers, with its name. */
export const entitledFrom = (classId: number | null, state: ClassState | undefined): Entitled | null =>
  classId === null ? null : { classId, className: named(state).name };

/** A doctor of the catalogue, as events have her. */
export const doctorFrom = (state: StateOf<typeof inpatientDoctor>): Staff => {
  ensure(state.status === 'active', 'stay.doctor-unavailable', {}, 'doctorId');
  const { staffId, name } = state.fields;
  return { staffId, name, profession: 'doctor' };
};

/** The classes whose prices apply to a stay's nights, in a stable order. */
export const classStreams = (state: StayState | undefined) => {
  const its = known(state);
  return (its ? classesOf(its) : []).map(id => checks(roomClass, id));
};

export const pricesFrom = (state: StayState, classes: readonly ClassState[]): Prices => {
  const its = known(state);
  const ids = its ? classesOf(its) : [];
  const items = new Map(ids.map((id, index) => [id, known(classes[index])]));
  return (classId, date) => {
    const item = items.get(classId);
    return item ? fieldsOn(item, date).pricePerNight : 0;
  };
};

/** The patient for whom a bed is held or occupied, with her present name. */
export const personOf = (state: PatientState | undefined): Person => {
  ensure(state !== undefined, 'patient.not-found');
  const { patientId, recordNumber, identity } = hereAfterAll(state);
  return { patientId, recordNumber, patientName: identity.name, gender: identity.gender };
};
