import type { Directed } from '../medication/counted.js';
import { directionsOf } from '../medication/directions.js';
import { defaultRules } from '../medication/rules.js';

/** For how many days a quantity lasts by its directions; null if they do not tell. */
export const daysIn = (line: Directed & { readonly quantity: number }): number | null => {
  const { times, everyHours, dose, maxPerDay } = directionsOf(line, 'take_home', defaultRules);
  const perDay = (maxPerDay ?? (everyHours === null ? times.length : 24 / everyHours)) * (dose ?? 1);
  return perDay > 0 ? Math.ceil(line.quantity / perDay) : null;
};

/** For how many days a line lasts: the longer of its stated days and what its quantity amounts to. */
export const daysOfLine = (line: Directed & { readonly quantity: number; readonly days: number | null }): number =>
  Math.max(line.days ?? 0, daysIn(line) ?? 0);
