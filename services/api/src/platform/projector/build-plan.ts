import type { AnyTable } from '@alur/domain/kernel/view';
import { builtCheckpoint, historyCheckpoint, type Partition } from './checkpoints.js';
import { RowTable, tableName } from './row-table.js';

/** A table that is rebuilt from the log's beginning. */
export interface Build {
  table: RowTable;
  /** Into its own table, or into a temporary one that is needed only for a sum over it. */
  as: 'itself' | 'ground';
  /** Whether its history of past days is built too. */
  history: boolean;
}

interface Standing {
  tables: readonly RowTable[];
  kept: readonly AnyTable[];
  partition: Partition;
  upTo: bigint;
}

/**
 * The tables to build, given the marks of those already built. A sum counts changes of its view's rows, so the view is
 * folded again when its sum is built; readers keep the existing rows of the view meanwhile.
 */
export const buildPlan = ({ tables, kept, partition, upTo }: Standing, marks: ReadonlySet<string>): Build[] => {
  if (upTo === 0n) return [];
  const isBuilt = (table: AnyTable) => marks.has(builtCheckpoint(table, partition));
  const lacksHistory = (table: AnyTable) => kept.includes(table) && !marks.has(historyCheckpoint(table, partition));
  const isBuiltNow = (table: AnyTable) => !isBuilt(table) || lacksHistory(table);
  const grounds = new Set(
    tables.flatMap(({ table }) => (table.kind === 'rollup' && isBuiltNow(table) ? [tableName(table.over)] : [])),
  );
  return tables.flatMap(({ table }): Build[] => {
    if (!isBuiltNow(table) && !grounds.has(tableName(table))) return [];
    const as = isBuilt(table) ? 'ground' : 'itself';
    const history = kept.includes(table) && isBuiltNow(table);
    return [
      {
        table: as === 'itself' ? new RowTable(table) : new RowTable(table, passingName(table, partition)),
        as,
        history,
      },
    ];
  });
};

const passingName = (table: AnyTable, { index }: Partition): string =>
  `${tableName(table).replace('rows.', 'rows.passing_')}_of_${index}`;
