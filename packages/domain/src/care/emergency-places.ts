import type { BedState } from '../bed/bed.js';
import type { roomClass, ward, wardRoom } from '../catalogue/aggregates.js';
import type { StateOf } from '../kernel/aggregate.js';
import { ensure } from '../kernel/rejection.js';
import type { Place } from '../stay/decisions.js';
import { placeFrom } from './stay-streams.js';

type WardState = StateOf<typeof ward>;

/** The unit; throws unless it is an emergency unit in use. */
export const emergencyUnit = (unitId: number, state: WardState): { unitId: number; unitName: string } => {
  const isOne = state.status === 'active' && state.fields.kind === 'emergency';
  ensure(isOne, 'emergency.unit-unavailable', {}, 'unitId');
  return { unitId, unitName: state.fields.name };
};

/** A bed of an emergency unit, as a place of the stay. */
export const emergencyPlace = (states: {
  bed: BedState;
  room?: StateOf<typeof wardRoom> | undefined;
  ward?: WardState | undefined;
  roomClass?: StateOf<typeof roomClass> | undefined;
}): Place => {
  const place = placeFrom(states);
  const isOne = states.ward?.status === 'active' && states.ward.fields.kind === 'emergency';
  ensure(isOne, 'emergency.bed-elsewhere', {}, 'bedId');
  return place;
};
