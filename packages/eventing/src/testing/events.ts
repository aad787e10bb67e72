import { randomUUID } from 'node:crypto';
import type { EventMeta, NewEvent } from '../event.js';
import type { StreamWrite } from '../event-store.js';

interface EventOptions {
  type?: string;
  data?: Record<string, unknown>;
  meta?: Partial<EventMeta>;
}

/** An event of no particular meaning. */
export function anEvent({ type = 'ThingHappened', data = {}, meta = {} }: EventOptions = {}): NewEvent {
  return {
    id: randomUUID(),
    type,
    data,
    meta: {
      merchantId: 1,
      actorId: 7,
      commandId: randomUUID(),
      appendId: randomUUID(),
      at: '2026-03-01T02:03:04.005Z',
      localDate: '2026-03-01',
      offset: '+07:00',
      ...meta,
    },
  };
}

/** Writes for one append: a number of events per stream, each at the given expected revision. */
export function writes(streams: Record<string, [expected: StreamWrite['expected'], events: number]>): StreamWrite[] {
  const appendId = randomUUID();
  return Object.entries(streams).map(([stream, [expected, count]]) => ({
    stream,
    expected,
    events: Array.from({ length: count }, (_, index) => anEvent({ data: { stream, index }, meta: { appendId } })),
  }));
}

/** A write that starts a stream with one event. */
export function starts(stream: string, options?: EventOptions): StreamWrite[] {
  return [{ stream, expected: 'none', events: [anEvent(options)] }];
}
