import type { ClassBasis, DischargeManner, HandItem, TeamRole } from '@alur/contracts/stay/commands';
import { headerOf, type Staff } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import type { StayEvent, EventData } from './events.js';
import { placeOf, type AnyStay, type Entitled, type InHouse, type Isolation, type StayState } from './stay.js';

export type Place = Pick<
  EventData<'StayPlaced'>,
  'bedId' | 'bedName' | 'roomId' | 'roomName' | 'unitId' | 'unitName' | 'classId' | 'className'
>;

/** Why she lies in the bed's class, and which class she is entitled to. */
export interface Classing {
  basis: ClassBasis;
  entitled: Entitled | null;
}

/** A ward stay that was not cancelled; stays charged by hours or days belong to the emergency department. */
export const stayNotCancelled = (state: StayState): Exclude<AnyStay, { status: 'cancelled' }> => {
  ensure(state.status !== 'none' && state.charging === null, 'stay.not-found');
  ensure(state.status !== 'cancelled', 'stay.cancelled');
  return state;
};

/** The stay, if the patient has a bed. */
export const inHouse = (state: StayState): InHouse => {
  const it = stayNotCancelled(state);
  ensure(it.status !== 'left', 'stay.left');
  return it;
};

export const inBed = (state: StayState): InHouse => {
  const it = inHouse(state);
  ensure(it.status === 'in_bed', 'stay.on-leave');
  return it;
};

/** In the class that she is entitled to, no other may be named; in any other class, the entitled one must be. */
export const checkClass = ({ basis, entitled }: Classing, { classId }: Pick<Place, 'classId'>): Classing => {
  if (basis === 'entitled') return { basis, entitled: null };
  ensure(entitled !== null && entitled.classId !== classId, 'stay.class-needed', {}, 'entitledClassId');
  return { basis, entitled };
};

export const moveTo = (
  state: StayState,
  place: Place,
  { classing, reason, now }: { classing: Classing; reason: string | null; now: string },
): StayEvent[] => {
  const it = inBed(state);
  const { encounterId, patientId } = it;
  const { bedId: fromBedId } = placeOf(it);
  ensure(place.bedId !== fromBedId, 'stay.same-bed', {}, 'bedId');
  const to = { ...place, ...checkClass(classing, place) };
  return [{ type: 'StayMoved', data: { encounterId, patientId, effectiveAt: now, fromBedId, ...to, reason } }];
};

export const changeClass = (
  state: StayState,
  classing: Classing,
  { fromNight, reason, now }: { fromNight: string; reason: string; now: string },
): StayEvent[] => {
  const it = inHouse(state);
  const said = checkClass(classing, placeOf(it));
  return [{ type: 'StayClassChanged', data: { ...headerOf(it), effectiveAt: now, fromNight, ...said, reason } }];
};

export const changeTeam = (
  state: StayState,
  { member, role, leaves }: { member: Staff; role: TeamRole; leaves: boolean },
  now: string,
): StayEvent[] => {
  const it = inHouse(state);
  const has = it.team.find(({ staff }) => staff.staffId === member.staffId);
  const data = { ...headerOf(it), effectiveAt: now, member, role };
  if (leaves) {
    ensure(has !== undefined, 'stay.not-in-team', {}, 'doctorId');
    ensure(has.role !== 'responsible', 'stay.responsible-stays', {}, 'doctorId');
    return [{ type: 'StayTeamChanged', data: { ...data, role: has.role, change: 'left' } }];
  }
  ensure(has?.role !== role, 'stay.in-team', {}, 'doctorId');
  ensure(has?.role !== 'responsible', 'stay.responsible-stays', {}, 'doctorId');
  return [{ type: 'StayTeamChanged', data: { ...data, change: 'joined' } }];
};

/** DOMAIN 1.3: charged for each doctor of the team once a day. */
export const recordVisit = (
  state: StayState,
  { doctor, price, sharePercent }: { doctor: Staff; price: number; sharePercent: number | null },
  by: { now: string; today: string },
): StayEvent[] => {
  const it = inHouse(state);
  ensure(
    it.team.some(({ staff }) => staff.staffId === doctor.staffId),
    'stay.not-in-team',
    {},
    'doctorId',
  );
  const isToday = it.visits.some(({ doctor: who, date }) => who.staffId === doctor.staffId && date === by.today);
  ensure(!isToday, 'stay.visited-today', {}, 'doctorId');
  const visit = { doctor, date: by.today, price, ...(sharePercent !== null && { sharePercent }) };
  return [{ type: 'StayVisitRecorded', data: { ...headerOf(it), effectiveAt: by.now, ...visit } }];
};

export const withdrawVisit = (
  state: StayState,
  { staffId, date, reason }: { staffId: number; date: string; reason: string },
  now: string,
): StayEvent[] => {
  const it = stayNotCancelled(state);
  const visit = it.visits.find(each => each.doctor.staffId === staffId && each.date === date);
  ensure(visit !== undefined, 'stay.no-such-visit');
  const data = { ...headerOf(it), effectiveAt: now, doctor: visit.doctor, date, reason };
  return [{ type: 'StayVisitWithdrawn', data }];
};

