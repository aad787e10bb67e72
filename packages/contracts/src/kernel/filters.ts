import * as z from 'zod/mini';

/**
 * Filters of a list, for its `filters`: a field with a column's name compares for equality (`payer:
 * z.optional(Payer)`); the helpers below do more. They can be combined: `date`, `date_from`, `status`.
 */

/** No form offers more choices at once. */
const MOST_CHOICES = 50;

const apart = z.pipe(
  z.string(),
  z.transform((text: string) => text.split(',')),
);

/** Any of several values, separated by commas: `status: oneOf(Status)` is `?status=queue,approve`, or one value. */
export const oneOf = <Value extends z.core.$ZodType>(value: Value) => {
  const choices = z.array(value).check(z.maxLength(MOST_CHOICES));
  // The input is text; the choices' own schema checks each value.
  return z.optional(z.pipe(apart, choices as unknown as z.ZodMiniArray<z.core.$ZodType<z.output<Value>, string>>));
};

/**
 * A range including both ends, either of them optional: `...range('date', LocalDate)` is
 * `?date_from=2026-11-01&date_to=2026-11-30`.
 */
export const range = <const Column extends string, Value extends z.core.$ZodType>(column: Column, value: Value) =>
  ({ [`${column}_from`]: z.optional(value), [`${column}_to`]: z.optional(value) }) as unknown as Record<
    `${Column}_from` | `${Column}_to`,
    z.ZodMiniOptional<Value>
  >;

const yesOrNo = () => z.optional(z.stringbool());

/** Whether the column has a value: `...filled('paidDate')` is `?paidDate_filled=false`. */
export const filled = <const Column extends string>(column: Column) =>
  ({ [`${column}_filled`]: yesOrNo() }) as unknown as Record<`${Column}_filled`, ReturnType<typeof yesOrNo>>;

/**
 * Whether the row's list has an entry with this code: `...coded('diagnoses', Code)` is `?diagnoses_code=J06.9`; asked
 * together with a filter that has an index.
 */
export const coded = <const Column extends string, Value extends z.core.$ZodType>(column: Column, value: Value) =>
  ({ [`${column}_code`]: z.optional(value) }) as unknown as Record<`${Column}_code`, z.ZodMiniOptional<Value>>;

export type Comparison = 'equal' | 'from' | 'to' | 'filled' | 'code';

/** The column and the comparison of a filter, by its name; no column has an underscore in its name. */
export function comparisonOf(filter: string): { column: string; by: Comparison } {
  const [column = filter, by = 'equal'] = filter.split('_');
  return { column, by: by as Comparison };
}
