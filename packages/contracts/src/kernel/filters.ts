import * as z from 'zod/mini';

/**
 * What a list may be asked by, for a list's `filters`: a field of a column's name compares for equality
 * (`payer: z.optional(Payer)`), the helpers below for more. They stand beside each other: `date`, `date_from`, `status`.
 */

/** More than any form offers to choose together. */
const MOST_CHOICES = 50;

const apart = z.pipe(
  z.string(),
  z.transform((text: string) => text.split(',')),
);

/** Any of several, with commas between: `status: oneOf(Status)` is `?status=queue,approve`, or one alone. */
export const oneOf = <Value extends z.core.$ZodType>(value: Value) => {
  const choices = z.array(value).check(z.maxLength(MOST_CHOICES));
  // Text goes in; whether each is a choice is what the choices' own schema says.
  return z.optional(z.pipe(apart, choices as unknown as z.ZodMiniArray<z.core.$ZodType<z.output<Value>, string>>));
};

/** From one to another, both with it, either alone: `...range('date', LocalDate)` is `?date_from=2026-11-01&date_to=2026-11-30`. */
export const range = <const Column extends string, Value extends z.core.$ZodType>(column: Column, value: Value) =>
  ({ [`${column}_from`]: z.optional(value), [`${column}_to`]: z.optional(value) }) as unknown as Record<
    `${Column}_from` | `${Column}_to`,
    z.ZodMiniOptional<Value>
  >;

const yesOrNo = () => z.optional(z.stringbool());

/** Whether there is one at all: `...filled('paidDate')` is `?paidDate_filled=false`. */
export const filled = <const Column extends string>(column: Column) =>
  ({ [`${column}_filled`]: yesOrNo() }) as unknown as Record<`${Column}_filled`, ReturnType<typeof yesOrNo>>;

/** An entry with this code in a row's list: `...coded('diagnoses', Code)` is `?diagnoses_code=J06.9`; asked beside an index of the list. */
export const coded = <const Column extends string, Value extends z.core.$ZodType>(column: Column, value: Value) =>
  ({ [`${column}_code`]: z.optional(value) }) as unknown as Record<`${Column}_code`, z.ZodMiniOptional<Value>>;

export type Comparison = 'equal' | 'from' | 'to' | 'filled' | 'code';

/** Which column a filter of this name looks at, and how. No column has a low line in its name. */
export function comparisonOf(filter: string): { column: string; by: Comparison } {
  const [column = filter, by = 'equal'] = filter.split('_');
  return { column, by: by as Comparison };
}
