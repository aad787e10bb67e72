import type { AnalyserValue } from '@alur/contracts/analyser/commands';

/** Values of a tube from a simulated device, in its own codes and units. */
export type Sample = readonly Pick<AnalyserValue, 'code' | 'value' | 'unit'>[];

/** Range and unit of a simulated device's values. */
export interface Range {
  unit: string;
  low: number;
  high: number;
  decimals: number;
}

/** A haematology analyser counts in units of its own: hemoglobin in g/L, of which the parameter's g/dL are a tenth. */
export const haematologyRanges: Readonly<Record<string, Range>> = {
  HGB: { unit: 'g/L', low: 62, high: 165, decimals: 0 },
  HCT: { unit: '%', low: 21, high: 49, decimals: 1 },
  RBC: { unit: '10*6/uL', low: 2.6, high: 5.8, decimals: 2 },
  WBC: { unit: '10*3/uL', low: 3.8, high: 14, decimals: 1 },
  PLT: { unit: '10*3/uL', low: 110, high: 420, decimals: 0 },
};

export const chemistryRanges: Readonly<Record<string, Range>> = {
  GLU: { unit: 'mg/dL', low: 70, high: 260, decimals: 0 },
  CHOL: { unit: 'mg/dL', low: 140, high: 270, decimals: 0 },
  TRIG: { unit: 'mg/dL', low: 70, high: 280, decimals: 0 },
  HDL: { unit: 'mg/dL', low: 32, high: 65, decimals: 0 },
  CREA: { unit: 'mg/dL', low: 0.6, high: 1.8, decimals: 2 },
  UREA: { unit: 'mg/dL', low: 14, high: 60, decimals: 0 },
  AST: { unit: 'U/L', low: 14, high: 70, decimals: 0 },
  ALT: { unit: 'U/L', low: 12, high: 80, decimals: 0 },
};

/** A value for each queried code that the device knows. */
export const measured = (
  codes: readonly string[],
  ranges: Readonly<Record<string, Range>>,
  random: () => number,
): Sample =>
  codes.flatMap(code => {
    const range = ranges[code];
    if (!range) return [];
    const value = range.low + random() * (range.high - range.low);
    return [{ code, value: value.toFixed(range.decimals), unit: range.unit }];
  });
