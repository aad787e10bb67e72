import { describe, expect, test } from 'vitest';
import { modules } from './index.js';
import { ERASED, type DomainEvent, type Seen } from './kernel/event.js';
import { foldView } from './kernel/fold.js';
import { sampleOf } from './kernel/testing/sample.js';
import type { AnyView } from './kernel/view.js';

type Texts = NonNullable<Parameters<typeof sampleOf>[1]>['sealed'];
const erased: Texts = { patient: ERASED, user: ERASED };
const eventWith = (type: string, data: Parameters<typeof sampleOf>[0], sealed: Texts): DomainEvent => ({
  type,
  data: sampleOf(data, { sealed }) as Record<string, unknown>,
});
const erasedEvent = (type: string, data: Parameters<typeof sampleOf>[0]) => eventWith(type, data, erased);
const allWith = (sealed: Texts): DomainEvent[] =>
  modules.flatMap(({ events }) => Object.entries(events).map(([type, { data }]) => eventWith(type, data, sealed)));
const all = allWith(erased);
const seen = (event: DomainEvent): Seen => ({
  ...event,
  id: 'event-1',
  stream: 'stream-1',
  revision: 0,
  position: '1',
  meta: {
    merchantId: 1,
    actorId: 7,
    commandId: 'command-1',
    appendId: 'append-1',
    at: '2026-11-23T01:00:00.000Z',
    localDate: '2026-11-23',
    offset: '+07:00',
  },
});

/** What the event makes of a row, or of each row that it begins. */
const reduced = (view: AnyView, row: Record<string, unknown>, event: Seen): unknown[] => {
  const reaction = view.on[event.type];
  if (!reaction) return [];
  const concerned = 'key' in reaction ? reaction.key(event) : reaction.where(event);
  const keys = [concerned].flat().filter(key => typeof key === 'string' || typeof key === 'number');
  return 'first' in reaction ? keys.map(key => reaction.first(event, key)) : [reaction.next(row, event)];
};

describe('a person whose key is destroyed', () => {
  const aggregates = modules.flatMap(module =>
    module.aggregates.map(aggregate => [aggregate.kind, aggregate, Object.entries(module.events)] as const),
  );
  test.each(aggregates)('%s still folds', (_kind, aggregate, events) => {
    let state: unknown = aggregate.initial;
    // A module with several kinds of stream declares the events of all; an event of another kind gives no state here.
    for (const [type, { data }] of events) state = aggregate.evolve(state, erasedEvent(type, data)) ?? state;
    expect(state).not.toBe(aggregate.initial);
  });

  const views = modules.flatMap(module => module.views.filter(each => each.kind === 'view') as AnyView[]);
  test.each(views.map(view => [view.name, view] as const))('%s still reduces', (_name, view) => {
    const row = sampleOf(view.row) as Record<string, unknown>;
    for (const event of all.map(seen)) for (const result of reduced(view, row, event)) expect(result).toBeDefined();
  });

  const NAME = 'Qzartika';
  const told = allWith({ patient: NAME }).map(seen);
  const last = told.find(({ type }) => type === 'PatientErased') as Seen;
  test.each(views.map(view => [view.name, view] as const))('leaves nothing of herself in %s', (_name, view) => {
    const makers = told.filter(({ type }) => 'first' in (view.on[type] ?? {}));
    for (const event of told) {
      const { changes, broken } = foldView(view, [...makers, event, last], []);
      expect(broken).toEqual([]);
      expect(JSON.stringify(changes.map(({ after }) => after)), event.type).not.toContain('Qz');
    }
  });
});
