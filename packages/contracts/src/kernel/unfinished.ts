import * as z from 'zod/mini';

/**
 * Column of rows that stay on their board after their day until they are finished, and parameter of the topic that
 * shows them; null for all other rows, so that the topic and its index leave them out.
 */
export const Unfinished = z.nullable(z.enum(['yes']));

/** Parameters of a topic of unfinished rows of any day. */
export const unfinishedParams = z.object({ unfinished: z.enum(['yes']) });
