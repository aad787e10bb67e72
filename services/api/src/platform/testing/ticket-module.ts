import { command, topic } from '@alur/contracts/declare';
import { act, on } from '@alur/domain/kernel/act';
import { writes, type Aggregate } from '@alur/domain/kernel/aggregate';
import type { Erasure } from '@alur/domain/kernel/erasure';
import { code, ERASED, event, sealed, type DataOf, type EventOf } from '@alur/domain/kernel/event';
import { moduleOf } from '@alur/domain/kernel/module';
import { processOf } from '@alur/domain/kernel/process';
import { ensure } from '@alur/domain/kernel/rejection';
import { rollup, viewOf } from '@alur/domain/kernel/view';
import * as z from 'zod/mini';

/**
 * A minimal module that exercises the whole path from command to row: tickets that are opened in a hall, renamed and
 * closed.
 */
export const ticketEvents = {
  TicketOpened: event(z.object({ ticketId: z.int(), patientId: z.int(), hall: code(), name: sealed() })),
  TicketClosed: event(z.object({ ticketId: z.int(), hall: code() })),
  TicketHolderRenamed: event(z.object({ patientId: z.int(), name: sealed() })),
  /** Moves all tickets of one person to this hall. */
  TicketsGathered: event(z.object({ patientId: z.int(), hall: code() })),
  TicketHolderErased: event(z.object({ patientId: z.int() })),
};
type TicketEvent = EventOf<typeof ticketEvents>;
type TicketState = { status: 'none' } | { status: 'open' | 'closed'; hall: string };

export const ticket: Aggregate<TicketState, TicketEvent> = {
  kind: 'ticket',
  initial: { status: 'none' },
  evolve: (state, { type, data }) =>
    type === 'TicketOpened'
      ? { status: 'open', hall: data.hall }
      : type === 'TicketClosed'
        ? { status: 'closed', hall: data.hall }
        : state,
};
/** A hall holds at most as many open tickets as it has seats; concurrent commands compete for its stream. */
const hall: Aggregate<{ open: number }, TicketEvent> = {
  kind: 'hall',
  initial: { open: 0 },
  evolve: (state, { type }) => ({
    open: state.open + (type === 'TicketOpened' ? 1 : type === 'TicketClosed' ? -1 : 0),
  }),
};

const access = ['front-office.patient-queue:view'] as const;
export const openTicket = command('ticket/open', {
  target: 'new',
  access,
  body: z.object({ patientId: z.int(), hall: z.string().check(z.minLength(1)), name: z.string(), seats: z.int() }),
});
export const closeTicket = command('ticket/close', { target: 'existing', access, body: z.object({}) });
export const renameHolder = command('ticket/rename-holder', {
  target: 'existing',
  access,
  body: z.object({ name: z.string() }),
});
export const noteTicket = command('ticket/note', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({}),
});

const openAct = act({
  command: openTicket,
  ids: ['ticket'],
  sees: { ticket, hall },
  primary: 'ticket',
  streams: (body, _loaded, context) => ({
    ticket: writes(ticket, context.ids['ticket'] ?? 0),
    hall: writes(hall, body.hall),
  }),
  decide: (body, states, context) => {
    ensure(states.hall.open < body.seats, 'ticket.hall-full', { hall: body.hall });
    const { seats: _seats, id: _id, ...data } = body;
    const opened: TicketEvent = { type: 'TicketOpened', data: { ticketId: context.ids['ticket'] ?? 0, ...data } };
    return { ticket: [opened], hall: [opened] };
  },
});

const close = act({
  command: closeTicket,
  sees: { ticket, hall },
  primary: 'ticket',
  streams: (body, loaded) => ({
    ticket: writes(ticket, body.id),
    hall: loaded.ticket && loaded.ticket.status !== 'none' ? writes(hall, loaded.ticket.hall) : undefined,
  }),
  decide: (body, { ticket: state }) => {
    ensure(state.status === 'open', 'ticket.not-open');
    const closed: TicketEvent = { type: 'TicketClosed', data: { ticketId: body.id, hall: state.hall } };
    return { ticket: [closed], hall: [closed] };
  },
});

const rename = on(renameHolder, ticket, (body): TicketEvent[] => [
  { type: 'TicketHolderRenamed', data: { patientId: body.id, name: body.name } },
]);
const note = on(noteTicket, ticket, (): TicketEvent[] => []);

export const TicketRow = z.object({
  id: z.int(),
  hall: z.string(),
  patientId: z.int(),
  name: z.string(),
  status: z.enum(['open', 'closed']),
});
export const ticketBoard = topic('ticket.board', {
  params: z.object({ hall: z.string() }),
  row: TicketRow,
  access,
  logged: true,
});

export const ticketView = viewOf<DataOf<typeof ticketEvents>>()({
  name: 'ticket',
  version: 1,
  row: TicketRow,
  indexes: [['hall'], ['patientId']],
  topics: [{ topic: ticketBoard, by: { hall: 'hall' } }],
  on: {
    TicketOpened: {
      // The event is in the ticket's and in the hall's stream; only the ticket's makes the row.
      key: e => (e.stream.startsWith('ticket-') ? e.data.ticketId : null),
      first: ({ data: { ticketId, ...rest } }) => ({ id: ticketId, status: 'open' as const, ...rest }),
    },
    TicketClosed: { key: e => e.data.ticketId, next: row => ({ ...row, status: 'closed' as const }) },
    TicketHolderRenamed: {
      where: e => ({ patientId: e.data.patientId }),
      next: (row, e) => ({ ...row, name: e.data.name }),
    },
    TicketsGathered: {
      where: e => ({ patientId: e.data.patientId }),
      next: (row, e) => ({ ...row, hall: e.data.hall }),
    },
    TicketHolderErased: { where: e => ({ patientId: e.data.patientId }), next: row => ({ ...row, name: ERASED }) },
  },
});

const HallRow = z.object({ hall: z.string(), open: z.int() });
export const hallCount = topic('ticket.hall', { params: z.object({ hall: z.string() }), row: HallRow, access });
export const hallRollup = rollup({
  name: 'hall',
  version: 1,
  row: HallRow,
  over: ticketView,
  topics: [{ topic: hallCount, by: { hall: 'hall' } }],
  key: row => row.hall,
  zero: row => ({ hall: row.hall, open: 0 }),
  add: (sum, row, sign) => ({ ...sum, open: sum.open + (row.status === 'open' ? sign : 0) }),
});

export const noteProcess = processOf<DataOf<typeof ticketEvents>>()({
  name: 'ticket-note',
  types: ['TicketClosed'],
  react: e => [{ command: noteTicket, target: e.data.ticketId, body: {} }],
});

export const ticketErasure: Erasure = {
  type: 'TicketHolderErased',
  subject: { type: 'patient', field: 'patientId' },
  commands: [],
  goesToo: () => [],
  draftTargets: () => [],
};

export const ticketModule = moduleOf('ticket', {
  events: ticketEvents,
  aggregates: [ticket, hall],
  acts: [openAct, close, rename, note],
  views: [ticketView, hallRollup],
});

/** The views of a next release: changed ones, with the former ones kept current beside them. */
export const nextTicketViews = () => {
  const next = { ...ticketView, version: 2 };
  return { views: [next, { ...hallRollup, over: next }], formerViews: [ticketView, hallRollup] };
};
