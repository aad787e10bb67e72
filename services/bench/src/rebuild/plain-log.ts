import { code, event, label, type DataOf, type EventOf } from '@alur/domain/kernel/event';
import { moduleOf } from '@alur/domain/kernel/module';
import { viewOf } from '@alur/domain/kernel/view';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { LogFiller } from '../clinic/log-filler.js';
import { seedLog } from '../log/sample-event.js';

const data = z.object({
  ticketId: code(),
  number: code(),
  queueId: code(),
  serviceId: code(),
  counter: z.int(),
  patient: z.object({ ref: code(), priority: z.int(), lang: code() }),
  at: code(),
  operatorId: code(),
  note: label(),
});
export const plainEvents = {
  TicketIssued: event(data),
  TicketCalled: event(data),
  TicketServed: event(data),
  TicketNoShow: event(data),
  TicketTransferred: event(data),
};
export type TicketEvent = EventOf<typeof plainEvents>;

const TicketRow = z.object({
  number: z.string(),
  queueId: z.string(),
  status: z.string(),
  counter: z.int(),
  events: z.int(),
});
type TicketRow = z.infer<typeof TicketRow>;

const reaction = {
  key: (e: { stream: string }) => e.stream,
  first: ({ type, data: { number, queueId, counter } }: TicketEvent): TicketRow => ({
    ...{ number, queueId, counter },
    status: type,
    events: 1,
  }),
  next: (row: TicketRow, { type, data: { queueId, counter } }: TicketEvent): TicketRow => ({
    ...row,
    ...{ queueId, counter },
    status: type,
    events: row.events + 1,
  }),
};

/** One view without labels of others, fan-out or persons: every event changes one row, ten events a row. */
export const plainModule = moduleOf('plain', {
  events: plainEvents,
  views: [
    viewOf<DataOf<typeof plainEvents>>()({
      name: 'plain_ticket',
      version: 1,
      row: TicketRow,
      on: {
        TicketIssued: reaction,
        TicketCalled: reaction,
        TicketServed: reaction,
        TicketNoShow: reaction,
        TicketTransferred: reaction,
      },
    }),
  ],
});

const EVENTS_A_STREAM = 10;

/** Grows the log to so many events, always with the same streams, so that it can be extended later. */
export const growPlainLog = async (
  filler: LogFiller,
  from: number,
  upTo: number,
  perStream = EVENTS_A_STREAM,
): Promise<number> => {
  let events = 0;
  for (const seeds of seedLog(Math.ceil(upTo / perStream), perStream)) {
    events += seeds.length;
    if (events <= from) continue;
    const ids = { commandId: randomUUID(), appendId: randomUUID() };
    const who = { merchantId: 1, actorId: 7, role: 'bench' };
    const when = { at: new Date().toISOString(), localDate: '2026-11-21', offset: '+07:00' };
    await filler.add(
      seeds.map(({ stream, revision, type, data: content }) => ({
        ...{ stream, revision, type, data: content },
        meta: { ...ids, ...who, ...when },
      })),
    );
  }
  return events;
};
