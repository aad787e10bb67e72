/** The value below which `part` of all lie (nearest rank). */
export const percentile = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0;
};

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Summary of times in milliseconds for the result. */
export const spread = (ms: readonly number[]) => {
  const sorted = Float64Array.from(ms).sort();
  const at = (part: number) => rounded(sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
};
