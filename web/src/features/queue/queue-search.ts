import { day, oneOf, text, type Param, type SearchOf } from '@/app/search-params';

export const stages = ['active', 'done', 'absent', 'cancelled', 'all'] as const;
export type Stage = (typeof stages)[number];

/** `1` or `1,4,9`: ids of schedules; `all` where a doctor's own would be shown else. */
const schedules: Param<string> = raw => (/^(all|\d+(,\d+)*)$/.test(String(raw)) ? String(raw) : undefined);

/** What a queue board keeps in the URL. Nonsense falls back to today, every schedule, those in the queue. */
export const queueParams = { date: day, schedules, stage: oneOf(...stages), search: text };
export type QueueSearch = SearchOf<typeof queueParams>;
