import * as z from 'zod/mini';

/** A field that may be left out: absent and null are the same, and what is kept is null. */
export const maybe = <Schema extends z.core.$ZodType>(schema: Schema) => z._default(z.nullable(schema), null);
