import type { AnyTable } from '@alur/domain/kernel/view';
import { builtCheckpoint, historyCheckpoint, type Partition } from './checkpoints.js';
import { RowTable, tableName } from './row-table.js';

/** A table that is folded from the log's beginning. */
export interface Build {
  table: RowTable;
  /** In its own table; in a passing one whose rows then take the place of its own; or only for what follows from it. */
  as: 'itself' | 'replacement' | 'ground';
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
  const isStale = (table: AnyTable) => isBuilt(table) && table.kind === 'rollup' && !isBuilt(table.over);
  const isBuiltNow = (table: AnyTable) => !isBuilt(table) || isStale(table) || lacksHistory(table);
  const grounds = new Set(
    tables.flatMap(({ table }) => (table.kind === 'rollup' && isBuiltNow(table) ? [tableName(table.over)] : [])),
  );
  return tables.flatMap(({ table }): Build[] => {
    if (!isBuiltNow(table) && !grounds.has(tableName(table))) return [];
    const as = isBuilt(table) ? (isStale(table) ? 'replacement' : 'ground') : 'itself';
    const history = kept.includes(table) && isBuiltNow(table);
    return [{ table: as === 'itself' ? new RowTable(table) : new RowTable(table, passingName(table)), as, history }];
  });
};

const passingName = ({ name, version }: AnyTable): string => `passing_${name}_v${version}`;
