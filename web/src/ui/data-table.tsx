import {
  createSortedRowModel,
  rowSortingFeature,
  sortFn_alphanumeric,
  tableFeatures,
  useTable,
  type ColumnDef,
  type SortingState,
} from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { lazy, Suspense, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { cn } from './cn';
import type { Column } from './column';
import { TableRow, type RowActions } from './table-row';
import { useFlash } from './use-flash';
import type { ScrollHandle, Slice } from './virtual-rows';

const VirtualRows = lazy(() => import('./virtual-rows'));

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric },
});

export type { Column };

export interface Sort {
  by: string;
  direction: 'asc' | 'desc';
}

export interface DataTableProps<Row> {
  /** What the table holds, for those who do not see it. */
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  /** A row that opens something: by click, and by Enter on the focused row. Arrows walk the rows. */
  onOpen?: (row: Row) => void;
  rowClassName?: (row: Row) => string | undefined;
  /** Rows flash when this changes: `(row) => row.position`. */
  flashOn?: (row: Row) => string;
  /** The server sorts: the present order, and what to do on a press. */
  sort?: Sort | null;
  onSort?: (sort: Sort) => void;
  /** Shown in place of rows when there are none. */
  empty?: ReactNode;
  className?: string;
}

/** Beyond this many rows only those in view are drawn. */
const VIRTUAL_FROM = 100;

/** A dense table whose header stays. It scrolls by itself: give its parent a height (`min-h-0 flex-1`). */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, rowKey, onSort, onOpen } = props;
  const [localSort, setLocalSort] = useState<SortingState>([]);
  const sorting: SortingState = onSort
    ? props.sort
      ? [{ id: props.sort.by, desc: props.sort.direction === 'desc' }]
      : []
    : localSort;
  const byId = useMemo(() => new Map(props.columns.map(column => [column.id, column])), [props.columns]);
  const columns = useMemo(
    () =>
      props.columns.map((column): ColumnDef<typeof features, Row & object> => ({
        id: column.id,
        accessorFn: row => column.sortBy?.(row) ?? null,
        enableSorting: column.sortBy !== undefined,
        sortFn: 'alphanumeric',
      })),
    [props.columns],
  );
  const table = useTable({
    features,
    columns,
    data: rows as (Row & object)[],
    getRowId: row => rowKey(row),
    manualSorting: onSort !== undefined,
    state: { sorting },
    onSortingChange: update => {
      const next = typeof update === 'function' ? update(sorting) : update;
      const first = next[0];
      if (!onSort) setLocalSort(next);
      else if (first) onSort({ by: first.id, direction: first.desc ? 'desc' : 'asc' });
    },
    enableSortingRemoval: !onSort,
  });
  const model = table.getRowModel().rows;
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = model.length > VIRTUAL_FROM;
  const scroll = useRef<ScrollHandle>(null);
  const [active, setActive] = useState<string | null>(null);
  const flashing = useFlash(rows, rowKey, props.flashOn);

  const walk = (event: KeyboardEvent<HTMLTableRowElement>, index: number, row: Row) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      return onOpen?.(row);
    }
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(model.length - 1, index + step));
    scroll.current?.scrollToIndex(next);
    requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus());
  };
  // What a row calls is looked up when it is called, so that no row is drawn anew for it.
  const latest = useRef({ walk, onOpen });
  useLayoutEffect(() => {
    latest.current = { walk, onOpen };
  });
  const [actions] = useState<RowActions<Row>>(() => ({
    open: row => latest.current.onOpen?.(row),
    focused: setActive,
    key: (...given) => latest.current.walk(...given),
  }));

  const body = ({ shown, above, below }: Slice) => {
    const reachable = model.some(row => row.id === active) ? active : model[shown[0] ?? 0]?.id;
    return (
      <tbody>
        {above > 0 && (
          <tr aria-hidden style={{ height: above }}>
            <td aria-hidden colSpan={columns.length} />
          </tr>
        )}
        {shown.map(index => {
          const row = model[index]!;
          const data = row.original as Row;
          return (
            <TableRow<Row>
              key={row.id}
              id={row.id}
              index={index}
              row={data}
              columns={props.columns}
              position={virtual ? index + 2 : undefined}
              tabIndex={onOpen ? (row.id === reachable ? 0 : -1) : undefined}
              flashing={flashing.has(row.id)}
              className={props.rowClassName?.(data)}
              actions={actions}
            />
          );
        })}
        {below > 0 && (
          <tr aria-hidden style={{ height: below }}>
            <td aria-hidden colSpan={columns.length} />
          </tr>
        )}
      </tbody>
    );
  };

  return (
    <div ref={scroller} className={cn('relative min-h-0 overflow-auto overscroll-contain', props.className)}>
      <table
        className="w-full border-separate border-spacing-0"
        aria-label={props.label}
        aria-rowcount={virtual ? model.length + 1 : undefined}
      >
        <thead>
          <tr>
            {table.getHeaderGroups()[0]?.headers.map(header => {
              const column = byId.get(header.id)!;
              const sorted = header.column.getIsSorted();
              const Icon = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ChevronsUpDown;
              return (
                <th
                  key={header.id}
                  scope="col"
                  aria-sort={sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : undefined}
                  style={{ width: column.width }}
                  className={cn(
                    'sticky top-0 z-10 h-row border-b bg-surface px-3 text-xs font-medium whitespace-nowrap text-muted-foreground',
                    column.align === 'right' ? 'text-right' : 'text-left',
                    column.pinned && 'right-0 z-20',
                    column.className,
                  )}
                >
                  {column.sortBy ? (
                    <button
                      type="button"
                      className={cn(
                        'inline-flex min-h-6 items-center gap-1 rounded-sm hover:text-foreground',
                        column.align === 'right' && 'flex-row-reverse',
                      )}
                      onClick={header.column.getToggleSortingHandler()}
                    >
                      {column.header}
                      <Icon aria-hidden className={cn('size-3.5', !sorted && 'opacity-50')} />
                    </button>
                  ) : (
                    column.header
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        {virtual ? (
          <Suspense
            fallback={body({ shown: model.slice(0, VIRTUAL_FROM).map((_, index) => index), above: 0, below: 0 })}
          >
            <VirtualRows
              ref={scroll}
              scroller={scroller}
              count={model.length}
              rowHeight={rowHeight}
              rowKey={index => model[index]?.id ?? index}
            >
              {body}
            </VirtualRows>
          </Suspense>
        ) : (
          body({ shown: model.map((_, index) => index), above: 0, below: 0 })
        )}
      </table>
      {rows.length === 0 && props.empty}
    </div>
  );
}

function rowHeight(): number {
  return typeof window !== 'undefined' && window.matchMedia?.('(pointer: coarse)').matches ? 44 : 36;
}
