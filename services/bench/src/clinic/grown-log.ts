import type { Log } from '@alur/api/platform/log/log';
import type { Seen } from '@alur/domain/kernel/event';
import { randomUUID } from 'node:crypto';

/** Ids of the played day begin here, so that they can be told from amounts and quantities. */
export const FIRST_ID = 1_000_000_000;
/** How far apart the copies' ids lie: more than a played day uses. */
const APART = 1_000_000;
/** Events in one append, about. */
const AT_ONCE = 300;
const APPENDS_AT_ONCE = 4;

/** The same value with every id that stands in it moved on. */
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

/**
 * Makes a log of so many events out of one played day: each copy is the day of another set of patients, schedules,
 * bills and so on, of the same facility. Gives how many events there are then.
 */
export const growLog = async (log: Log, upTo: number): Promise<number> => {
  const day: Seen[] = [];
  for (let after = 0n; ;) {
    const events = await log.readAll(after);
    const last = events.at(-1);
    if (!last) break;
    day.push(...events);
    after = BigInt(last.position);
  }
  let events = day.length;
  let copy = 0;
  const growing = Array.from({ length: APPENDS_AT_ONCE }, async () => {
    while (events < upTo) {
      events += day.length;
      await appendCopy(log, day, ++copy * APART);
    }
  });
  await Promise.all(growing);
  return events;
};

const appendCopy = async (log: Log, day: readonly Seen[], by: number): Promise<void> => {
  const revisions = new Map<string, number>();
  for (let from = 0; from < day.length; from += AT_ONCE) {
    const part = day.slice(from, from + AT_ONCE);
    const streams = Map.groupBy(part, event => movedStream(event.stream, by));
    const writes = [...streams].map(([stream, events]) => {
      const last = revisions.get(stream) ?? -1;
      revisions.set(stream, last + events.length);
      const expected: number | 'none' = last < 0 ? 'none' : last;
      return {
        stream,
        expected,
        events: events.map(({ type, data }) => ({ type, data: moved(data, by) as Record<string, unknown> })),
      };
    });
    const { meta } = part[0]!;
    const ids = { commandId: randomUUID(), appendId: randomUUID() };
    await log.append(writes, [], { ...meta, ...ids });
  }
};
