import type { Seen } from '@alur/domain/kernel/event';
import {
  foldRollup,
  foldView,
  matches,
  needsOf,
  rollupNeedsOf,
  rowId,
  type RowChange,
  type StoredRow,
} from '@alur/domain/kernel/fold';
import type { AnyRollup, AnyTable, AnyView, Row } from '@alur/domain/kernel/view';
import type { PastRows, Wanted } from './past-rows.js';

/** Rows of one table that a fold has at hand: as they stood at its beginning, and what became of them. */
class KnownRows {
  private readonly rows = new Map<string, StoredRow>();
  /** Also those that were looked for and are not there, or are gone: they are not looked for again. */
  private readonly met = new Set<string>();

  constructor(
    private readonly table: AnyTable,
    private readonly past: PastRows,
  ) {}

  get size(): number {
    return this.met.size;
  }

  async load({ keys, columns }: Wanted): Promise<void> {
    const unknown = keys.filter(key => !this.met.has(key));
    if (unknown.length === 0 && columns.length === 0) return;
    for (const row of await this.past.read(this.table, { keys: unknown, columns }))
      if (!this.met.has(row.key)) this.put(row.key, row);
    for (const key of unknown) this.met.add(key);
  }

  /** Those that an append concerns. */
  of({ keys, columns }: Wanted): StoredRow[] {
    const found = new Map<string, StoredRow>();
    for (const key of keys) {
      const row = this.rows.get(key);
      if (row) found.set(key, row);
    }
    if (columns.length > 0)
      for (const [key, row] of this.rows) if (columns.some(each => matches(row.row, each))) found.set(key, row);
    return [...found.values()];
  }

  apply(changes: readonly RowChange[]): void {
    for (const { merchantId, key, position, after } of changes)
      this.put(key, after === null ? undefined : { merchantId, key, position, row: after });
  }

  private put(key: string, row: StoredRow | undefined): void {
    this.met.add(key);
    if (row) this.rows.set(key, row);
    else this.rows.delete(key);
  }
}

const wantedBy = (view: AnyView, events: readonly Seen[]): Wanted => {
  const { keys, wheres } = needsOf(view, events);
  // A view whose rows never change never looks for one.
  return { keys: view.once ? [] : [...keys.values()].map(({ key }) => key), columns: distinct(wheres) };
};

const distinct = (wheres: readonly { columns: Row }[]): Row[] => [
  ...new Map(wheres.map(({ columns }) => [JSON.stringify(columns), columns])).values(),
];

/**
 * Folds appends over the rows of one view, or of a sum and the view under it, from where these stood at one position.
 * The same functions as the projector's; rows that an event concerns, whether by key or by equal columns, are fetched
 * as they stood then, also those that no topic showed: so a row that an event brings into a topic is there.
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

  /** How many rows it holds. */
  get size(): number {
    return this.rows.size + (this.sums?.size ?? 0);
  }

  concerns(event: Seen): boolean {
    return event.type in this.view.on;
  }

  /** What each append did to the rows of the table. */
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
