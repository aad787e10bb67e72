import type { OperationsRow, PartitionRow } from '@alur/contracts/kernel/operations-rows';

/** What is to be said of a part, the gravest first. */
export type Condition =
  | 'ok'
  | 'building'
  | 'late'
  | 'nobody'
  | 'stoppedRows'
  | 'heldState'
  | 'overdueState'
  | 'unsigned';

/** What comes in is dealt with in a blink; older than this, it waits. */
const LATE_MS = 5_000;
/** Positions of the log that a busy minute may leave to the ledger. */
const MOST_UNSIGNED = 5_000n;

const ofPartition = ({ leader, builds, stoppedCount, behindMs }: PartitionRow): Condition => {
  if (!leader) return 'nobody';
  if (stoppedCount > 0) return 'stoppedRows';
  if (builds.length > 0) return 'building';
  return behindMs > LATE_MS ? 'late' : 'ok';
};

/** How a part is doing. */
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

/** Whether somebody should look: a table that is being built will be there by itself. */
export const needsSomebody = (condition: Condition): boolean => condition !== 'ok' && condition !== 'building';
