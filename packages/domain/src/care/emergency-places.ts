import type { BedState } from '../bed/bed.js';
import type { roomClass, ward, wardRoom } from '../catalogue/aggregates.js';
import type { StateOf } from '../kernel/aggregate.js';
import { ensure } from '../kernel/rejection.js';
import type { Place } from '../stay/decisions.js';
import { placeFrom } from './stay-streams.js';

type WardState = StateOf<typeof ward>;

/** A unit of the kind emergency that is in use. */
export const emergencyUnit = (unitId: number, state: WardState): { unitId: number; unitName: string } => {
  const isOne = state.status === 'active' && state.fields.kind === 'emergency';
  ensure(isOne, 'emergency.unit-unavailable', {}, 'unitId');
  return { unitId, unitName: state.fields.name };
};

/** A bed of such a unit, as the stay knows its place. */
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