export const startLeave = (
  state: StayState,
  { expectedBackAt, reason, now }: { expectedBackAt: string | null; reason: string; now: string },
): StayEvent[] => {
  const data = { ...headerOf(inBed(state)), effectiveAt: now, expectedBackAt, reason };
  const isToCome = expectedBackAt === null || Date.parse(expectedBackAt) > Date.parse(now);
  ensure(isToCome, 'stay.back-in-the-past', {}, 'expectedBackAt');
  return [{ type: 'StayLeaveStarted', data }];
};

export const endLeave = (state: StayState, now: string): StayEvent[] => {
  const it = inHouse(state);
  ensure(it.status === 'on_leave', 'stay.not-on-leave');
  return [{ type: 'StayLeaveEnded', data: { ...headerOf(it), effectiveAt: now } }];
};

/** The expected day of discharge, not before the admission; stating the same day again changes nothing. */
export const planDischarge = (
  state: StayState,
  estimatedOn: string,
  by: { now: string; today: string },
): StayEvent[] => {
  const it = inHouse(state);
  ensure(estimatedOn >= by.today, 'stay.estimated-past', {}, 'estimatedOn');
  if (it.estimatedOn === estimatedOn) return [];
  return [{ type: 'StayDischargePlanned', data: { ...headerOf(it), effectiveAt: by.now, estimatedOn } }];
};

/** Letters and medicine may also be handed out after she has left her bed. */
export const checkItem = (
  state: StayState,
  { item, done }: { item: HandItem; done: boolean },
  by: { staff: Staff; now: string },
): StayEvent[] => {
  const it = stayNotCancelled(state);
  if (it.checked.includes(item) === done) return [];
  const data = { ...headerOf(it), effectiveAt: by.now, item, done, checkedBy: by.staff };
  return [{ type: 'StayDischargeItemChecked', data }];
};

const hasDied = (manner: DischargeManner): boolean => manner === 'died_within_48h' || manner === 'died_after_48h';

const HOURS_48 = 48 * 3_600_000;

/** A later order replaces an earlier one. The 48 hours of a death are counted from the admission (DOMAIN 1.3). */
export const orderDischarge = (
  state: StayState,
  order: { manner: DischargeManner; plannedOn: string; note: string | null; diedAt?: string | null },
  by: { staff: Staff; now: string; today: string },
): StayEvent[] => {
  const it = inHouse(state);
  const { manner, plannedOn, note } = order;
  ensure(plannedOn >= by.today, 'stay.discharge-past', {}, 'plannedOn');
  const diedAt = hasDied(manner) ? (order.diedAt ?? by.now) : null;
  const hours = Date.parse(diedAt ?? by.now) - Date.parse(it.placements[0].at);
  ensure(manner !== 'died_within_48h' || hours < HOURS_48, 'stay.death-after-48h', {}, 'manner');
  ensure(manner !== 'died_after_48h' || hours >= HOURS_48, 'stay.death-within-48h', {}, 'manner');
  ensure(diedAt === null || (hours >= 0 && Date.parse(diedAt) <= Date.parse(by.now)), 'stay.died-when', {}, 'diedAt');
  const data = { ...headerOf(it), effectiveAt: by.now, manner, plannedOn, note, orderedBy: by.staff };
  return [{ type: 'StayDischargeOrdered', data: { ...data, ...(diedAt !== null && { diedAt }) } }];
};

export const withdrawDischarge = (state: StayState, reason: string, now: string): StayEvent[] => {
  const it = inHouse(state);
  ensure(it.discharge !== null, 'stay.discharge-not-ordered');
  return [{ type: 'StayDischargeWithdrawn', data: { ...headerOf(it), effectiveAt: now, reason } }];
};

/** The discharge order, without which services cannot end and she cannot leave (DOMAIN 2.8). */
export const dischargeOf = (it: AnyStay): NonNullable<AnyStay['discharge']> => {
  ensure(it.discharge !== null, 'stay.discharge-not-ordered');
  return it.discharge;
};

export const leave = (
  state: StayState,
  { leftAt, destination, now }: { leftAt: string; destination: string | null; now: string },
): StayEvent[] => {
  const it = inHouse(state);
  const { bedId, at } = placeOf(it);
  const { manner, diedAt } = dischargeOf(it);
  const isBetween = Date.parse(leftAt) >= Date.parse(at) && Date.parse(leftAt) <= Date.parse(now);
  ensure(isBetween, 'stay.left-when', {}, 'leftAt');
  const data = { ...headerOf(it), effectiveAt: leftAt, bedId, manner, destination };
  return [{ type: 'StayLeft', data: { ...data, ...(diedAt !== null && { diedAt }) } }];
};

/** She is still in the bed that she was recorded as having left, and isolated as she was. */
export const undoLeft = (state: StayState, reason: string, now: string): StayEvent[] => {
  const it = stayNotCancelled(state);
  if (it.status !== 'left') return [];
  const { bedId } = placeOf(it);
  const header = headerOf(it);
  const isolated = ({ since, ...isolation }: Isolation): StayEvent => ({
    type: 'StayIsolationStarted',
    data: { ...header, effectiveAt: since, ...isolation },
  });
  return [
    { type: 'StayLeftUndone', data: { ...header, effectiveAt: now, bedId, reason } },
    ...(it.isolationBefore ? [isolated(it.isolationBefore)] : []),
  ];
};

export const cancelStay = (state: StayState, reason: string, now: string): StayEvent[] => {
  const it = inHouse(state);
  const { bedId } = placeOf(it);
  return [{ type: 'StayCancelled', data: { ...headerOf(it), effectiveAt: now, bedId, reason } }];
};
