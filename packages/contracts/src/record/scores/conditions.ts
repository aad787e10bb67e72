import { ageAt } from './calendar.js';
import { NOT_EXAMINED, type RuleTable, type RuleValues } from './rule.js';
import type { ScoreOutcome, ScorePart } from './score.js';

/** Whether something holds: null where that cannot be said, because of what is unanswered or was not examined. */
interface Held {
  readonly is: boolean | null;
  readonly lacks: readonly string[];
  readonly unseen: readonly string[];
  readonly why: readonly ScorePart[];
}
export type Condition = (values: RuleValues) => Held;

const no: Held = { is: false, lacks: [], unseen: [], why: [] };
const yes = (...why: ScorePart[]): Held => ({ ...no, is: true, why });
const lacking = (...lacks: string[]): Held => ({ ...no, is: null, lacks });

const isBlank = (value: RuleValues[string]): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** One of these was chosen. What was not examined can be neither there nor not there. */
export const has =
  (input: string, ...codes: readonly string[]): Condition =>
  values => {
    const value = values[input];
    if (isBlank(value)) return lacking(input);
    const chosen = [value].flat().map(String);
    const found = chosen.filter(code => codes.includes(code));
    if (found.length > 0) return yes(...found.map(rule => ({ input, points: null, rule })));
    return chosen.includes(NOT_EXAMINED) ? { ...no, is: null, unseen: [input] } : no;
  };

/** A measured value with this property; `rule` says which. */
export const measured =
  (input: string, rule: string, test: (value: number) => boolean): Condition =>
  values => {
    const value = values[input];
    if (typeof value !== 'number') return lacking(input);
    return test(value) ? yes({ input, points: null, rule }) : no;
  };
const said = (limit: number): string => String(limit).replace('.', ',');
export const atLeast = (input: string, limit: number) => measured(input, `≥ ${said(limit)}`, value => value >= limit);
export const atMost = (input: string, limit: number) => measured(input, `≤ ${said(limit)}`, value => value <= limit);
export const over = (input: string, limit: number) => measured(input, `> ${said(limit)}`, value => value > limit);
export const under = (input: string, limit: number) => measured(input, `< ${said(limit)}`, value => value < limit);

/** Two measured values differ by more than this. */
export const apart =
  (one: string, other: string, limit: number): Condition =>
  values => {
    const lacks = [one, other].filter(input => typeof values[input] !== 'number');
    if (lacks.length > 0) return lacking(...lacks);
    const isApart = Math.abs(Number(values[one]) - Number(values[other])) > limit;
    return isApart ? yes({ input: one, points: null, rule: `Δ > ${said(limit)}` }) : no;
  };

/** The age on the day of the examination: from `least` to below `below`, in completed units. */
export const aged =
  (unit: 'days' | 'months', least: number, below = Infinity): Condition =>
  ({ born, seen }) => {
    const age = ageAt(born, seen);
    if (!age) return lacking('born', 'seen');
    return age[unit] >= least && age[unit] < below ? yes() : no;
  };

const together = (is: boolean | null, all: readonly Held[]): Held => ({
  is,
  lacks: is === null ? all.flatMap(each => (each.is === null ? each.lacks : [])) : [],
  unseen: is === null ? all.flatMap(each => (each.is === null ? each.unseen : [])) : [],
  why: is === true ? all.flatMap(each => (each.is === true ? each.why : [])) : [],
});

/** At least so many of these hold: sure once enough do, and not once too few can. */
export const some =
  (least: number, ...conditions: readonly Condition[]): Condition =>
  values => {
    const all = conditions.map(condition => condition(values));
    const held = all.filter(({ is }) => is === true).length;
    if (held >= least) return together(true, all);
    return together(all.filter(({ is }) => is !== false).length < least ? false : null, all);
  };
export const any = (...conditions: readonly Condition[]): Condition => some(1, ...conditions);
export const all = (...conditions: readonly Condition[]): Condition => some(conditions.length, ...conditions);
export const not =
  (condition: Condition): Condition =>
  values => {
    const held = condition(values);
    return { ...held, is: held.is === null ? null : !held.is, why: [] };
  };

/** At least so many of the codes were chosen in these lists together. */
export const signs = (least: number, ...lists: readonly (readonly [input: string, ...codes: string[]])[]): Condition =>
  some(least, ...lists.flatMap(([input, ...codes]) => codes.map(code => has(input, code))));

const once = (inputs: readonly string[]): string[] => [...new Set(inputs)];

/**
 * The first level that holds, from the worst on. Where it cannot be said of a level whether it holds, nothing milder is
 * said either (DOMAIN-CLINICAL 0).
 */
const levelled =
  (levels: readonly (readonly [outcome: string, Condition])[], otherwise: string): RuleTable['judge'] =>
  values => {
    for (const [outcome, condition] of levels) {
      const { is, lacks, unseen, why } = condition(values);
      if (is === true) return { total: null, outcome, missing: [], parts: [...why] };
      if (is === null && lacks.length > 0)
        return { total: null, outcome: 'incomplete', missing: once(lacks), parts: [] };
      if (is === null)
        return {
          ...{ total: null, outcome: 'unexamined', missing: [] },
          parts: once(unseen).map(input => ({ input, points: null, rule: NOT_EXAMINED })),
        };
    }
    return { total: null, outcome: otherwise, missing: [], parts: [] };
  };

type Words = Omit<RuleTable, 'judge' | 'outcomes'>;

/** A rule of levels, from the worst to `otherwise`. */
export const levelRule = <const Outcome extends string>(
  words: Words & {
    readonly outcomes: Readonly<Record<Outcome, ScoreOutcome>>;
    readonly levels: readonly (readonly [outcome: NoInfer<Outcome>, Condition])[];
    readonly otherwise: NoInfer<Outcome>;
  },
): RuleTable => {
  const { levels, otherwise, ...table } = words;
  return { ...table, judge: levelled(levels, otherwise) };
};

/** What is calculated: a number and the class that it is of, or the names of the inputs that lack for it. */
type Calculated<Outcome extends string> =
  | { readonly total: number | null; readonly outcome: Outcome }
  | { readonly lacks: readonly string[] };

/** A rule that calculates something. */
export const calculation = <const Outcome extends string>(
  words: Words & {
    readonly outcomes: Readonly<Record<Outcome, ScoreOutcome>>;
    readonly calculate: (values: RuleValues) => Calculated<NoInfer<Outcome>>;
  },
): RuleTable => {
  const { calculate, ...table } = words;
  return {
    ...table,
    judge: values => {
      const found = calculate(values);
      if ('lacks' in found) return { total: null, outcome: 'incomplete', missing: [...found.lacks], parts: [] };
      return { ...found, missing: [], parts: [] };
    },
  };
};

/** The numbers among these inputs, or the names of those that lack. */
export const numbersIn = <const Input extends string>(
  values: RuleValues,
  ...inputs: readonly Input[]
): { readonly [I in Input]: number } | { lacks: Input[] } => {
  const lacks = inputs.filter(input => typeof values[input] !== 'number');
  return lacks.length > 0
    ? { lacks }
    : (Object.fromEntries(inputs.map(input => [input, values[input]])) as { [I in Input]: number });
};
