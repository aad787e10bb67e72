import type { Seen } from '@alur/domain/kernel/event';
import { memoryStore } from '@alur/eventing';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { pageOfLog } from './page-of-log.js';

/** Appends of three events each. */
const logOf = async (appends: number) => {
  const store = memoryStore();
  for (let each = 0; each < appends; each++) {
    const meta = {
      ...{ merchantId: 7, actorId: 1, role: '', commandId: randomUUID(), appendId: randomUUID(), correlationId: '' },
      ...{ at: '2026-11-21T01:00:00.000Z', localDate: '2026-11-21', offset: '+07:00', origin: {} },
    };
    const events = [1, 2, 3].map(() => ({ id: randomUUID(), type: 'Said', data: {}, meta }));
    await store.append([{ stream: `talk-${each}`, expected: 'none', events }]);
  }
  return {
    readAll: async (...args: Parameters<typeof store.readAll>) =>
      (await store.readAll(...args)).map(event => ({
        ...event,
        position: String(event.position),
      })) as unknown as Seen[],
  };
};

it.each([1, 2, 3, 4, 5, 100])('is full until the log ends: %i at a time', async limit => {
  const log = await logOf(7);
  const read: Seen[] = [];
  for (;;) {
    const page = await pageOfLog(log, BigInt(read.at(-1)?.position ?? 0), limit, 7);
    read.push(...page);
    if (page.length < limit) break;
  }
  expect(read).toHaveLength(21);
  expect(new Set(read.map(({ position }) => position)).size).toBe(21);
});
