import { dateOf, dayOf } from '../record/scores/days.js';
import type { Concern } from './enums.js';
import { dayAfterBirth, dosesOf, schedule, type Dose } from './schedule.js';
import { vaccineFacts } from './vaccines.js';

export interface Warning {
  readonly concern: Concern;
  /** The day that the concern is about: of the dose given before, or from or until which it may be given. */
  readonly day: string | null;
}

type Wanted = Omit<Dose, 'id'>;

const once = (warnings: readonly Warning[]): Warning[] => [
  ...new Map(warnings.map(each => [each.concern, each])).values(),
];

/**
 * What speaks against this dose by the history and by age (DOMAIN 5.9). A dose beyond those of the schedule has the last
 * one's limits. Without a birth date nothing is said of ages.
 */
export const concernsOf = (wanted: Wanted, birthDate: string | null, doses: readonly Dose[]): Warning[] => {
  const { vaccine, doseNumber, date } = wanted;
  const [born, on] = [dayOf(birthDate), dayOf(date) ?? 0];
  return once(
    vaccineFacts[vaccine].series.flatMap((series): Warning[] => {
      const { slots, oldest } = schedule[series];
      const slot = slots[Math.min(doseNumber, slots.length) - 1];
      const had = dosesOf(series, doses);
      const same = had.find(dose => dose.doseNumber === doseNumber);
      const before = had.findLast(dose => dose.doseNumber !== doseNumber && dose.date <= date);
      if (!slot) return [];
      const earliest = born === null ? null : dayAfterBirth(born, slot.earliest);
      const until = born === null || !oldest ? null : dayAfterBirth(born, oldest);
      const next = before ? (dayOf(before.date) ?? 0) + slot.interval : 0;
      return [
        ...(same ? [{ concern: 'dose_given' as const, day: same.date }] : []),
        ...(earliest !== null && on < earliest ? [{ concern: 'too_young' as const, day: dateOf(earliest) }] : []),
        ...(before && on < next ? [{ concern: 'too_soon' as const, day: dateOf(next) }] : []),
        ...(until !== null && on > until ? [{ concern: 'too_old' as const, day: dateOf(until) }] : []),
      ];
    }),
  );
};
