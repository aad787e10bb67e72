import { byRank } from '@alur/contracts/queue/line';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayBeCalled } from './entry.js';
import type { QueueEvent } from './events.js';
import { queue, type QueueState } from './queue.js';
import { nextToCall, rejoinRank } from './rank.js';
import { attended, called, skipped, taken } from './testing/sample-events.js';
import { confirmAttendance } from './attending.js';
import { TODAY } from './testing/sample-events.js';

const after = (...events: QueueEvent[]): QueueState => events.reduce(queue.evolve, queue.initial);
const line = (state: QueueState) =>
  state.entries
    .filter(mayBeCalled)
    .sort(byRank)
    .map(entry => entry.encounterId);

/** A morning: some take numbers, some arrive, the next is called and skipped or served. */
const steps = fc.array(fc.constantFrom('take', 'arrive', 'skip', 'serve'), { minLength: 1, maxLength: 120 });

const morning = (plan: readonly string[], look: (before: QueueState, event: QueueEvent, now: QueueState) => void) => {
  let state = after();
  const step = (event: QueueEvent) => {
    const before = state;
    state = queue.evolve(state, event);
    look(before, event, state);
  };
  for (const what of plan) {
    if (what === 'take') step(taken(state.entries.length + 1));
    const missing = state.entries.find(entry => entry.attendance === null);
    if (what === 'arrive' && missing) confirmAttendance(state, missing.encounterId, TODAY).forEach(step);
    const next = nextToCall(state.entries);
    if ((what !== 'skip' && what !== 'serve') || !next) continue;
    const { encounterId, patientId } = next;
    step({ ...called(1), data: { ...called(1).data, encounterId, patientId } } as QueueEvent);
    step(
      what === 'skip'
        ? skipped(encounterId, rejoinRank(state.entries, encounterId))
        : { type: 'NumberServed', data: { encounterId, patientId } },
    );
  }
};

test('a skipped patient has two of those who waited before her, or all when there are fewer', () => {
  fc.assert(
    fc.property(steps, plan =>
      morning(plan, (before, event, now) => {
        if (event.type !== 'NumberSkipped') return;
        expect(line(now).indexOf(event.data.encounterId)).toBe(Math.min(2, line(before).length));
      }),
    ),
  );
});

test('nobody else changes places', () => {
  fc.assert(
    fc.property(steps, plan =>
      morning(plan, (before, event, now) => {
        const moved = 'encounterId' in event.data ? event.data.encounterId : 0;
        const others = line(now).filter(id => id !== moved);
        expect(others).toEqual(line(before).filter(id => others.includes(id)));
      }),
    ),
  );
});

test('who arrives in time stands by number', () => {
  const state = after(taken(1), taken(2), taken(3), attended(3), attended(1), attended(2));
  expect(line(state)).toEqual([1, 2, 3]);
});
