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

/** The components with revenue, greatest first. */
export function revenueParts(row: DayRevenueRow): { component: RevenueComponent; amount: number }[] {
  return components
    .map(component => ({ component, amount: row[component] }))
    .filter(part => part.amount > 0)
    .sort((a, b) => b.amount - a.amount);
}

/** The sum of several days; null where there are none. */
export function sumOfDays(days: readonly DayRevenueRow[]): DayRevenueRow | undefined {
  const [first, ...others] = days;
  return first && others.reduce((sum, day) => added(sum, day), first);
}

const added = (one: DayRevenueRow, other: DayRevenueRow): DayRevenueRow => ({
  ...one,
  ...Object.fromEntries([...components, 'total' as const].map(name => [name, one[name] + other[name]])),
});

/** A range after one of its ends was changed: it always has both, in their order. */
export const completed = (span: Span, change: Partial<Span>): Span => {
  const { from, to } = { ...span, ...change };
  if (from === '' || to === '') return { from: from || to, to: to || from };
  if (from <= to) return { from, to };
  return change.from === undefined ? { from: to, to } : { from, to: from };
};

interface Span {
  from: string;
  to: string;
}

/** A month's first and last day; in the current month the last is today. */
export const daysOfMonth = (month: string, today: string): [from: string, to: string] => {
  const [year, number] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year ?? 0, number ?? 0, 0)).toISOString().slice(0, 10);
  return [`${month}-01`, last < today ? last : today];
};
