import * as z from 'zod/mini';

/**
 * Column of rows that stay on their board after their day until they are done with, and parameter of the topic that shows
 * them; null for all others, which the topic and its index leave aside.
 */
export const Unfinished = z.nullable(z.enum(['yes']));

/** Parameters of a topic of what is unfinished, of whatever day. */
export const unfinishedParams = z.object({ unfinished: z.enum(['yes']) });
