import { AssertionError } from 'node:assert';
import { expect, test } from 'vitest';
import { given, type SpecDecider } from './given-when-then.js';

type Command = { type: 'open' } | { type: 'pay'; amount: number } | { type: 'break' };
type Event = { type: 'Opened'; at: string } | { type: 'Paid'; amount: number };
interface Bill {
  open: boolean;
  paid: number;
}

class Rejection extends Error {
  readonly code: string;
  readonly params?: unknown;
  constructor(code: string, params?: unknown) {
    super(code);
    this.code = code;
    this.params = params;
  }
}

const bill: SpecDecider<Command, Event, Bill, { now: string }> = {
  initial: { open: false, paid: 0 },
  decide(command, state, { now }) {
    if (command.type === 'break') throw new TypeError('a defect');
    if (command.type === 'open') return state.open ? [] : [{ type: 'Opened', at: now }];
    if (!state.open) throw new Rejection('bill.not-open');
    if (command.amount > 100) throw new Rejection('bill.too-much', { most: 100 });
    return [{ type: 'Paid', amount: command.amount }];
  },
  evolve: (state, event) =>
    event.type === 'Opened' ? { ...state, open: true } : { ...state, paid: state.paid + event.amount },
};
const context = { now: '2026-03-01T00:00:00Z' };
const opened: Event = { type: 'Opened', at: context.now };

test('events are as expected', () => {
  given(bill).when({ type: 'open' }, context).then(opened);
  given(bill, opened).when({ type: 'open' }, context).then();
  given(bill, opened).when({ type: 'pay', amount: 5 }, context).then({ type: 'Paid', amount: 5 });
});

test('events are not as expected', () => {
  const outcome = given(bill, opened).when({ type: 'pay', amount: 5 }, context);
  expect(() => outcome.then()).toThrow(AssertionError);
  expect(() => outcome.then({ type: 'Paid', amount: 6 })).toThrow('amount: 5');
  expect(() => outcome.then(opened, { type: 'Paid', amount: 5 })).toThrow(AssertionError);
  expect(() => outcome.thenRejects('bill.not-open')).toThrow('expected a rejection bill.not-open');
});

test('a rejection is as expected', () => {
  given(bill).when({ type: 'pay', amount: 5 }, context).thenRejects('bill.not-open');
  const tooMuch = given(bill, opened).when({ type: 'pay', amount: 101 }, context);
  tooMuch.thenRejects('bill.too-much');
  tooMuch.thenRejects('bill.too-much', { most: 100 });
});

test('a rejection is not as expected', () => {
  const tooMuch = given(bill, opened).when({ type: 'pay', amount: 101 }, context);
  expect(() => tooMuch.thenRejects('bill.not-open')).toThrow(AssertionError);
  expect(() => tooMuch.thenRejects('bill.too-much', { most: 99 })).toThrow('most: 100');
  expect(() => tooMuch.then(opened)).toThrow('rejected: bill.too-much {"most":100}');
  expect(() => tooMuch.thenState(() => {})).toThrow('rejected');
});

test('the state can be looked at', () => {
  const paid = { type: 'Paid', amount: 5 } as const;
  given(bill, opened, paid).thenState(state => expect(state.paid).toBe(5));
  // The `then` of this language is no promise's.
  // oxlint-disable-next-line vitest/valid-expect-in-promise
  given(bill, opened, paid)
    .when({ type: 'pay', amount: 7 }, context)
    .thenState(state => expect(state.paid).toBe(12))
    .then({ type: 'Paid', amount: 7 });
});

test('a defect is no rejection', () => {
  expect(() => given(bill).when({ type: 'break' }, context)).toThrow('a defect');
});
