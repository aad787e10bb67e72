import type { ChartSeries } from './legend';

const colors: readonly string[] = [1, 2, 3, 4, 5, 6].map(nth => `var(--chart-${nth})`);

/** What is counted: one of a group. */
export interface Counted {
  group: string;
  count: number;
}

/**
 * The groups as series, the greatest first; where there are more than `most`, the rest become one. `keyOf` gives the
 * series of a group.
 */
export function seriesOf(
  counts: readonly Counted[],
  { nameOf, others, most = colors.length }: { nameOf: (group: string) => string; others: string; most?: number },
): { series: ChartSeries[]; keyOf: (group: string) => string } {
  const totals = new Map<string, number>();
  for (const { group, count } of counts) totals.set(group, (totals.get(group) ?? 0) + count);
  const ranked = [...totals].toSorted(([, one], [, other]) => other - one).map(([group]) => group);
  const shown = ranked.length > most ? ranked.slice(0, most - 1) : ranked;
  const series = shown.map((group, at) => ({ key: group, name: nameOf(group), color: colors[at]! }));
  if (ranked.length > shown.length) series.push({ key: OTHERS, name: others, color: colors[shown.length]! });
  return { series, keyOf: group => (shown.includes(group) ? group : OTHERS) };
}

const OTHERS = 'others';

/** The counts of each series. */
export function valuesOf(counts: readonly Counted[], keyOf: (group: string) => string): Record<string, number> {
  const values: Record<string, number> = {};
  for (const { group, count } of counts) values[keyOf(group)] = (values[keyOf(group)] ?? 0) + count;
  return values;
}

/** Groups items by a key, in the order in which the keys first occur. */
export function grouped<Key, One>(all: readonly One[], by: (one: One) => Key): [Key, One[]][] {
  const groups = new Map<Key, One[]>();
  for (const one of all) {
    const group = groups.get(by(one));
    if (group) group.push(one);
    else groups.set(by(one), [one]);
  }
  return [...groups];
}
