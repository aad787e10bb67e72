const DAY = 1_440;

/** Minutes on the facility's own clock since the epoch. */
export type Minute = number;

/** The facility's rules of check-in and check-out, in minutes of the day. */
export interface NightRules {
  readonly checkIn: Minute;
  readonly checkOut: Minute;
  /** An arrival before check-in is charged a night of its own. */
  readonly earlyArrivalCharged: boolean;
  /** A departure later than `lateGraceMinutes` after check-out is charged a night of its own. */
  readonly lateDepartureCharged: boolean;
  readonly lateGraceMinutes: Minute;
}

/** Something that is in force from a moment on. */
export interface From {
  readonly from: Minute;
}

export interface Night<P> {
  /** The day on which it begins, `yyyy-MM-dd`. */
  readonly date: string;
  readonly placement: P;
  /** The moment that decides in which bed the night was. */
  readonly at: Minute;
}

const dayOf = (minute: Minute): number => Math.floor(minute / DAY);
const dateOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);
const lastBy = <P extends From>(placements: readonly P[], minute: Minute): P | undefined =>
  placements.findLast(({ from }) => from <= minute);

/**
 * The period of an arrival, numbered by the day on which it begins. Who comes exactly at check-out has no night of the
 * period that ends then: only check-outs strictly after the arrival are counted.
 */
const periodOf = (arrival: Minute, { checkOut }: NightRules): number =>
  arrival - dayOf(arrival) * DAY >= checkOut ? dayOf(arrival) : dayOf(arrival) - 1;

/** The period of the departure; a late departure counts as a night only if the facility charges it. */
const lastNight = (until: Minute, rules: NightRules): number => {
  const day = dayOf(until);
  const late = until - day * DAY - rules.checkOut;
  return rules.lateDepartureCharged && late > rules.lateGraceMinutes ? day : day - 1;
};

const firstNight = (start: Minute, rules: NightRules, isOneDay: boolean): number => {
  const cameEarly = start - dayOf(start) * DAY < rules.checkIn;
  return cameEarly && (!rules.earlyArrivalCharged || isOneDay) ? dayOf(start) : periodOf(start, rules);
};

/**
 * DOMAIN-CLINICAL 1.1: one night for every period that a stay touches, and one at least. A night belongs to the bed at
 * midnight, or to the period's last bed if the stay has no midnight in it. `until` is when she left; while she has not,
 * only nights whose midnight is past are known.
 */
export const nightsOf = <P extends From>(
  placements: readonly P[],
  { until, now }: { until: Minute | null; now: Minute },
  rules: NightRules,
): Night<P>[] => {
  const start = placements[0]?.from;
  if (start === undefined) return [];
  const isOneDay = until !== null && dayOf(start) === dayOf(until);
  const first = firstNight(start, rules, isOneDay);
  const last = until === null ? dayOf(now) - 1 : Math.max(first, isOneDay ? first : lastNight(until, rules));
  const nights: Night<P>[] = [];
  for (let day = first; day <= last; day++) {
    const midnight = (day + 1) * DAY;
    const isThere = midnight >= start && (until === null || midnight < until);
    const at = isThere ? midnight : Math.min(midnight + rules.checkOut, until ?? now);
    const placement = lastBy(placements, at) ?? placements[0];
    if (placement) nights.push({ date: dateOf(day), placement, at });
  }
  return nights;
};

/** An instant in minutes of the facility's clock, computed from its day and clock at `now`. */
export const minuteOf = (
  instant: string,
  { now, today, clock }: { now: string; today: string; clock: string },
): Minute => {
  const minutes = (text: string) => Math.floor(Date.parse(text) / 60_000);
  return minutes(instant) + minutes(`${today}T${clock}:00Z`) - minutes(now);
};

/** The facility's day of an instant, `yyyy-MM-dd`. */
export const dateAt = (instant: string, context: Parameters<typeof minuteOf>[1]): string =>
  dateOf(dayOf(minuteOf(instant, context)));

/** `HH:mm` as minutes. */
export const clockMinutes = (clock: string): Minute => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
