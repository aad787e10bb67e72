import type { Seen } from '@alur/domain/kernel/event';
import { foldRollup, foldView, needsOf, rollupNeedsOf, rowId, type RowChange } from '@alur/domain/kernel/fold';
import type { AnyRollup, AnyTable, AnyView, Row } from '@alur/domain/kernel/view';
import { KnownRows } from './known-rows.js';
import type { PastRows, Wanted } from './past-rows.js';

const wantedBy = (view: AnyView, events: readonly Seen[]): Wanted => {
  const { keys, wheres } = needsOf(view, events);
  // A view whose rows never change does not look up existing rows.
  return { keys: view.once ? [] : [...keys.values()].map(({ key }) => key), columns: distinct(wheres) };
};

const distinct = (wheres: readonly { columns: Row }[]): Row[] => [
  ...new Map(wheres.map(({ columns }) => [JSON.stringify(columns), columns])).values(),
];

/**
 * Folds appends over the rows of one view, or of a sum and the view under it, from where these stood at one position.
 * It uses the projector's functions. Rows that an event concerns, by key or by equal columns, are fetched in their
 * state of that time, including rows that no topic showed, since an event may bring them into one.
 */
export class ViewFold {
  private readonly view: AnyView;
  private readonly rows: KnownRows;
  private readonly sums: KnownRows | undefined;
  private readonly stopped = new Set<string>();

  constructor(
    private readonly table: AnyTable,
    past: PastRows,
  ) {
    this.view = table.kind === 'rollup' ? table.over : table;
    this.rows = new KnownRows(this.view, past);
    this.sums = table.kind === 'rollup' ? new KnownRows(table, past) : undefined;
  }

  /** Number of rows in memory. */
  get size(): number {
    return this.rows.size + (this.sums?.size ?? 0);
  }

  concerns(event: Seen): boolean {
    return event.type in this.view.on;
  }

  /** The changes of the table's rows by each append. */
  async fold(appends: readonly (readonly Seen[])[]): Promise<RowChange[][]> {
    await this.rows.load(wantedBy(this.view, appends.flat()));
    const changes = appends.map(events => this.foldOne(events));
    return this.sums ? this.sum(this.table as AnyRollup, this.sums, changes) : changes;
  }

  private foldOne(events: readonly Seen[]): RowChange[] {
    const loaded = this.rows.of(wantedBy(this.view, events));
    const { changes, broken } = foldView(this.view, events, loaded, this.stopped);
    for (const { merchantId, key } of broken) this.stopped.add(rowId(merchantId, key));
    this.rows.apply(changes);
    return changes;
  }

  private async sum(rollup: AnyRollup, sums: KnownRows, all: readonly RowChange[][]): Promise<RowChange[][]> {
    const keysOf = (changes: readonly RowChange[]) => ({
      keys: [...rollupNeedsOf(rollup, changes).values()].map(({ key }) => key),
      columns: [],
    });
    await sums.load(keysOf(all.flat()));
    return all.map(changes => {
      const summed = foldRollup(rollup, changes, sums.of(keysOf(changes)));
      sums.apply(summed);
      return summed;
    });
  }
}
