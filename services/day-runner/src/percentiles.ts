export interface Percentiles {
  p50: number | null;
  p95: number | null;
  p99: number | null;
}

/** The value below which that share of the samples lies (nearest rank), to a tenth. */
export const percentiles = (samples: readonly number[]): Percentiles => {
  const sorted = Float64Array.from(samples).sort();
  const at = (part: number) => {
    const value = sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)];
    return value === undefined ? null : Math.round(value * 10) / 10;
  };
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
};
