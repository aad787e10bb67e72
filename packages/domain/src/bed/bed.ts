import type { BedBlockCause } from '@alur/contracts/bed/commands';
import type { Gender } from '@alur/contracts/kernel/enums';
import type { Aggregate } from '../kernel/aggregate.js';
import type { Staff } from '../kernel/care-header.js';
import { ensure, Rejection } from '../kernel/rejection.js';
import type { BedEvent } from './events.js';

interface Place {
  readonly bedId: number;
  readonly name: string;
  readonly description: string | null;
  readonly roomId: number;
  readonly roomName: string;
}
interface Closure {
  readonly cause: BedBlockCause;
  readonly reason: string | null;
  readonly until: string | null;
}

/** DOMAIN 2.8: available, held, occupied, to be cleaned, or blocked. */
export type BedState =
  | { readonly status: 'none' }
  | (Place & { readonly status: 'available' })
  | (Place & {
      readonly status: 'held';
      readonly patientId: number;
      readonly until: string;
      readonly by: string;
      /** The order to admit that the bed is held for; that order ends the hold. */
      readonly admissionId: number | null;
    })
  | (Place & {
      readonly status: 'occupied';
      readonly patientId: number;
      readonly encounterId: number;
      readonly by: string;
      readonly closure: Closure | null;
    })
  | (Place & { readonly status: 'cleaning' })
  | (Place & { readonly status: 'blocked'; readonly unclean: boolean })
  | (Place & { readonly status: 'retired' });
export type Bed = Exclude<BedState, { status: 'none' }>;

const placeOf = ({ bedId, name, description, roomId, roomName }: Place): Place => ({
  ...{ bedId, name, description, roomId, roomName },
});

const evolve = (state: BedState, event: BedEvent): BedState => {
  if (event.type === 'BedAdded') {
    const { description = null } = event.data;
    return { ...placeOf({ ...event.data, description }), status: 'available' };
  }
  if (state.status === 'none') return state;
  const place = placeOf(state);
  switch (event.type) {
    case 'BedDescribed':
      return { ...state, description: event.data.description };
    case 'BedHeld': {
      const { patientId, until, heldBy, admissionId = null } = event.data;
      return { ...place, status: 'held', patientId, until, by: heldBy.name, admissionId };
    }
    case 'BedHoldReleased':
    case 'BedCleaned':
      return { ...place, status: 'available' };
    case 'BedOccupied': {
      const { patientId, encounterId, placedBy } = event.data;
      return { ...place, status: 'occupied', patientId, encounterId, by: placedBy.name, closure: null };
    }
    case 'BedVacated':
      return event.data.to === 'blocked'
        ? { ...place, status: 'blocked', unclean: true }
        : { ...place, status: event.data.to };
    case 'BedBlocked':
      return { ...place, status: 'blocked', unclean: state.status === 'cleaning' };
    case 'BedClosureRequested': {
      const { cause, reason, until } = event.data;
      return state.status === 'occupied' ? { ...state, closure: { cause, reason, until } } : state;
    }
    case 'BedUnblocked':
      if (state.status === 'occupied') return { ...state, closure: null };
      return { ...place, status: event.data.to === 'cleaning' ? 'cleaning' : 'available' };
    case 'BedRetired':
      return { ...place, status: 'retired' };
  }
};

export const bed: Aggregate<BedState, BedEvent> = { kind: 'bed', initial: { status: 'none' }, evolve };

export const add = (data: Extract<BedEvent, { type: 'BedAdded' }>['data']): BedEvent[] => [{ type: 'BedAdded', data }];

/** The bed; throws where there is none. */
export const bedOf = (state: BedState): Bed => {
  ensure(state.status !== 'none', 'bed.not-found', {}, 'bedId');
  return state;
};

/**
 * Why the bed cannot be given; the refusal names who got it first. Who lies there it says by the visit: her name is
 * sealed in the log, and read on the board of the beds by whoever may.
 */
const refused = (state: Bed): Rejection => {
  switch (state.status) {
    case 'occupied':
      return new Rejection('bed.occupied', { by: state.by, encounterId: state.encounterId }, 'bedId');
    case 'held':
      return new Rejection('bed.held', { by: state.by }, 'bedId');
    case 'cleaning':
      return new Rejection('bed.not-clean', {}, 'bedId');
    case 'retired':
      return new Rejection('bed.retired', {}, 'bedId');
    default:
      return new Rejection('bed.blocked', {}, 'bedId');
  }
};

/** The patient whom the bed is given to. */
export interface Person {
  readonly patientId: number;
  readonly patientName: string;
  readonly recordNumber: string;
  readonly gender: Gender;
}

export const hold = (state: BedState, person: Person, until: string, heldBy: Staff, now: string): BedEvent[] => {
  const it = bedOf(state);
  ensure(Date.parse(until) > Date.parse(now), 'bed.hold-past', {}, 'until');
  if (it.status !== 'available') throw refused(it);
  return [{ type: 'BedHeld', data: { bedId: it.bedId, ...person, until, heldBy } }];
};

