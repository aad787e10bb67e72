import type { Logged } from '@alur/contracts/kernel/logged';
import type * as z from 'zod/mini';

/** The fields by which rows name a person, or say whose they are (SHAPES, Rows). */
const PERSONAL = new Set([
  'patientId',
  'personId',
  'encounterId',
  'patientName',
  'maskedName',
  'recordNumber',
  'birthDate',
]);

interface Def {
  shape?: Record<string, z.core.$ZodType>;
  innerType?: z.core.$ZodType;
  element?: z.core.$ZodType;
  in?: z.core.$ZodType;
  options?: readonly z.core.$ZodType[];
}

/** Those of the personal fields that a schema contains, at any depth. */
export function personalFieldsOf(schema: z.core.$ZodType): string[] {
  const { shape = {}, innerType, element, in: from, options = [] } = schema._zod.def as unknown as Def;
  const within = [innerType, element, from, ...options].filter(each => each !== undefined);
  return [
    ...new Set([
      ...Object.keys(shape).filter(name => PERSONAL.has(name)),
      ...[...Object.values(shape), ...within].flatMap(personalFieldsOf),
    ]),
  ];
}

/**
 * Whatever shows persons must declare whether looks at it are logged, and if not, why; otherwise the application does
 * not boot.
 */
export function ensureLogged(what: string, { logged, because, row }: Logged & { row: z.core.$ZodType }): void {
  if (logged === false && !because) throw new Error(`${what} does not say why looks at it are not written down`);
  if (logged !== undefined) return;
  const personal = personalFieldsOf(row);
  if (personal.length > 0)
    throw new Error(`${what} shows persons (${personal.join(', ')}) and does not say whether looks are written down`);
}
