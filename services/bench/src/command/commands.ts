import { command } from '@alur/contracts/declare';
import { on } from '@alur/domain/kernel/act';
import type { Aggregate } from '@alur/domain/kernel/aggregate';
import { event, label, sealed, type EventOf } from '@alur/domain/kernel/event';
import { moduleOf } from '@alur/domain/kernel/module';
import { ensure } from '@alur/domain/kernel/rejection';
import * as z from 'zod/mini';
import { sampleEvent, streamOf } from '../log/sample-event.js';
import { plainEvents, type TicketEvent } from '../rebuild/plain-log.js';

const said = { patientId: z.int(), author: z.string() };
const remarks = {
  /** The same data of a person in plain text and sealed with her key, for comparison. */
  TicketRemarked: event(z.object({ ...said, author: label(), remark: label(), address: label() })),
  TicketNoted: event(z.object({ ...said, author: sealed(), remark: sealed(), address: sealed() })),
};
type Remark = EventOf<typeof remarks>;

interface Ticket {
  status: string;
  calls: number;
}

const ticket: Aggregate<Ticket, TicketEvent | Remark> = {
  kind: 'ticket',
  initial: { status: '', calls: 0 },
  evolve: (state, { type }) => ({ status: type, calls: state.calls + (type === 'TicketCalled' ? 1 : 0) }),
};

const access = ['front-office.patient-queue:view'] as const;
const target = { target: 'existing', access } as const;
const call = command('plain/call', { ...target, body: z.object({ counter: z.int() }) });
const about = z.object({ patientId: z.int() });
const remark = command('plain/remark', { ...target, body: about });
const note = command('plain/note', { ...target, body: about });

const content = {
  author: 'dr. Bayu Wicaksono',
  remark: 'Keluhan demam tiga hari, batuk berdahak, tidak sesak; kontrol bila tidak membaik.',
  address: 'Jl. Pemuda 12, Semarang Tengah',
};

/** Commands on one stream, which must have begun. */
export const commandModule = moduleOf('plain-command', {
  events: { ...plainEvents, ...remarks },
  aggregates: [ticket],
  acts: [
    on(call, ticket, ({ id, counter }, state): TicketEvent[] => {
      ensure(state.status !== '', 'ticket.not-issued');
      const { data } = sampleEvent(state.calls, streamOf(id));
      return [{ type: 'TicketCalled', data: { ...(data as TicketEvent['data']), counter } }];
    }),
    on(remark, ticket, ({ patientId }): Remark[] => [{ type: 'TicketRemarked', data: { patientId, ...content } }]),
    on(note, ticket, ({ patientId }): Remark[] => [{ type: 'TicketNoted', data: { patientId, ...content } }]),
  ],
});
