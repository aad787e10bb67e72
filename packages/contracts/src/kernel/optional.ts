import * as z from 'zod/mini';

/** An optional field: absent and null are the same, and null is stored. */
export const maybe = <Schema extends z.core.$ZodType>(schema: Schema) => z._default(z.nullable(schema), null);
