import { CENSUS_FLOWS, CensusDayRow, stayCensus, type CensusFlow } from '@alur/contracts/stay/census';
import * as z from 'zod/mini';
import { localTime } from '../kernel/local-time.js';
import { rollup } from '../kernel/view.js';
import { view, type RecordedEvent } from '../vocabulary.js';

const key = (event: { data: { encounterId: number } }) => event.data.encounterId;
const MOST = 50;

/** The facility's day of an instant. */
const dayOf = (at: string, offset: string): string => localTime(at, offset)?.slice(0, 10) ?? at;

/** A cot is counted in no unit, because it is no bed (DOMAIN-CLINICAL 1.2). */
const Placed = z.object({ date: z.string(), unitId: z.nullable(z.int()), unitName: z.string() });
const StayCensusRow = z.object({
  id: z.int(),
  /** The units where she lay, each from its day on. */
  places: z.array(Placed),
  leftOn: z.nullable(z.string()),
  exit: z.nullable(z.enum(['alive', 'diedEarly', 'diedLate'])),
});
type StayCensusRow = z.infer<typeof StayCensusRow>;

const exits: Readonly<Record<string, StayCensusRow['exit']>> = {
  died_within_48h: 'diedEarly',
  died_after_48h: 'diedLate',
};

const placeIn = ({
  data,
  meta,
}: RecordedEvent<'StayPlaced'> | RecordedEvent<'StayMoved'>): StayCensusRow['places'][number] => ({
  date: dayOf(data.effectiveAt, meta.offset),
  unitId: data.bedId === null ? null : data.unitId,
  unitName: data.unitName,
});

/** The data of a stay that the daily census needs. */
export const stayCensusView = view({
  name: 'stay_census',
  version: 2,
  row: StayCensusRow,
  on: {
    StayPlaced: {
      key: ({ data }) => (data.charging === undefined ? data.encounterId : null),
      first: event => ({ id: event.data.encounterId, leftOn: null, exit: null, places: [placeIn(event)] }),
    },
    StayMoved: {
      key,
      next: (row, event) => {
        const place = placeIn(event);
        if (row.places.at(-1)?.unitId === place.unitId) return row;
        return { ...row, places: [...row.places, place].slice(-MOST) };
      },
    },
    StayLeft: {
      key,
      next: (row, { data, meta }) => ({
        ...{ ...row, leftOn: dayOf(data.effectiveAt, meta.offset) },
        exit: exits[data.manner] ?? ('alive' as const),
      }),
    },
    StayLeftUndone: { key, next: row => ({ ...row, leftOn: null, exit: null }) },
    StayCancelled: { key, next: () => null },
  },
});

const days = (from: string, to: string): number =>
  Math.max(1, (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

type Flow = Partial<Record<CensusFlow, number>>;
interface Counted {
  date: string;
  unitId: number;
  unitName: string;
  flow: Flow;
}

/** The figures that a stay counts into, by unit and day. */
const countedOf = ({ places, leftOn, exit }: StayCensusRow): Counted[] => {
  const first = places.find(isBed);
  const last = places.at(-1);
  if (!first || !last) return [];
  const moves = places.flatMap((to, at): Counted[] => {
    const from = places[at - 1];
    return [
      ...(from && isBed(from) ? [{ ...from, date: to.date, flow: { movedOut: 1 } }] : []),
      ...(isBed(to) ? [{ ...to, flow: to === first ? { admitted: 1 } : { movedIn: 1 } }] : []),
    ];
  });
  const isLeft = leftOn && exit && isBed(last);
  return [...moves, ...(isLeft ? [{ ...last, date: leftOn, flow: leaving(first.date, leftOn, exit) }] : [])];
};
const isBed = (place: StayCensusRow['places'][number]): place is Omit<Counted, 'flow'> => place.unitId !== null;
const leaving = (cameOn: string, leftOn: string, exit: NonNullable<StayCensusRow['exit']>): Flow => ({
  [exit]: 1,
  stayDays: days(cameOn, leftOn),
  ...(leftOn === cameOn && { sameDay: 1 }),
});

const keyOf = ({ date, unitId }: Counted): string => `${date}_${unitId}`;

/** The daily census: admissions to each unit and departures from it. */
export const censusDays = rollup({
  name: 'stay_census_day',
  version: 1,
  over: stayCensusView,
  row: CensusDayRow,
  indexes: [['month']],
  topics: [{ topic: stayCensus, by: { month: 'month' } }],
  key: row => [...new Set(countedOf(row).map(keyOf))],
  zero: (row, id) => {
    const { date = '', unitId = 0, unitName = '' } = countedOf(row).find(each => keyOf(each) === id) ?? {};
    const none = Object.fromEntries(CENSUS_FLOWS.map(name => [name, 0])) as Record<CensusFlow, number>;
    return { id: String(id), date, month: date.slice(0, 7), unitId, unitName, ...none };
  },
  add: (sum, row, sign, id) => {
    const next = { ...sum };
    for (const each of countedOf(row))
      if (keyOf(each) === id) for (const name of CENSUS_FLOWS) next[name] += sign * (each.flow[name] ?? 0);
    return next;
  },
});
