import type { AnyTable } from '@alur/domain/kernel/view';
import { builtCheckpoint, historyCheckpoint, type Partition } from './checkpoints.js';
import { RowTable, tableName } from './row-table.js';

/** A table that is folded from the log's beginning. */
export interface Build {
  table: RowTable;
  /** In its own table, or in a passing one, only for what follows from it. */
  as: 'itself' | 'ground';
  /** Whether its rows of days past are kept meanwhile. */
  history: boolean;
}

interface Standing {
  tables: readonly RowTable[];
  kept: readonly AnyTable[];
  partition: Partition;
  upTo: bigint;
}

/**
 * What is to be built, given the marks of what was. A sum counts what happens to the rows of its view: so the view is
 * folded again where its sum is to be built, but the rows that readers see meanwhile stay as they are.
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
