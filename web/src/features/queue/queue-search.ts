import * as z from 'zod/mini';
import { stages } from './board-rows';

/** What a queue board keeps in the URL. Nonsense falls back to today, every schedule, those in the queue. */
export const queueSearch = z.object({
  date: z.catch(z.optional(z.iso.date()), undefined),
  schedules: z.catch(z.optional(z.string().check(z.regex(/^\d+(,\d+)*$/))), undefined),
  stage: z.catch(z.optional(z.enum(stages)), undefined),
  search: z.catch(z.optional(z.string()), undefined),
});
export type QueueSearch = z.infer<typeof queueSearch>;
