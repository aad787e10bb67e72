import type { PartitionRow } from '@alur/contracts/kernel/operations-rows';
import { describe, expect, it } from 'vitest';
import { conditionOf } from './condition';

const partition: PartitionRow = {
  ...{ kind: 'partition', index: 0, reached: '7', waiting: '0', behindMs: 0 },
  ...{ builds: [], stopped: [], stoppedCount: 0 },
  leader: { host: 'worker-1', pid: 12, since: '2026-11-21T01:00:00.000Z' },
};

describe('how a part is doing', () => {
  it('is told by what is gravest', () => {
    const builds = [{ view: 'queue_board_v2', reached: '3', goal: '7', percent: 42 }];
    expect(conditionOf(partition)).toBe('ok');
    expect(conditionOf({ ...partition, behindMs: 5_001 })).toBe('late');
    expect(conditionOf({ ...partition, behindMs: 9_000, builds })).toBe('building');
    expect(conditionOf({ ...partition, builds, stoppedCount: 1 })).toBe('stoppedRows');
    expect(conditionOf({ ...partition, stoppedCount: 1, leader: null })).toBe('nobody');
  });

  it('is told of processes, of what is due and of the ledger', () => {
    const process = { kind: 'process', name: 'x', reached: '7', waiting: '0', behindMs: 0 } as const;
    expect(conditionOf({ ...process, held: 0 })).toBe('ok');
    expect(conditionOf({ ...process, held: 1, behindMs: 9_000 })).toBe('heldState');
    expect(conditionOf({ kind: 'due', name: 'x', overdue: 1, behindMs: 40_000 })).toBe('overdueState');
    const ledger = { kind: 'ledger', sealed: 5, signedAt: null } as const;
    expect(conditionOf({ ...ledger, waiting: '5000' })).toBe('ok');
    expect(conditionOf({ ...ledger, waiting: '5001' })).toBe('unsigned');
  });
});
