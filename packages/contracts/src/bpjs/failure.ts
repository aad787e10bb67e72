import * as z from 'zod/mini';

/** How an attempt failed, by one of these problems; `code` and `message` are BPJS's own. */
export const failureOf = <Problem extends z.ZodMiniType<string>>(problem: Problem) =>
  z.object({
    problem,
    code: z.nullable(z.int()),
    message: z.nullable(z.string().check(z.maxLength(2000))),
    willRetry: z.boolean(),
  });
