import type { Said } from '../../kernel/words.js';
import { rounded, type ScoreOutcome, type ScoreResult, type ScoreTable } from './score.js';

/** The answers that a rule sees; several choices are a list of codes. */
export type RuleValues = Readonly<Record<string, string | number | readonly string[] | null | undefined>>;

/** What a rule comes to, for the form's score. */
export type Ruling = Pick<ScoreResult, 'total' | 'outcome' | 'missing' | 'parts'>;

/**
 * A rule by which answers are classified, or something is calculated from them, where no points are added up. A saved
 * form keeps the version by which it was judged.
 */
export interface RuleTable extends Said {
  readonly table: string;
  readonly version: string;
  readonly source: string;
  readonly hint?: Said;
  readonly inputs: readonly string[];
  /** These inputs are rounded to so many decimals before they are judged (DOMAIN-CLINICAL 0). */
  readonly decimals?: Readonly<Record<string, number>>;
  readonly outcomes: Readonly<Record<string, ScoreOutcome>>;
  /** What its total is: a day since 1970, days that are told in weeks, or a number with its unit. */
  readonly figure?: 'date' | 'weeks' | { readonly unit: string; readonly decimals: number };
  readonly judge: (values: RuleValues) => Ruling;
}

/** A table of points, or a rule. */
export type AnyTable = ScoreTable | RuleTable;

/** What was not looked for can be neither there nor not there. */
export const NOT_EXAMINED = 'not_examined';

/** The rule's result for these answers. */
export const ruled = (rule: RuleTable, values: RuleValues): ScoreResult => {
  const { table, version, decimals = {} } = rule;
  const counted = Object.entries(values).map(([input, value]) => {
    const places = decimals[input];
    return [input, typeof value === 'number' && places !== undefined ? rounded(value, places) : value];
  });
  return { table, version, ...rule.judge(Object.fromEntries(counted) as RuleValues) };
};
