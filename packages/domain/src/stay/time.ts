import type { DischargeManner, StayCharging } from '@alur/contracts/stay/commands';
import { headerOf } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import type { StayEvent } from './events.js';
import { placeOf, stay, type AnyStay, type StayState } from './stay.js';

/** Prices of an hour and a day in a bed. */
export type TimePrices = Readonly<Record<StayCharging, number>>;

const MINUTES = { hour: 60, day: 1_440 } as const;

/** DOMAIN-CLINICAL 1.3: begun hours or days, one at least. */
export const timeBegun = (per: StayCharging, from: string, until: string): number => {
  const minutes = Math.floor((Date.parse(until) - Date.parse(from)) / 60_000);
  return Math.max(1, Math.ceil(minutes / MINUTES[per]));
};

type TimedStay = AnyStay & { readonly charging: StayCharging };
const isTimed = (state: StayState): state is TimedStay => state.status !== 'none' && state.charging !== null;

/**
 * She leaves a bed that is charged by hours or days, so that its charge is known. Returns nothing for any other bed.
 */
export const leaveTimed = (
  state: StayState,
  { at, manner, prices }: { at: string; manner: DischargeManner; prices: TimePrices },
): StayEvent[] => {
  if (!isTimed(state) || state.status !== 'in_bed') return [];
  const { charging: per, placements } = state;
  const from = placements[0].at;
  const until = Date.parse(at) < Date.parse(placeOf(state).at) ? placeOf(state).at : at;
  const header = headerOf(state);
  const count = timeBegun(per, from, until);
  const left = { ...header, effectiveAt: until, bedId: placeOf(state).bedId, manner, destination: null };
  return [
    { type: 'StayTimeCharged', data: { ...header, per, count, price: prices[per], from, until } },
    { type: 'StayLeft', data: left },
  ];
};

/** She has not left after all, and her time continues. */
export const returnTimed = (state: StayState, reason: string, now: string): StayEvent[] => {
  if (!isTimed(state) || state.status !== 'left') return [];
  const header = headerOf(state);
  const undone = { ...header, effectiveAt: now, bedId: placeOf(state).bedId, reason };
  const { time } = state;
  return [
    ...(time ? [{ type: 'StayTimeWithdrawn' as const, data: { ...header, ...withoutSpan(time) } }] : []),
    { type: 'StayLeftUndone', data: undone },
  ];
};
const withoutSpan = ({ per, count, price }: { per: StayCharging; count: number; price: number }) => ({
  per,
  count,
  price,
});

/** The stay was entered in error: nothing is charged. */
export const cancelTimed = (state: StayState, reason: string, now: string): StayEvent[] => {
  if (!isTimed(state) || state.status !== 'in_bed') return [];
  const { bedId } = placeOf(state);
  return [{ type: 'StayCancelled', data: { ...headerOf(state), effectiveAt: now, bedId, reason } }];
};

/** Moves her to another bed of the same kind; refused if she is in this one already. */
export const moveTimed = (
  state: StayState,
  place: Omit<
    Extract<StayEvent, { type: 'StayMoved' }>['data'],
    'encounterId' | 'patientId' | 'effectiveAt' | 'fromBedId' | 'basis' | 'entitled' | 'reason'
  >,
  now: string,
): StayEvent[] => {
  ensure(isTimed(state), 'stay.not-found');
  const { encounterId, patientId } = state;
  const { bedId: fromBedId } = placeOf(state);
  ensure(state.status !== 'in_bed' || place.bedId !== fromBedId, 'stay.same-bed', {}, 'bedId');
  const to = { ...place, basis: 'entitled' as const, entitled: null, reason: null };
  return [{ type: 'StayMoved', data: { encounterId, patientId, effectiveAt: now, fromBedId, ...to } }];
};

const unit = { hour: 'jam', day: 'hari' } as const;

/** The charge for time in bed, including events that are decided but not appended yet. */
export const timeDocument = (state: StayState, events: readonly StayEvent[], performedAt: string) => {
  const it = events.reduce(stay.evolve, state);
  if (it.status === 'none') return null;
  const { encounterId, unitId, time } = it;
  const isFree = time === null || time.price === 0;
  return {
    source: { module: 'stay', id: encounterId },
    encounterId,
    performedAt,
    lines: isFree
      ? []
      : [
          {
            itemType: 'room_bed' as const,
            service: { kind: 'ward', id: unitId },
            name: `${placeOf(it).unitName}, ${time.count} ${unit[time.per]}`,
            quantity: time.count,
            unitPrice: time.price,
            unitId,
          },
        ],
  };
};
