import { memo, type KeyboardEvent, type ReactNode } from 'react';
import { cn } from './cn';
import { NONE, type Column } from './column';

/** What a row needs of its table; one object for all rows, for the table's life. */
export interface RowActions<Row> {
  open: (row: Row) => void;
  focused: (id: string) => void;
  key: (event: KeyboardEvent<HTMLTableRowElement>, index: number, row: Row) => void;
}

/** How many columns are visible before and after the subject's, and the height of a row in pixels. */
export interface Spans {
  before: number;
  after: number;
  height: number;
}

export interface TableRowProps<Row> {
  id: string;
  index: number;
  row: Row;
  columns: Column<Row>[];
  /** `aria-rowindex`, for a table that does not draw all rows. */
  position: number | undefined;
  /** Among rows that can be opened, Tab reaches only one. */
  tabIndex: 0 | -1 | undefined;
  flashing: boolean;
  /** It is scrolled by too fast to be read: only its subject is drawn, at a fraction of the cost. */
  passing: Spans | undefined;
  className: string | undefined;
  actions: RowActions<Row>;
}

/** What is drawn of a row that passes by: its subject, in its own column. */
function Passing({ subject, spans: { before, after } }: { subject: ReactNode; spans: Spans }) {
  return (
    <>
      {before > 0 && <td aria-hidden colSpan={before} className="h-row border-b" />}
      <td className="h-row truncate border-b px-3 py-1">{subject}</td>
      {after > 0 && <td aria-hidden colSpan={after} className="h-row border-b" />}
    </>
  );
}

function TableRowInner<Row>(props: TableRowProps<Row>) {
  const { id, index, row, columns, position, tabIndex, flashing, passing, className, actions } = props;
  const opens = tabIndex !== undefined;
  return (
    <tr
      data-index={index}
      data-key={id}
      aria-rowindex={position}
      style={passing && { height: passing.height }}
      tabIndex={tabIndex}
      className={cn(
        'group bg-raised focus-visible:-outline-offset-2',
        opens && 'cursor-pointer hover:bg-surface',
        flashing && 'flash-row',
        className,
      )}
      onFocus={() => actions.focused(id)}
      onKeyDown={event => actions.key(event, index, row)}
      onClick={event => {
        // A click on a button inside the row does not open the row.
        if ((event.target as Element).closest('button,a,input,label,[role="menuitem"]')) return;
        actions.open(row);
      }}
    >
      {passing && <Passing subject={columns.find(({ card }) => card === 'subject')?.cell(row)} spans={passing} />}
      {(passing ? [] : columns).map(column => {
        const content = column.cell(row);
        const isNone = content === NONE || content === '' || content === null;
        return (
          <td
            key={column.id}
            data-card={column.card}
            data-label={column.card || typeof column.header !== 'string' ? undefined : column.header}
            data-none={(!column.card && isNone) || undefined}
            className={cn(
              'h-row border-b px-3 py-1',
              column.align === 'right' ? 'text-right md:whitespace-nowrap' : 'text-left',
              isNone && 'text-muted-foreground',
              column.pinned && 'sticky right-0 bg-inherit',
              column.className,
            )}
          >
            {content}
          </td>
        );
      })}
    </tr>
  );
}

/**
 * Redrawn only when its own row, the columns or its position change, not when another row does or the list is scrolled.
 */
export const TableRow = memo(TableRowInner) as typeof TableRowInner;
