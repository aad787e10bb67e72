import { CLASS_DIFFERENCE, COMPANION_NIGHT } from '@alur/contracts/transaction/enums';
import type { Settings } from '@alur/contracts/settings/settings';
import { headerOf } from '../kernel/care-header.js';
import { performer } from '../kernel/performer.js';
import type { StayEvent } from './events.js';
import { clockMinutes, minuteOf, nightsOf } from './nights.js';
import {
  chargedClass,
  classBelow,
  stay,
  type AnyStay,
  type ChargedNight,
  type Placed,
  type Span,
  type StayState,
} from './stay.js';

/** Source of charges for doctors' visits. */
export const VISIT = 'stay_visit';

/** The price of a night in a class, by the day on which the night begins. */
export type Prices = (classId: number, date: string) => number;

interface Clock {
  now: string;
  today: string;
  clock: string;
}

/** The nights that she owes: all of them if she has left (`until`), else those whose midnight is past. */
export const nightsOwed = (it: AnyStay, until: string | null, general: Settings['general'], clock: Clock) => {
  const placements = it.placements.map((place): Placed & { from: number } => ({
    ...place,
    from: minuteOf(place.at, clock),
  }));
  const when = { until: until === null ? null : minuteOf(until, clock), now: minuteOf(clock.now, clock) };
  const rules = {
    checkIn: clockMinutes(general.checkInTime),
    checkOut: clockMinutes(general.checkOutTime),
    // The charge for early arrival does not apply to a newborn.
    earlyArrivalCharged: general.earlyArrivalCharged && it.motherEncounterId === null,
    lateDepartureCharged: general.lateDepartureCharged,
    lateGraceMinutes: general.lateGraceMinutes ?? 0,
  };
  const nights = nightsOf(placements, when, rules);
  if (general.leaveCharged) return nights;
  // The first night is charged even if she was on leave then, because a stay has one night at least.
  return nights.filter(({ at }, index) => index === 0 || !wasSo(it.leaves, at, clock));
};

/** Whether one of the spans contains the moment; a span without an end lasts until she left. */
const wasSo = (spans: readonly Span[], at: number, clock: Clock): boolean =>
  spans.some(({ from, until }) => minuteOf(from, clock) <= at && (until === null || at <= minuteOf(until, clock)));

/**
 * Corrects the stay's nights; repeating it changes nothing (DOMAIN-CLINICAL 1.1). A night with a wrong bed or class is
 * withdrawn and charged again; a correct one keeps its price.
 */
export const chargeNights = (
  it: AnyStay,
  until: string | null,
  prices: Prices,
  rules: { general: Settings['general']; clock: Clock },
): StayEvent[] => {
  const priceOf = (classId: number, date: string, inCot: boolean): number => {
    const price = prices(classId, date);
    return inCot ? Math.round((price * (rules.general.newbornNightPercent ?? 0)) / 100) : price;
  };
  const companionPrice = rules.general.companionNightPrice ?? 0;
  const owed = nightsOwed(it, until, rules.general, rules.clock).map(({ date, placement, at }) => {
    const { bedId, bedName, roomName } = placement;
    const companion = wasSo(it.companions, at, rules.clock) && { companionPrice };
    const night = { date, bedId, bedName, roomName, ...chargedClass(placement, date), ...companion };
    const below = classBelow(placement, date);
    return below === null
      ? night
      : { ...night, entitled: { ...below, price: priceOf(below.classId, date, bedId === null) } };
  });
  const isSame = (one: Omit<ChargedNight, 'price'>, other: Omit<ChargedNight, 'price'>) =>
    one.date === other.date &&
    one.bedId === other.bedId &&
    one.classId === other.classId &&
    one.entitled?.classId === other.entitled?.classId &&
    (one.companionPrice === undefined) === (other.companionPrice === undefined);
  const header = headerOf(it);
  return [
    ...it.nights
      .filter(night => !owed.some(each => isSame(each, night)))
      .map(({ date, price, companionPrice: beside }): StayEvent => ({
        type: 'StayNightWithdrawn',
        data: { ...header, date, price, ...(beside !== undefined && { companionPrice: beside }) },
      })),
    ...owed
      .filter(night => !it.nights.some(each => isSame(each, night)))
      .map((night): StayEvent => ({
        type: 'StayNightCharged',
        data: { ...header, ...night, price: priceOf(night.classId, night.date, night.bedId === null) },
      })),
  ];
};

/** Charges of the doctors' visits for the bill, including events that are decided but not appended yet. */
export const visitDocument = (state: StayState, events: readonly StayEvent[], performedAt: string) => {
  const it = events.reduce(stay.evolve, state);
  if (it.status === 'none') return null;
  const { encounterId, unitId, visits } = it;
  return {
    source: { module: VISIT, id: encounterId },
    encounterId,
    performedAt,
    lines: visits.map(({ doctor, date, price, sharePercent }) => ({
      itemType: 'inpatient_clinical' as const,
      service: { kind: 'staff', id: doctor.staffId },
      name: `Visite ${doctor.name}, ${date}`,
      quantity: 1,
      unitPrice: price,
      performers: performer(doctor.staffId, 'doctor', sharePercent),
      unitId,
    })),
  };
};

/**
 * The covered class and the surcharge for a higher one are separate lines, because guarantors do not pay the surcharge.
 */
const roomLines = ({ date, bedId, classId, className, price, entitled }: ChargedNight) => {
  if (bedId === null && price === 0) return [];
  const what = bedId === null ? 'Rawat gabung' : 'Kamar';
  const room = (id: number, name: string, unitPrice: number) => ({
    ...{ service: { kind: 'room-class', id }, unitPrice },
    name: `${what} ${name}, malam ${date}`,
  });
  if (!entitled || entitled.price >= price) return [room(classId, className, price)];
  return [
    room(entitled.classId, entitled.className, entitled.price),
    {
      service: { kind: CLASS_DIFFERENCE, id: classId },
      name: `Selisih kelas ${className} dari ${entitled.className}, malam ${date}`,
      unitPrice: price - entitled.price,
    },
  ];
};

/** Lines of a night and of a companion's bed; a price of 0, as of a cot, makes no line. */
const nightLines = (night: ChargedNight) => {
  const { date, classId, companionPrice = 0 } = night;
  const companion = {
    ...{ service: { kind: COMPANION_NIGHT, id: classId }, unitPrice: companionPrice },
    name: `Tempat tidur penunggu, malam ${date}`,
  };
  return [...roomLines(night), ...(companionPrice > 0 ? [companion] : [])];
};

/** Charges of the nights for the bill, including events that are decided but not appended yet. */
export const nightDocument = (state: StayState, events: readonly StayEvent[], performedAt: string) => {
  const it = events.reduce(stay.evolve, state);
  if (it.status === 'none') return null;
  const { encounterId, unitId, nights } = it;
  return {
    source: { module: 'stay', id: encounterId },
    encounterId,
    performedAt,
    lines: nights
      .toSorted((one, other) => one.date.localeCompare(other.date))
      .flatMap(night =>
        nightLines(night).map(line => ({ ...line, itemType: 'room_bed' as const, quantity: 1, unitId })),
      ),
  };
};
