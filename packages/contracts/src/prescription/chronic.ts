import { directionsOf } from '../medication/directions.js';
import { defaultRules } from '../medication/rules.js';

/** For how many days a quantity lasts by its directions; null if they do not tell. */
export const daysIn = (signa: string, quantity: number): number | null => {
  const { times, everyHours, dose, maxPerDay } = directionsOf(signa, 'take_home', defaultRules);
  const perDay = (maxPerDay ?? (everyHours === null ? times.length : 24 / everyHours)) * (dose ?? 1);
  return perDay > 0 ? Math.ceil(quantity / perDay) : null;
};

/** For how many days a line lasts: the longer of its stated days and what its quantity amounts to. */
export const daysOfLine = (line: { signa: string; quantity: number; days: number | null }): number =>
  Math.max(line.days ?? 0, daysIn(line.signa, line.quantity) ?? 0);