/** Holds an available bed for an order to admit, or extends the hold that the order already has. */
export const holdForAdmission = (
  state: BedState,
  person: Person,
  { until, heldBy, admissionId, now }: { until: string; heldBy: Staff; admissionId: number; now: string },
): BedEvent[] => {
  const it = bedOf(state);
  ensure(Date.parse(until) > Date.parse(now), 'bed.hold-past', {}, 'until');
  const isItsOwn = it.status === 'held' && it.admissionId === admissionId;
  if (it.status !== 'available' && !isItsOwn) throw refused(it);
  return [{ type: 'BedHeld', data: { bedId: it.bedId, ...person, until, heldBy, admissionId } }];
};

/**
 * Extends the hold while the patient is on her way; if the hold has lapsed and the bed is still available, it is held
 * anew.
 */
export const keepHold = (state: BedState, person: Person, until: string, heldBy: Staff): BedEvent[] => {
  const it = bedOf(state);
  const isHers = it.status === 'held' && it.patientId === person.patientId;
  if (it.status !== 'available' && !isHers) throw refused(it);
  return [{ type: 'BedHeld', data: { bedId: it.bedId, ...person, until, heldBy } }];
};

/** Releases the hold because the patient does not come; returns nothing if the bed is no longer held for her. */
export const giveUpHold = (
  state: BedState | undefined,
  patientId: number,
  cause: 'released' | 'expired' = 'released',
): BedEvent[] =>
  state?.status === 'held' && state.patientId === patientId
    ? [{ type: 'BedHoldReleased', data: { bedId: state.bedId, cause } }]
    : [];

export const releaseHold = (state: BedState): BedEvent[] => {
  const it = bedOf(state);
  ensure(it.status === 'held', 'bed.not-held');
  ensure(it.admissionId === null, 'bed.held-for-admission');
  return [{ type: 'BedHoldReleased', data: { bedId: it.bedId, cause: 'released' } }];
};

/** Returns nothing if the hold has ended, was extended meanwhile, or is ended by its order to admit. */
export const expireHold = (state: BedState, now: string): BedEvent[] =>
  state.status === 'held' && state.admissionId === null && Date.parse(state.until) <= Date.parse(now)
    ? [{ type: 'BedHoldReleased', data: { bedId: state.bedId, cause: 'expired' } }]
    : [];

/** A patient may take an available bed, or one that is held for her (DOMAIN 2.8). */
export const occupy = (
  state: BedState,
  encounterId: number,
  person: Person,
  by: { doctor: string | null; placedBy: Staff },
): BedEvent[] => {
  const it = bedOf(state);
  const isHers = it.status === 'held' && it.patientId === person.patientId;
  if (it.status !== 'available' && !isHers) throw refused(it);
  return [{ type: 'BedOccupied', data: { bedId: it.bedId, encounterId, ...person, ...by } }];
};

/** `used` means that somebody lay in the bed, so that it is cleaned first. */
export const vacate = (state: BedState, encounterId: number, used = true): BedEvent[] => {
  if (state.status !== 'occupied' || state.encounterId !== encounterId) return [];
  const { bedId, patientId, closure } = state;
  const to = closure ? 'blocked' : used ? 'cleaning' : 'available';
  return [{ type: 'BedVacated', data: { bedId, encounterId, patientId, to } }];
};

/** The patient has not left after all: she gets the bed back if nobody else was given it since. */
export const reoccupy = (
  state: BedState,
  encounterId: number,
  person: Person,
  by: { doctor: string | null; placedBy: Staff },
): BedEvent[] => {
  const it = bedOf(state);
  if (it.status !== 'available' && it.status !== 'cleaning') throw refused(it);
  return [{ type: 'BedOccupied', data: { bedId: it.bedId, encounterId, ...person, ...by } }];
};

export const clean = (state: BedState): BedEvent[] => {
  const it = bedOf(state);
  ensure(it.status === 'cleaning', 'bed.not-cleaning');
  return [{ type: 'BedCleaned', data: { bedId: it.bedId } }];
};

/** An empty bed is blocked at once; an occupied one when it is vacated. */
export const block = (state: BedState, closure: Closure): BedEvent[] => {
  const it = bedOf(state);
  const { bedId } = it;
  if (it.status === 'occupied') return [{ type: 'BedClosureRequested', data: { bedId, ...closure } }];
  if (it.status !== 'available' && it.status !== 'cleaning') throw refused(it);
  return [{ type: 'BedBlocked', data: { bedId, ...closure } }];
};

export const unblock = (state: BedState): BedEvent[] => {
  const it = bedOf(state);
  const isToBe = it.status === 'occupied' && it.closure !== null;
  ensure(it.status === 'blocked' || isToBe, 'bed.not-blocked');
  const to = it.status === 'blocked' ? (it.unclean ? 'cleaning' : 'available') : 'occupied';
  return [{ type: 'BedUnblocked', data: { bedId: it.bedId, to } }];
};

/** Returns nothing if that is what is said of it already. */
export const describe = (state: BedState, description: string | null): BedEvent[] => {
  const it = bedOf(state);
  ensure(it.status !== 'retired', 'bed.retired', {}, 'bedId');
  return description === it.description ? [] : [{ type: 'BedDescribed', data: { bedId: it.bedId, description } }];
};

export const retire = (state: BedState): BedEvent[] => {
  const it = bedOf(state);
  if (it.status === 'occupied' || it.status === 'held' || it.status === 'retired') throw refused(it);
  return [{ type: 'BedRetired', data: { bedId: it.bedId } }];
};
