import type { Log } from '@alur/api/platform/log/log';
import { appendsOf, momentsOf } from '@alur/api/platform/replay/moment';
import type { Seen } from '@alur/domain/kernel/event';
import { randomUUID } from 'node:crypto';
import type { LogFiller } from './log-filler.js';

/** Ids of the played day begin here, so that they can be distinguished from amounts and quantities. */
export const FIRST_ID = 1_000_000_000;
/** Distance between copies' ids, larger than the number of ids that a played day uses. */
const APART = 1_000_000;

/** The value with every id in it shifted. */
const moved = (value: unknown, by: number): unknown => {
  if (typeof value === 'number') return value >= FIRST_ID ? value + by : value;
  if (Array.isArray(value)) return value.map(item => moved(item, by));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, moved(item, by)]));
};

const movedStream = (stream: string, by: number): string => {
  const there = stream.replace(/\d{10,}/g, id => String(Number(id) + by));
  return there === stream ? `${stream}.${by / APART}` : there;
};

/** All events of the log. */
export const eventsOf = async (log: Log, merchantId?: number): Promise<Seen[]> => {
  const events: Seen[] = [];
  const filter = merchantId === undefined ? {} : { merchantId };
  for (let after = 0n; ;) {
    const page = await log.readAll(after, { filter });
    const last = page.at(-1);
    if (!last) return events;
    events.push(...page);
    after = BigInt(last.position);
  }
};

/** Groups events by append. */
export const appendsIn = (events: readonly Seen[]): Seen[][] =>
  appendsOf(momentsOf(events)).map(append => append.map(({ event }) => event));

/**
 * Grows a log to so many events from one played day, which it begins with: each copy is the same day of another set of
 * patients, schedules, bills and so on, of the same facility. `copies` are there already. Gives how many are then.
 */
export const growLog = async (
  filler: LogFiller,
  day: readonly Seen[],
  copies: number,
  upTo: number,
): Promise<number> => {
  const appends = appendsIn(day);
  let there = copies;
  for (; there * day.length < upTo; there++) {
    const by = there * APART;
    for (const append of appends) {
      const ids = { commandId: randomUUID(), appendId: randomUUID() };
      await filler.add(
        append.map(({ type, stream, revision, data, meta }) => ({
          ...{ type, revision, stream: movedStream(stream, by), data: moved(data, by) as Record<string, unknown> },
          meta: { ...meta, ...ids },
        })),
      );
    }
  }
  return there;
};
