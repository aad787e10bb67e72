import { sleep } from './wire/monotonic.js';

const zones = [
  { timezone: 'Asia/Jakarta', hours: 7 },
  { timezone: 'Asia/Makassar', hours: 8 },
  { timezone: 'Asia/Jayapura', hours: 9 },
] as const;

const DAY_MS = 24 * 3_600_000;

export interface FacilityDay {
  timezone: string;
  /** `yyyy-MM-dd` in that zone. */
  today: string;
}

const leftOf = (now: number, hours: number): number => DAY_MS - ((now + hours * 3_600_000) % DAY_MS);

/** The westernmost zone whose day lasts long enough for the run; null when none does. */
export const dayFor = (now: number, durationMs: number): FacilityDay | null => {
  const zone = zones.find(({ hours }) => leftOf(now, hours) > durationMs);
  if (!zone) return null;
  const today = new Date(now + zone.hours * 3_600_000).toISOString().slice(0, 10);
  return { timezone: zone.timezone, today };
};

/**
 * The day of the run: if the run would cross the facilities' midnight it waits until after it. A run longer than a day
 * starts right after midnight.
 */
export const facilityDay = async (durationMs: number, say: (line: string) => void): Promise<FacilityDay> => {
  const fitting = Math.min(durationMs, DAY_MS - 60_000);
  for (;;) {
    const day = dayFor(Date.now(), fitting);
    if (day) return day;
    const wait = Math.min(...zones.map(({ hours }) => leftOf(Date.now(), hours)));
    say(`waiting ${Math.ceil(wait / 60_000)} minutes for midnight`);
    await sleep(wait + 1_000);
  }
};
