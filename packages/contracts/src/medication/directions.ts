import type { Supply } from '../prescription/lines.js';

/** How a medicine is given in a ward, as its directions say. */
export interface Directions {
  /** In the prescription's unit; none where the directions do not tell. */
  readonly dose: number | null;
  /** Facility's clock, `HH:mm`. */
  readonly times: readonly string[];
  readonly everyHours: number | null;
  readonly asNeeded: boolean;
  /** As needed: how often a day at most, and how many hours apart at least, where the directions tell. */
  readonly maxPerDay: number | null;
  readonly minHours: number | null;
  readonly once: boolean;
  /** It runs, at a rate. */
  readonly infusion: boolean;
}

/** DOMAIN-CLINICAL 9.1: the times of so many doses a day. */
export const usualTimes: Readonly<Record<number, readonly string[]>> = {
  1: ['08:00'],
  2: ['08:00', '20:00'],
  3: ['06:00', '14:00', '22:00'],
  4: ['06:00', '12:00', '18:00', '00:00'],
};

const perDay = /(\d+)\s*(?:x|×|dd|kali)\s*(?:sehari\s*)?(\d+(?:[.,]\d+)?)?/;
const interval = /(?:tiap|setiap|per|q)\s*(\d+)\s*(?:jam|h\b)/;
const needed = /bila perlu|jika perlu|kalau perlu|k\/p|\bprn\b|p\.r\.n/;
const once = /\bstat\b|segera|\bextra\b|\bekstra\b|sekali saja|dosis tunggal/;
const running = /\btpm\b|tetes\/|tetes per|ml\/jam|cc\/jam|\bdrip\b|\binfus\b/;

/**
 * Reads directions as doctors write them: `3 x 1 tablet`, `2 dd 1`, `tiap 8 jam`, `q6h`, `bila perlu`, `20 tpm`. What it does
 * not understand has no times; whoever knows sets them.
 */
export const directionsOf = (signa: string, supply: Supply): Directions => {
  const text = signa.toLowerCase();
  const counted = perDay.exec(text);
  const [, hours] = interval.exec(text) ?? [];
  const times = Number(counted?.[1] ?? 0);
  const asNeeded = needed.test(text);
  const infusion = running.test(text);
  const single = supply === 'one_time' || once.test(text);
  const regular = !asNeeded && !single && !infusion;
  const everyHours = hours === undefined ? (times > 4 && times <= 24 ? 24 / times : null) : Number(hours);
  return {
    dose: counted?.[2] === undefined ? null : Number(counted[2].replace(',', '.')),
    times: regular && everyHours === null ? (usualTimes[times] ?? []) : [],
    everyHours: regular && everyHours !== null && everyHours > 0 && everyHours <= 72 ? everyHours : null,
    asNeeded,
    maxPerDay: asNeeded ? (times > 0 ? times : everyHours !== null ? Math.floor(24 / everyHours) : null) : null,
    minHours: asNeeded && hours !== undefined ? Number(hours) : null,
    once: single && !asNeeded && !infusion,
    infusion,
  };
};

interface Medicine {
  readonly name: string;
  readonly medicineClass: string | null;
}

/**
 * DOMAIN-CLINICAL 9.1: after so many days a medicine stops by itself unless its prescriber renews it. Only those that the
 * catalogue tells by name or class; where the prescription has fewer days of its own, those.
 */
export const stopDaysOf = ({ name, medicineClass }: Medicine, days: number | null): number | null => {
  const text = name.toLowerCase();
  const most =
    text.includes('ketorolak') || text.includes('ketorolac')
      ? 5
      : text.includes('petidin') || text.includes('pethidin')
        ? 2
        : text.includes('warfarin')
          ? 14
          : text.includes('heparin') || text.includes('enoksaparin') || text.includes('enoxaparin')
            ? 7
            : medicineClass === 'narcotic'
              ? 7
              : null;
  return most === null ? days : days === null ? most : Math.min(days, most);
};
