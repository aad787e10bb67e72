import type { HalfDay } from '../harness/half-day.ts';
import type { House } from '../harness/house.ts';

export interface Bench {
  house: House;
  day: HalfDay;
  /** Prints one line of JSON; `met` compares each figure with its goal in WEB.md. */
  say: (
    vital: string,
    figures: Record<string, unknown>,
    goals?: Record<string, { value: number; most: number }>,
  ) => void;
}

export type Vital = (bench: Bench, options: Record<string, number>) => Promise<void>;

/** The quantile: the value below which this part of the values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? 0;
}
