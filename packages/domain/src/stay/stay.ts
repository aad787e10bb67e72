import type { ClassBasis, DischargeManner, HandItem, StayCharging, TeamRole } from '@alur/contracts/stay/commands';
import type { Aggregate } from '../kernel/aggregate.js';
import { headerOf, type CareHeader, type Staff } from '../kernel/care-header.js';
import type { StayEvent, EventData } from './events.js';

/** A class with its name in the catalogue. */
export interface Entitled {
  readonly classId: number;
  readonly className: string;
}
interface Classing {
  readonly basis: ClassBasis;
  readonly entitled: Entitled | null;
}
/** The place from `at` on, and changes of her class since, each from a night on. */
export interface Placed extends Classing {
  readonly at: string;
  readonly bedId: number | null;
  /** For a cot: the mother's stay, beside whose bed it is. */
  readonly with: number | null;
  readonly bedName: string;
  readonly roomId: number;
  readonly roomName: string;
  readonly unitId: number;
  readonly unitName: string;
  readonly classId: number;
  readonly className: string;
  readonly changes: readonly (Classing & { readonly fromNight: string })[];
}
export type ChargedNight = Pick<
  EventData<'StayNightCharged'>,
  'date' | 'bedId' | 'classId' | 'className' | 'price' | 'entitled' | 'companionPrice'
>;

export type ChargedTime = Pick<EventData<'StayTimeCharged'>, 'per' | 'count' | 'price' | 'from' | 'until'>;

export interface Visit {
  readonly doctor: Staff;
  readonly date: string;
  readonly price: number;
  readonly sharePercent: number | null;
}

/** A span of time; without an end if it continues. */
export interface Span {
  readonly from: string;
  readonly until: string | null;
}

export type Isolation = Pick<EventData<'StayIsolationStarted'>, 'precaution' | 'reason' | 'until'> & {
  readonly since: string;
};

interface Stay extends CareHeader {
  readonly placements: readonly [Placed, ...Placed[]];
  /** The order to admit that the stay fulfils. */
  readonly admissionId: number | null;
  /** For a newborn: the mother's visit. */
  readonly motherEncounterId: number | null;
  /** Stays of her newborns, wherever they lie. */
  readonly newborns: readonly number[];
  /** When she had a companion, and when she was on leave. */
  readonly companions: readonly Span[];
  readonly leaves: readonly Span[];
  readonly isolation: Isolation | null;
  readonly team: readonly { readonly staff: Staff; readonly role: TeamRole }[];
  readonly nights: readonly ChargedNight[];
  /** How time in a bed is charged; null for nights. */
  readonly charging: StayCharging | null;
  readonly time: ChargedTime | null;
  readonly visits: readonly Visit[];
  readonly discharge: { readonly manner: DischargeManner; readonly diedAt: string | null } | null;
  readonly estimatedOn: string | null;
  /** Items of the discharge checklist that were ticked by hand. */
  readonly checked: readonly HandItem[];
}
/** DOMAIN 2.8: in bed, on leave, left, or cancelled. */
export type StayState =
  | { readonly status: 'none' }
  | (Stay & { readonly status: 'in_bed' | 'on_leave' })
  | (Stay & {
      readonly status: 'left';
      readonly leftAt: string;
      /** Her isolation until she left, which is in force again if she did not leave after all. */
      readonly isolationBefore: Isolation | null;
    })
  | (Stay & { readonly status: 'cancelled' });
export type AnyStay = Exclude<StayState, { status: 'none' }>;
export type InHouse = Extract<StayState, { status: 'in_bed' | 'on_leave' }>;

const placed = (data: EventData<'StayPlaced'> | EventData<'StayMoved'>): Placed => {
  const { effectiveAt: at, bedId, with: beside = null, bedName, roomId, roomName, unitId, unitName } = data;
  const { classId, className, basis, entitled } = data;
  return {
    ...{ at, bedId, with: beside, bedName, roomId, roomName, unitId, unitName },
    ...{ classId, className, basis, entitled, changes: [] },
  };
};

/** The stay's fields without those that only the status left has. */
const stayOf = (state: AnyStay): Stay => {
  if (state.status !== 'left') return state;
  const { leftAt: _leftAt, isolationBefore: _isolationBefore, ...stay } = state;
  return stay;
};

const withMember = (team: Stay['team'], { member, role, change }: EventData<'StayTeamChanged'>): Stay['team'] => {
  const others = team.filter(each => each.staff.staffId !== member.staffId);
  if (change === 'left') return others;
  const rest = role === 'responsible' ? others.filter(each => each.role !== 'responsible') : others;
  return [...rest, { staff: member, role }];
};

const reclassed = (state: Stay, { fromNight, basis, entitled }: EventData<'StayClassChanged'>): Stay['placements'] => {
  const [first, ...more] = state.placements;
  const change = (each: Placed): Placed => ({ ...each, changes: [...each.changes, { fromNight, basis, entitled }] });
  return [change(first), ...more.map(change)];
};

const ended = (spans: readonly Span[], at: string): readonly Span[] =>
  spans.map(each => (each.until === null ? { ...each, until: at } : each));

