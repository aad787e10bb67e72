import type { Person } from '../wire/person.js';
import type { LoggedEvent } from './logged-event.js';

const PAGE = 2_000;

/** A facility's whole log, in order. */
export const readLog = async (reader: Person): Promise<LoggedEvent[]> => {
  const events: LoggedEvent[] = [];
  for (let after: string | null = '0'; after !== null;) {
    const page = await reader.get(`/v2/audit/events?after=${after}&limit=${PAGE}`);
    events.push(...((page?.data ?? []) as LoggedEvent[]));
    after = (page?.meta?.['next'] as string | null | undefined) ?? null;
  }
  return events;
};
