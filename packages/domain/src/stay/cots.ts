import { headerOf } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import { inBed, stayNotCancelled } from './decisions.js';
import type { StayEvent } from './events.js';
import { placeOf, type AnyStay, type Placed, type StayState } from './stay.js';

/** Whether the newborn is in the facility, in a cot beside this stay's bed. */
export const isBeside = (state: StayState | undefined, motherEncounterId: number): boolean =>
  (state?.status === 'in_bed' || state?.status === 'on_leave') && placeOf(state).with === motherEncounterId;

/** A cot beside a bed has the class of the patient in that bed (DOMAIN-CLINICAL 1.1, rooming-in). */
export const cotBeside = (place: Omit<Placed, 'at'>, motherEncounterId: number) => {
  const { bedName, roomId, roomName, unitId, unitName, classId, className } = place;
  const { basis, entitled } = place.changes.at(-1) ?? place;
  return {
    ...{ bedId: null, bedName: `Boks ${bedName}`, roomId, roomName, unitId, unitName, classId, className },
    ...{ basis, entitled, with: motherEncounterId },
  };
};

/** The mother's place, which must be a bed of her own. */
export const besideMother = (mother: StayState | undefined) => {
  const isThere = mother !== undefined && (mother.status === 'in_bed' || mother.status === 'on_leave');
  ensure(isThere && mother.charging === null && placeOf(mother).with === null, 'stay.mother-not-here');
  return cotBeside(placeOf(mother), mother.encounterId);
};

type Cot = ReturnType<typeof cotBeside>;

const movedTo = (
  it: Exclude<StayState, { status: 'none' }>,
  cot: Cot,
  { reason, now }: { reason: string | null; now: string },
): StayEvent[] => {
  const { encounterId, patientId } = it;
  const data = { encounterId, patientId, effectiveAt: now, fromBedId: placeOf(it).bedId, ...cot, reason };
  return [{ type: 'StayMoved', data }];
};

/** Moves a newborn from its own bed back to the cot beside its mother. */
export const roomIn = (
  state: StayState,
  mother: StayState | undefined,
  said: { reason: string | null; now: string },
): StayEvent[] => {
  const it = inBed(state);
  ensure(it.motherEncounterId !== null, 'stay.not-newborn');
  ensure(placeOf(it).with === null, 'stay.rooms-in-already');
  return movedTo(it, besideMother(mother), said);
};

/** The cot moves with the mother, even while the newborn is on leave. */
export const follow = (state: StayState, cot: Cot, now: string): StayEvent[] =>
  isBeside(state, cot.with) ? movedTo(stayNotCancelled(state), cot, { reason: null, now }) : [];

/** The placement from which on it lies beside her without a bed of its own in between. */
const besideSince = ({ placements }: AnyStay): Placed =>
  placements[placements.findLastIndex(place => place.with === null) + 1] ?? placements[0];

/** A change of the mother's class also changes the cot's, for nights that it was beside her (DOMAIN-CLINICAL 1.1). */
export const reclassed = (
  state: StayState,
  motherEncounterId: number,
  changed: readonly StayEvent[],
  nightOf: (instant: string) => string,
): StayEvent[] => {
  if (!isBeside(state, motherEncounterId)) return [];
  const it = stayNotCancelled(state);
  const first = nightOf(besideSince(it).at);
  return changed.flatMap((event): StayEvent[] => {
    if (event.type !== 'StayClassChanged') return [];
    const { effectiveAt, fromNight, basis, entitled, reason } = event.data;
    const from = fromNight > first ? fromNight : first;
    const data = { ...headerOf(it), effectiveAt, fromNight: from, basis, entitled, reason };
    return [{ type: 'StayClassChanged', data }];
  });
};

/** A newborn that returns from leave to its cot is placed where the mother lies by then. */
export const standBeside = (state: StayState, mother: StayState | undefined, now: string): StayEvent[] => {
  const it = stayNotCancelled(state);
  const cot = besideMother(mother);
  const { roomId, bedName } = placeOf(it);
  return roomId === cot.roomId && bedName === cot.bedName ? [] : movedTo(it, cot, { reason: null, now });
};

/** Throws while a newborn of hers lies beside her, because she must not leave without it. */
export const noneBeside = (motherEncounterId: number, newborns: readonly StayState[]): void =>
  ensure(!newborns.some(each => isBeside(each, motherEncounterId)), 'stay.newborn-beside');

export const addNewborn = (mother: StayState, newbornEncounterId: number, now: string): StayEvent[] => {
  const it = stayNotCancelled(mother);
  return [{ type: 'StayNewbornAdded', data: { ...headerOf(it), effectiveAt: now, newbornEncounterId } }];
};