const evolve = (state: StayState, event: StayEvent): StayState => {
  if (event.type === 'StayPlaced') {
    const { responsible, charging = null, admissionId = null } = event.data;
    const team = responsible ? [{ staff: responsible, role: 'responsible' as const }] : [];
    const nothingYet = {
      ...{ nights: [], time: null, visits: [], leaves: [], discharge: null, estimatedOn: null, checked: [] },
      ...{ newborns: [], companions: [], isolation: null },
    };
    return {
      ...{ ...headerOf(event.data), placements: [placed(event.data)], team, admissionId, charging },
      ...{ motherEncounterId: event.data.with ?? null, ...nothingYet, status: 'in_bed' },
    };
  }
  if (state.status === 'none') return state;
  switch (event.type) {
    case 'StayMoved':
      return { ...state, unitId: event.data.unitId, placements: [...state.placements, placed(event.data)] };
    case 'StayNewbornAdded':
      return { ...state, newborns: [...state.newborns, event.data.newbornEncounterId] };
    case 'StayCompanionAdded':
      return { ...state, companions: [...state.companions, { from: event.data.effectiveAt, until: null }] };
    case 'StayCompanionLeft':
      return { ...state, companions: ended(state.companions, event.data.effectiveAt) };
    case 'StayIsolationStarted': {
      const { precaution, reason, until, effectiveAt: since } = event.data;
      return { ...state, isolation: { precaution, reason, until, since } };
    }
    case 'StayIsolationEnded':
      return { ...state, isolation: null };
    case 'StayClassChanged':
      return { ...state, placements: reclassed(state, event.data) };
    case 'StayLeaveStarted': {
      const leaves = [...state.leaves, { from: event.data.effectiveAt, until: null }];
      return { ...stayOf(state), leaves, status: 'on_leave' };
    }
    case 'StayLeaveEnded':
      return { ...stayOf(state), leaves: ended(state.leaves, event.data.effectiveAt), status: 'in_bed' };
    case 'StayLeftUndone':
      return { ...stayOf(state), status: 'in_bed' };
    case 'StayTeamChanged':
      return { ...state, team: withMember(state.team, event.data) };
    case 'StayNightCharged': {
      const { date, bedId, classId, className, price, entitled, companionPrice } = event.data;
      const night = { date, bedId, classId, className, price, entitled, companionPrice };
      return { ...state, nights: [...state.nights, night] };
    }
    case 'StayVisitRecorded': {
      const { doctor, date, price, sharePercent = null } = event.data;
      return { ...state, visits: [...state.visits, { doctor, date, price, sharePercent }] };
    }
    case 'StayVisitWithdrawn': {
      const isMeant = ({ doctor, date }: Visit) =>
        doctor.staffId === event.data.doctor.staffId && date === event.data.date;
      return { ...state, visits: state.visits.filter(each => !isMeant(each)) };
    }
    case 'StayNightWithdrawn':
      return { ...state, nights: state.nights.filter(({ date }) => date !== event.data.date) };
    case 'StayTimeCharged': {
      const { per, count, price, from, until } = event.data;
      return { ...state, time: { per, count, price, from, until } };
    }
    case 'StayTimeWithdrawn':
      return { ...state, time: null };
    case 'StayDischargePlanned':
      return { ...state, estimatedOn: event.data.estimatedOn };
    case 'StayDischargeItemChecked': {
      const { item, done } = event.data;
      const others = state.checked.filter(each => each !== item);
      return { ...state, checked: done ? [...others, item] : others };
    }
    case 'StayDischargeOrdered':
      return { ...state, discharge: { manner: event.data.manner, diedAt: event.data.diedAt ?? null } };
    case 'StayDischargeWithdrawn':
      return { ...state, discharge: null };
    case 'StayLeft': {
      const { effectiveAt: leftAt } = event.data;
      const leaves = ended(state.leaves, leftAt);
      return {
        ...stayOf(state),
        companions: ended(state.companions, leftAt),
        leaves,
        isolation: null,
        status: 'left',
        leftAt,
        isolationBefore: state.isolation,
      };
    }
    case 'StayCancelled': {
      const companions = ended(state.companions, event.data.effectiveAt);
      return { ...stayOf(state), companions, isolation: null, status: 'cancelled' };
    }
  }
};

/** The stay facet of a visit, with the encounter's id: where she lies and what her nights cost. */
export const stay: Aggregate<StayState, StayEvent> = { kind: 'stay', initial: { status: 'none' }, evolve };

export const isDeath = (manner: DischargeManner): boolean =>
  manner === 'died_within_48h' || manner === 'died_after_48h';

/** Her present or last place. */
export const placeOf = ({ placements }: Pick<Stay, 'placements'>): Placed => placements.at(-1) ?? placements[0];

/** Her present or last bed; a cot has none. */
export const bedIdOf = (it: Pick<Stay, 'placements'>): number | undefined => placeOf(it).bedId ?? undefined;

/** The class by which a night in this place is charged. */
export const chargedClass = (place: Placed, night: string): Entitled => {
  const { basis, entitled } = place.changes.findLast(({ fromNight }) => fromNight <= night) ?? place;
  return basis === 'boarding' && entitled ? entitled : { classId: place.classId, className: place.className };
};

/** The class that she is entitled to on a night in a higher one; no guarantor pays the difference (DOMAIN 6). */
export const classBelow = (place: Placed, night: string): Entitled | null => {
  const { basis, entitled } = place.changes.findLast(({ fromNight }) => fromNight <= night) ?? place;
  return basis === 'upgrade' ? entitled : null;
};

/** Every class by which one of her nights may be charged. */
export const classesOf = ({ placements }: Pick<Stay, 'placements'>): number[] => [
  ...new Set(
    placements.flatMap(({ classId, entitled, changes }) => [
      classId,
      ...[entitled, ...changes.map(each => each.entitled)].flatMap(each => each?.classId ?? []),
    ]),
  ),
];
