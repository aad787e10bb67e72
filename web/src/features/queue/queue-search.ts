import { day, oneOf, text, type Param, type SearchOf } from '@/app/search-params';

/** `active` is waiting and serving together. */
export const stages = ['active', 'waiting', 'serving', 'done', 'absent', 'cancelled', 'all'] as const;
export type Stage = (typeof stages)[number];

/** `1` or `1,4,9`: ids of schedules; `all` overrides the default of a doctor's own. */
const schedules: Param<string> = raw => (/^(all|\d+(,\d+)*)$/.test(String(raw)) ? String(raw) : undefined);

/** A queue board's URL parameters. Invalid ones fall back to today, every schedule and the waiting stage. */
export const queueParams = { date: day, schedules, stage: oneOf(...stages), search: text };
export type QueueSearch = SearchOf<typeof queueParams>;
