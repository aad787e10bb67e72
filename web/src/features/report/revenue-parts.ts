import type { DayRevenueRow } from '@alur/contracts/report/revenue';

export const components = [
  'registration',
  'administration',
  'consultation',
  'treatment',
  'pharmacy',
  'laboratory',
  'radiology',
  'room',
  'rounding',
] as const;
export type RevenueComponent = (typeof components)[number];

/** The components that brought something in, greatest first. */
export function revenueParts(row: DayRevenueRow): { component: RevenueComponent; amount: number }[] {
  return components
    .map(component => ({ component, amount: row[component] }))
    .filter(part => part.amount > 0)
    .sort((a, b) => b.amount - a.amount);
}
