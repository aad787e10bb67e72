import { expect, test } from 'vitest';
import { Wake } from './wake.js';

const LONG = 600_000;
const never = new AbortController().signal;

test('wakes waiters for positions before the announced one, and no others', async () => {
  const wake = new Wake();
  const woken: string[] = [];
  const early = wake.past(3n, wake.ticket(), LONG, never).then(() => woken.push('early'));
  const late = wake.past(9n, wake.ticket(), LONG, never).then(() => woken.push('late'));
  wake.announce(4n);
  await early;
  expect(woken).toEqual(['early']);
  wake.announce(10n);
  await late;
});

test('what was announced between the ticket and the wait is not missed', async () => {
  const wake = new Wake();
  const ticket = wake.ticket();
  wake.announce(5n);
  wake.announce(4n);
  await wake.past(4n, ticket, LONG, never);

  const another = wake.ticket();
  wake.announce();
  wake.announce(2n);
  await wake.past(1_000n, another, LONG, never);
});

test('an old announcement wakes nobody again', async () => {
  const wake = new Wake();
  wake.announce(5n);
  wake.announce();
  let woken = false;
  const waiting = wake.past(4n, wake.ticket(), LONG, never).then(() => (woken = true));
  await new Promise(setImmediate);
  expect(woken).toBe(false);
  wake.announce(5n);
  await waiting;
});

test('ends when aborted', async () => {
  const abort = new AbortController();
  const wake = new Wake();
  const waiting = wake.past(0n, wake.ticket(), LONG, abort.signal);
  abort.abort();
  await waiting;
  await wake.past(0n, wake.ticket(), LONG, abort.signal);
});
