import type { OperationsRow, PartitionRow } from '@alur/contracts/kernel/operations-rows';

/** The conditions of a component, the gravest first. */
export type Condition =
  | 'ok'
  | 'building'
  | 'late'
  | 'nobody'
  | 'stoppedRows'
  | 'heldState'
  | 'overdueState'
  | 'unsigned';

/** Events are normally processed within moments; a backlog that is older than this (milliseconds) is late. */
const LATE_MS = 5_000;
/** Positions of the log that may be unsigned during a busy minute. */
const MOST_UNSIGNED = 5_000n;

const ofPartition = ({ leader, builds, stoppedCount, behindMs }: PartitionRow): Condition => {
  if (!leader) return 'nobody';
  if (stoppedCount > 0) return 'stoppedRows';
  if (builds.length > 0) return 'building';
  return behindMs > LATE_MS ? 'late' : 'ok';
};

/** Determines a component's condition. */
export function conditionOf(row: OperationsRow): Condition {
  switch (row.kind) {
    case 'partition':
      return ofPartition(row);
    case 'process':
      return row.held > 0 ? 'heldState' : row.behindMs > LATE_MS ? 'late' : 'ok';
    case 'due':
      return row.overdue > 0 ? 'overdueState' : 'ok';
    case 'ledger':
      return BigInt(row.waiting) > MOST_UNSIGNED ? 'unsigned' : 'ok';
  }
}

/** Whether somebody must act: a table that is being built will be finished by itself. */
export const needsSomebody = (condition: Condition): boolean => condition !== 'ok' && condition !== 'building';
