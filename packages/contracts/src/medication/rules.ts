import * as z from 'zod/mini';

/** Reads typed times, `6, 14, 22` or `06.00, 14.00, 22.00`, and sorts them; empty if one of them is not a time. */
export const timesIn = (typed: string): string[] => {
  const times = typed
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(each => {
      const [hours = '', minutes = '00'] = each.replace('.', ':').split(':');
      return `${(hours === '24' ? '0' : hours).padStart(2, '0')}:${minutes.padStart(2, '0')}`;
    });
  return times.every(time => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)) ? [...new Set(times)] : [];
};

/** So many different times of the day. */
const times = (count: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(100),
    z.refine(typed => timesIn(typed).length === count),
  );
const days = z.nullable(z.int().check(z.gte(1), z.lte(365)));

/**
 * Reads the facility's own list of medicines with their days: `tramadol 3, ondansetron 5`; null if it cannot be read.
 */
export const ownStopsIn = (typed: string): { name: string; days: number }[] | null => {
  const all = typed
    .split(/[,;]/)
    .map(each => each.trim())
    .filter(Boolean)
    .map(each => /^(.*\S)\s+(\d{1,3})$/.exec(each));
  const read = all.flatMap(found => (found?.[1] && found[2] ? [{ name: found[1], days: Number(found[2]) }] : []));
  return read.length === all.length && read.every(each => each.days > 0) ? read : null;
};

/**
 * DOMAIN-CLINICAL 9.1: times of the day by number of doses, and the days after which a medicine stops automatically
 * unless a doctor prolongs it; null if it does not.
 */
export const MedicationRules = z.object({
  ...{ times1: times(1), times2: times(2), times3: times(3), times4: times(4) },
  ...{ stopKetorolac: days, stopPethidine: days, stopAnticoagulant: days, stopWarfarin: days },
  ...{ stopAntiInfective: days, stopAntifungal: days, stopNarcotic: days, stopSteroid: days },
  /**
   * In a ward, a chronic medicine stops after so many days; otherwise it is the maximum that is prescribed and given at
   * a time.
   */
  chronicDays: days,
  stopOthers: z.string().check(
    z.trim(),
    z.maxLength(500),
    z.refine(typed => ownStopsIn(typed) !== null),
  ),
});
export type MedicationRules = z.infer<typeof MedicationRules>;

/** DOMAIN-CLINICAL 9.1. */
export const defaultRules: MedicationRules = {
  ...{ times1: '08:00', times2: '08:00, 20:00', times3: '06:00, 14:00, 22:00', times4: '06:00, 12:00, 18:00, 00:00' },
  ...{ stopKetorolac: 5, stopPethidine: 2, stopAnticoagulant: 7, stopWarfarin: 14 },
  ...{ stopAntiInfective: 7, stopAntifungal: 10, stopNarcotic: 7, stopSteroid: 7, chronicDays: 30, stopOthers: '' },
};
