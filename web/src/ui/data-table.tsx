import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import {
  lazy,
  Suspense,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { cn } from './cn';
import { isOfCards, type Column } from './column';
import { nextSort, sortedBy, type Sort } from './sorting';
import { TableRow, type RowActions } from './table-row';
import { useFlash } from './use-flash';
import type { ScrollHandle, Slice } from './virtual-rows';

const VirtualRows = lazy(() => import('./virtual-rows'));

export type { Column, Sort };

export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  /** Opens a row, by click or by Enter on the focused row. Arrows move between rows. */
  onOpen?: (row: Row) => void;
  rowClassName?: (row: Row) => string | undefined;
  /** A row flashes when this changes: `(row) => row.position`. */
  flashOn?: (row: Row) => string;
  /** The current order where the server sorts, and the handler that changes it. */
  sort?: Sort | null;
  onSort?: (sort: Sort) => void;
  /** Shown in place of rows when there are none. */
  empty?: ReactNode;
  className?: string;
}

/**
 * What scrolls must be reachable by keyboard (WCAG 2.1.1): if nothing in it can take the focus, the scrolling element
 * itself can.
 */
function useReachable(scroller: RefObject<HTMLDivElement | null>, isPlain: boolean): void {
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || !isPlain) return;
    const holds = box.querySelector('a, button, input, select, textarea, [tabindex]') !== null;
    const scrolls = !holds && (box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth);
    if (scrolls) box.setAttribute('tabindex', '0');
    else box.removeAttribute('tabindex');
  });
}

/** Beyond this many rows only the visible ones are drawn. */
const VIRTUAL_FROM = 100;

/**
 * A dense table with a sticky header. It scrolls by itself: give its parent a height (`fills`). Where it is narrow its
 * rows become cards, see `Column.card`.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, rowKey, onSort, onOpen } = props;
  const [localSort, setLocalSort] = useState<Sort | null>(null);
  const { columns } = props;
  const sort = onSort ? (props.sort ?? null) : localSort;
  const shownRows = useMemo(
    () => (onSort ? rows : sortedBy(rows, columns, localSort)),
    [rows, columns, localSort, onSort],
  );
  const model = useMemo(() => shownRows.map(row => ({ id: rowKey(row), row })), [shownRows, rowKey]);
  const press = (column: Column<Row>) => {
    const next = nextSort(sort, column, rows, !onSort);
    if (!onSort) setLocalSort(next);
    else if (next) onSort(next);
  };
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = model.length > VIRTUAL_FROM;
  const scroll = useRef<ScrollHandle>(null);
  const flashing = useFlash(rows, rowKey, props.flashOn);

  useReachable(scroller, !onOpen);
  const { active, actions } = useRowKeys({ count: model.length, scroller, scroll, onOpen });

  const body = ({ shown, above, below, passing }: Slice) => {
    const passes = (index: number) => passing && (index < passing.except[0] || index >= passing.except[1]);
    const reachable = model.some(row => row.id === active) ? active : model[shown[0] ?? 0]?.id;
    return (
      <tbody>
        <Gap height={above} />
        {shown.map(index => {
          const { id, row } = model[index]!;
          return (
            <TableRow<Row>
              key={id}
              id={id}
              index={index}
              row={row}
              columns={columns}
              position={virtual ? index + 2 : undefined}
              tabIndex={onOpen ? (id === reachable ? 0 : -1) : undefined}
              flashing={flashing.has(id)}
              passing={passes(index) ? passing?.spans : undefined}
              className={props.rowClassName?.(row)}
              actions={actions}
            />
          );
        })}
        <Gap height={below} />
      </tbody>
    );
  };

  return (
    <div
      ref={scroller}
      className={cn(
        '@container relative overflow-auto',
        // A virtualised table must scroll by itself in any window. What scrolls is opaque, or the browser draws it anew
        // for each frame.
        virtual ? 'min-h-0 flex-1 bg-raised max-lg:max-h-[80dvh] max-lg:flex-none' : 'fills',
        props.className,
      )}
    >
      <table
        className="w-full @max-cards:cards border-separate border-spacing-0"
        aria-label={props.label}
        aria-rowcount={virtual ? model.length + 1 : undefined}
      >
        <thead>
          <tr>
            {columns.map(column => (
              <HeadCell key={column.id} column={column} sort={sort} onPress={() => press(column)} />
            ))}
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
              rowHeight={() => rowHeight(scroller.current)}
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

/** The height of a row from `--container-cards` and `--row`; a card's height is an estimate that is then measured. */
function rowHeight(scroller: HTMLElement | null): number {
  if (isOfCards(scroller)) return 84;
  return typeof window !== 'undefined' && window.matchMedia?.('(pointer: coarse)').matches ? 44 : 36;
}

function HeadCell<Row>({ column, sort, onPress }: { column: Column<Row>; sort: Sort | null; onPress: () => void }) {
  const sorted = sort?.by === column.id && sort.direction;
  const Icon = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ChevronsUpDown;
  return (
    <th
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
          onClick={onPress}
        >
          {column.header}
          <Icon aria-hidden className={cn('size-3.5', !sorted && 'opacity-50')} />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}

/** Enter opens the focused row, arrows walk the rows. */
function useRowKeys<Row>({
  count,
  scroller,
  scroll,
  onOpen,
}: {
  count: number;
  scroller: RefObject<HTMLElement | null>;
  scroll: RefObject<ScrollHandle | null>;
  onOpen?: (row: Row) => void;
}) {
  const [active, setActive] = useState<string | null>(null);
  const walk = (event: KeyboardEvent<HTMLTableRowElement>, index: number, row: Row) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      return onOpen?.(row);
    }
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(count - 1, index + step));
    scroll.current?.scrollToIndex(next);
    requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus());
  };
  // Handlers are read from a ref when they are called, so that rows need not be redrawn when they change.
  const latest = useRef({ walk, onOpen });
  useLayoutEffect(() => {
    latest.current = { walk, onOpen };
  });
  const [actions] = useState<RowActions<Row>>(() => ({
    open: row => latest.current.onOpen?.(row),
    focused: setActive,
    key: (...given) => latest.current.walk(...given),
  }));
  return { active, actions };
}

/**
 * A spacer with the height of the rows that are not drawn. Its only cell spans no columns: a narrow window hides some, and
 * the browser would make others in their place.
 */
function Gap({ height }: { height: number }) {
  if (height === 0) return null;
  return (
    <tr aria-hidden style={{ height }}>
      <td aria-hidden />
    </tr>
  );
}
