import type { BedBlockCause } from '@alur/contracts/bed/commands';
import type { Gender } from '@alur/contracts/kernel/enums';
import type { Aggregate } from '../kernel/aggregate.js';
import type { Staff } from '../kernel/care-header.js';
import { ensure, Rejection } from '../kernel/rejection.js';
import type { BedEvent } from './events.js';

interface Place {
  readonly bedId: number;
  readonly name: string;
  readonly roomId: number;
  readonly roomName: string;
}
interface Closure {
  readonly cause: BedBlockCause;
  readonly reason: string | null;
  readonly until: string | null;
}

/** DOMAIN 2.8: free, on its way to somebody, hers, to be cleaned, or given to nobody. */
export type BedState =
  | { readonly status: 'none' }
  | (Place & { readonly status: 'available' })
  | (Place & {
      readonly status: 'held';
      readonly patientId: number;
      readonly until: string;
      readonly by: string;
      /** The order to admit that it is kept for, which ends the keeping. */
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

const placeOf = ({ bedId, name, roomId, roomName }: Place): Place => ({ bedId, name, roomId, roomName });

const evolve = (state: BedState, event: BedEvent): BedState => {
  if (event.type === 'BedAdded') return { ...placeOf(event.data), status: 'available' };
  if (state.status === 'none') return state;
  const place = placeOf(state);
  switch (event.type) {
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

/** The bed, which must be there. */
export const bedOf = (state: BedState): Bed => {
  ensure(state.status !== 'none', 'bed.not-found', {}, 'bedId');
  return state;
};

/** Why it cannot be had; who was quicker is told. */
const refused = (state: Bed): Rejection => {
  switch (state.status) {
    case 'occupied':
      return new Rejection('bed.occupied', { by: state.by }, 'bedId');
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

/** Whom it is given to. */
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

/** Kept by an order to admit: a free one, or the one that it keeps already. */
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

/** Hers for longer: she is on her way. Free again meanwhile, it is held anew. */
export const keepHold = (state: BedState, person: Person, until: string, heldBy: Staff): BedEvent[] => {
  const it = bedOf(state);
  const isHers = it.status === 'held' && it.patientId === person.patientId;
  if (it.status !== 'available' && !isHers) throw refused(it);
  return [{ type: 'BedHeld', data: { bedId: it.bedId, ...person, until, heldBy } }];
};

/** She does not come: nothing where it is no longer held for her. */
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

/** Nothing for a hold that is no more, that was given more time meanwhile, or that its order to admit ends. */
export const expireHold = (state: BedState, now: string): BedEvent[] =>
  state.status === 'held' && state.admissionId === null && Date.parse(state.until) <= Date.parse(now)
    ? [{ type: 'BedHoldReleased', data: { bedId: state.bedId, cause: 'expired' } }]
    : [];

/** One patient, one bed: a free one, or one that was held for her. */
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

/** `used`: somebody lay in it, so that it is cleaned first. */
export const vacate = (state: BedState, encounterId: number, used = true): BedEvent[] => {
  if (state.status !== 'occupied' || state.encounterId !== encounterId) return [];
  const { bedId, patientId, closure } = state;
  const to = closure ? 'blocked' : used ? 'cleaning' : 'available';
  return [{ type: 'BedVacated', data: { bedId, encounterId, patientId, to } }];
};

/** Who was said to have left it has not: it is hers again, if nobody has got it since. */
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

/** At once where it is empty; an occupied one is closed when it is vacated. */
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

export const retire = (state: BedState): BedEvent[] => {
  const it = bedOf(state);
  if (it.status === 'occupied' || it.status === 'held' || it.status === 'retired') throw refused(it);
  return [{ type: 'BedRetired', data: { bedId: it.bedId } }];
};
