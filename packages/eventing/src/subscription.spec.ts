import { expect, test } from 'vitest';
import type { Position, Recorded } from './event.js';
import { StoreUnavailable } from './errors.js';
import type { ReadPage } from './pages.js';
import { follow } from './subscription.js';
import { anEvent } from './testing/events.js';
import { Wake } from './wake.js';

const recorded = (position: Position): Recorded => ({
  ...anEvent(),
  stream: `thing-${position}`,
  revision: 0,
  position,
});

/** Follows a log whose pages are given, and notes from where each was read. */
function following(pages: (() => Awaited<ReturnType<ReadPage>>)[]) {
  const wake = new Wake();
  const reads: Position[] = [];
  const complaints: Error[] = [];
  const readPage: ReadPage = async after => {
    reads.push(after);
    const page = pages.shift();
    if (!page) throw new RangeError('no more pages');
    return page();
  };
  const source = { readPage, wake, batchSize: 10, pollMs: 600_000, onUnavailable: (e: Error) => complaints.push(e) };
  const batches = follow(source, 0n, {}, new AbortController().signal);
  return { batches, wake, reads, complaints };
}

test('looks past events that did not pass the filter only once', async () => {
  const { batches, wake, reads } = following([
    () => ({ events: [recorded(3n)], head: 100n }),
    () => ({ events: [], head: 120n }),
    () => ({ events: [recorded(130n)], head: 130n }),
  ]);
  expect((await batches.next()).value).toHaveLength(1);
  const next = batches.next();
  await expect.poll(() => reads.length).toBe(2);
  wake.announce(130n);
  expect((await next).value).toHaveLength(1);
  expect(reads).toEqual([0n, 100n, 120n]);
});

test('tries again from the same place when the store cannot be read, at once when it is back', async () => {
  const gone = () => {
    throw new StoreUnavailable('not-written');
  };
  const { batches, wake, reads, complaints } = following([
    () => ({ events: [recorded(1n)], head: 1n }),
    gone,
    gone,
    () => ({ events: [recorded(2n)], head: 2n }),
  ]);
  await batches.next();
  const next = batches.next();
  await expect.poll(() => complaints.length).toBeGreaterThan(0);
  wake.announce();
  expect((await next).value).toHaveLength(1);
  expect(reads).toEqual([0n, 1n, 1n, 1n]);
  expect(complaints).toHaveLength(2);
});

test('ends with any other error', async () => {
  await expect(following([]).batches.next()).rejects.toThrow('no more pages');
});
