/** The value below which `part` of all lie (nearest rank). */
export const percentile = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0;
};

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export const rounded = (value: number): number => Math.round(value * 100) / 100;
