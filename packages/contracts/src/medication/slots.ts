const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Doses are planned this far ahead at most. */
const HORIZON = 400 * DAY;

/** When doses are due from a moment on: at these times of the facility's day, or every few hours. */
export interface Times {
  readonly from: string;
  readonly times: readonly string[];
  readonly everyHours: number | null;
}

/** During a hold nothing is due, and missed doses are not made up for; `until` is null while it continues. */
export interface Hold {
  readonly from: string;
  readonly until: string | null;
}

/** What determines when a medicine is due. */
export interface Plan {
  readonly startedAt: string;
  /** The facility's UTC offset: `+07:00`. */
  readonly offset: string;
  readonly asNeeded: boolean;
  readonly once: boolean;
  readonly infusion: boolean;
  /** Changes of times, in the order in which they came into force. */
  readonly changes: readonly Times[];
  readonly holds: readonly Hold[];
  /** The moment from which nothing is due; null while it continues. */
  readonly until: string | null;
}

const at = (instant: string): number => Date.parse(instant);
export const slotOf = (ms: number): string => new Date(ms).toISOString();

const localDate = (ms: number, offset: string): string => {
  const sign = offset.startsWith('-') ? -1 : 1;
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4, 6));
  return new Date(ms + sign * minutes * 60_000).toISOString().slice(0, 10);
};

/** The facility's day of an instant. */
export const dayOf = (instant: string, offset: string): string => localDate(at(instant), offset);

/** The first instant of the facility's day. */
export const startOfDay = (date: string, offset: string): number => at(`${date}T00:00:00${offset}`);

/** DOMAIN-CLINICAL 9.1, first dose: now, then the next time that is at least half an interval away. */
const afterFirst = (from: number, { times, everyHours }: Times): number =>
  from + ((everyHours ?? 24 / Math.max(times.length, 1)) * HOUR) / 2;

function* byClock({ times }: Times, offset: string, from: number, until: number): Generator<number> {
  const sorted = times.toSorted((one, other) => one.localeCompare(other));
  for (let day = from - DAY; day < until + DAY; day += DAY)
    for (const time of sorted) {
      const slot = at(`${localDate(day, offset)}T${time}:00${offset}`);
      if (slot >= from && slot < until) yield slot;
    }
}

function* byHours({ from, everyHours }: Times, skipFirst: boolean, until: number): Generator<number> {
  const step = (everyHours ?? 24) * HOUR;
  for (let slot = at(from) + (skipFirst ? step : 0); slot < until; slot += step) yield slot;
}

/** All times by the directions, in order, until the plan ends. */
function* directed(plan: Plan): Generator<number> {
  const start = at(plan.startedAt);
  const end = plan.until === null ? start + HORIZON : at(plan.until);
  if (plan.asNeeded || plan.infusion) return;
  const hasTimes = plan.changes.some(({ times, everyHours }) => times.length > 0 || everyHours !== null);
  if ((plan.once || hasTimes) && start < end) yield start;
  if (plan.once) return;
  for (const [index, each] of plan.changes.entries()) {
    const next = plan.changes[index + 1];
    const until = Math.min(end, next ? at(next.from) : end);
    const from = at(each.from);
    if (each.everyHours !== null) yield* byHours(each, index === 0, until);
    else if (each.times.length > 0)
      yield* byClock(each, plan.offset, index === 0 ? afterFirst(from, each) : from, until);
  }
}

const isHeldAt = ({ holds }: Plan, slot: number): boolean =>
  holds.some(({ from, until }) => slot >= at(from) && (until === null || slot < at(until)));

/** All planned times, in order. */
function* planned(plan: Plan): Generator<number> {
  for (const slot of directed(plan)) if (!isHeldAt(plan, slot)) yield slot;
}

/** Planned times from one instant (inclusive) to another (exclusive). */
export const slotsBetween = (plan: Plan, from: number, until: number): string[] => {
  const slots: string[] = [];
  for (const slot of planned(plan)) {
    if (slot >= until) break;
    if (slot >= from && slots.at(-1) !== slotOf(slot)) slots.push(slotOf(slot));
  }
  return slots;
};

export const isPlanned = (plan: Plan, slot: string): boolean => {
  for (const each of planned(plan)) {
    if (each === at(slot)) return true;
    if (each > at(slot)) return false;
  }
  return false;
};

/** The first planned time from `since` on without a recorded dose. */
export const nextDue = (plan: Plan, written: ReadonlySet<string>, since: string | null): string | null => {
  for (const slot of planned(plan))
    if ((since === null || slot >= at(since)) && !written.has(slotOf(slot))) return slotOf(slot);
  return null;
};

/** DOMAIN-CLINICAL 9.1: a dose is late after an hour. */
export const LATE_MS = HOUR;
/** DOMAIN-CLINICAL 8: the effect of a dose given as needed is checked half an hour to an hour later. */
export const EFFECT_MS = HOUR / 2;
/** A dose may be given from an hour before its time. */
export const EARLY_MS = HOUR;

/**
 * DOMAIN-CLINICAL 9.1: whether it has stopped automatically at its limit; nothing is due until a prescriber prolongs
 * it.
 */
export const isExpired = ({ stopsAt, status }: { stopsAt: string | null; status: string }, now: number): boolean =>
  stopsAt !== null && status !== 'stopped' && at(stopsAt) <= now;

/** Adds a hold from now on. */
export const holding = (holds: readonly Hold[], from: string): Hold[] => [...holds, { from, until: null }];
export const resuming = <Held extends Hold>(holds: readonly Held[], until: string): Held[] =>
  holds.map(each => (each.until === null ? { ...each, until } : each));

/**
 * Prolongs the plan: planned times are unchanged, and if it had stopped automatically, the days between are not made up
 * for.
 */
export const goingOnUntil = (
  plan: Plan,
  { from, until }: { from: string; until: string },
): Pick<Plan, 'changes' | 'until'> => {
  const last = plan.changes.at(-1);
  if (plan.until === null || at(plan.until) >= at(from) || last === undefined) return { changes: plan.changes, until };
  const nothing = { from: plan.until, times: [], everyHours: null };
  return { changes: [...plan.changes.filter(each => at(each.from) < at(from)), nothing, { ...last, from }], until };
};
