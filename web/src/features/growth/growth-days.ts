import {
  growthIndicators,
  growthOf,
  type Child,
  type GrowthIndicator,
  type GrowthMeasures,
  type GrowthResult,
} from '@alur/contracts/record/growth/growth';
import type { MeasurementRow } from '@alur/contracts/record/observation-rows';

/** What was measured on one day, and what it comes to. */
export interface GrowthDay extends GrowthMeasures {
  results: readonly GrowthResult[];
}

const names = ['weight', 'height', 'headCircumference'] as const;

/** A child's measurements by day, oldest first: of what was measured more than once on a day the last counts. */
export function growthDays(child: Child, rows: readonly MeasurementRow[]): GrowthDay[] {
  const days = new Map<string, GrowthMeasures>();
  for (const row of rows.toSorted((a, b) => a.at.localeCompare(b.at) || a.id - b.id)) {
    const day = days.get(row.date) ?? { date: row.date, weight: null, height: null, headCircumference: null };
    for (const name of names) day[name] = row[name] ?? day[name];
    days.set(row.date, day);
  }
  return [...days.values()].map(day => ({ ...day, results: growthOf(child, day) }));
}

/** A result with its day. */
export interface DatedResult extends GrowthResult {
  date: string;
}

/** All results of an indicator, oldest first. */
export const resultsOf = (days: readonly GrowthDay[], indicator: GrowthIndicator): DatedResult[] =>
  days.flatMap(({ date, results }) =>
    results.filter(result => result.indicator === indicator).map(result => ({ ...result, date })),
  );

/** The last result of each indicator that has one, and the one before it. */
export const newestResults = (days: readonly GrowthDay[]): { newest: DatedResult; before: DatedResult | null }[] =>
  growthIndicators.flatMap(indicator => {
    const all = resultsOf(days, indicator);
    const newest = all.at(-1);
    return newest ? [{ newest, before: all.at(-2) ?? null }] : [];
  });
