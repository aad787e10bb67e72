import type * as z from 'zod/mini';
import { columnsOf } from '../projector/row-columns.js';

/** Converts query strings to numbers and booleans where their field is one; other values stay text. */
export const queryValues = (schema: z.core.$ZodType, given: Record<string, unknown>): Record<string, unknown> => {
  const types = new Map(columnsOf(schema).map(({ name, type }) => [name, type]));
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const type = types.get(name);
      if ((type === 'bigint' || type === 'double precision') && typeof value === 'string' && value.trim() !== '')
        return [name, Number(value)];
      if (type === 'boolean' && (value === 'true' || value === 'false')) return [name, value === 'true'];
      return [name, value];
    }),
  );
};
