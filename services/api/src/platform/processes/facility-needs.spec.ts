import type { Aggregate } from '@alur/domain/kernel/aggregate';
import type { DomainEvent, Seen } from '@alur/domain/kernel/event';
import { facilityNeed } from '@alur/domain/kernel/process';
import { expect, test, vi } from 'vitest';
import { FacilityNeeds } from './facility-needs.js';

type Gate = Aggregate<{ isOpen: boolean; everOpen: boolean }, DomainEvent>;
const gate: Gate = {
  kind: 'gate',
  initial: { isOpen: false, everOpen: false },
  evolve: ({ everOpen }, { type }) => ({ isOpen: type === 'GateOpened', everOpen: everOpen || type === 'GateOpened' }),
};
const isOpen = facilityNeed({ gate }, states => states.gate.isOpen);
const everOpen = facilityNeed({ gate }, states => states.gate.everOpen);

const written = ['GateOpened', 'GateClosed'].map((type, revision) => ({
  ...{ stream: 'gate-1', type, data: {}, revision, position: String(10 * (revision + 1)) },
}));
const rung = (position: number) => ({ position: String(position), meta: { merchantId: 1 } }) as Seen;
const batch = [rung(5), rung(15), rung(25)];
const positionsOf = (events: readonly Seen[]) => events.map(({ position }) => Number(position));

const needsOver = () => {
  const readFoldable = vi.fn(async ([start]: { stream: string; from: number }[]) => {
    await Promise.resolve();
    return new Map([['gate-1', written.slice(start?.from)]]);
  });
  return { readFoldable, needs: new FacilityNeeds([isOpen, everOpen], { readFoldable } as never) };
};

test('each need is judged by what the facility had before the event', async () => {
  const { needs } = needsOver();
  expect(positionsOf(await needs.metFor(isOpen, batch))).toEqual([15]);
  expect(positionsOf(await needs.metFor(everOpen, batch))).toEqual([15, 25]);
});

test('processes that come by together read the streams once, and one that comes late not again', async () => {
  const { needs, readFoldable } = needsOver();
  const both = await Promise.all([needs.metFor(isOpen, batch), needs.metFor(everOpen, batch)]);
  expect(both.map(positionsOf)).toEqual([[15], [15, 25]]);
  expect(positionsOf(await needs.metFor(everOpen, [rung(15)]))).toEqual([15]);
  expect(readFoldable).toHaveBeenCalledTimes(1);
  await needs.metFor(isOpen, [rung(26)]);
  expect(readFoldable.mock.lastCall?.[0]).toEqual([{ stream: 'gate-1', from: 2 }]);
});

test('a read that failed is repeated', async () => {
  const { needs, readFoldable } = needsOver();
  readFoldable.mockRejectedValueOnce(new Error('away'));
  await expect(needs.metFor(isOpen, batch)).rejects.toThrow('away');
  expect(positionsOf(await needs.metFor(isOpen, batch))).toEqual([15]);
});
