export type StandardName =
  | 'weightForAge'
  | 'weightForAgeWeekly'
  | 'lengthForAge'
  | 'lengthForAgeWeekly'
  | 'heightForAge'
  | 'headForAge'
  | 'headForAgeWeekly'
  | 'bmiForLyingAge'
  | 'bmiForLyingAgeWeekly'
  | 'bmiForAge'
  | 'weightForLength'
  | 'weightForHeight';

/** A table as it is written down: rows of L, M and S, separated by commas. */
export interface Packed {
  from: number;
  step: number;
  rows: string;
}
export type PackedStandards = Readonly<Record<StandardName, Packed>>;
