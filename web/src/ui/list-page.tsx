import type { ReactNode } from 'react';
import { Panes } from './panes';
import { ErrorState, TableSkeleton } from './states';

export interface ListPageProps {
  /** Search and filters; the primary action comes last. */
  tools?: ReactNode;
  loading: boolean;
  error?: unknown;
  onRetry?: () => void;
  /** Number of columns of the skeleton. */
  columns: number;
  /** The pagination. */
  pages?: ReactNode;
  /** Drawn beside the list of a wide window: the chosen row. */
  preview?: ReactNode;
  previewLabel?: string;
  /** The table. */
  children: ReactNode;
}

/** A paged list: search, filters, rows, pages, and in a wide window a preview. The page's head stands above it. */
export function ListPage(props: ListPageProps) {
  const { tools, loading, error, onRetry, columns, pages, preview, previewLabel, children } = props;
  return (
    <Panes detail={preview} label={previewLabel}>
      <div className="fills flex flex-col gap-3">
        {tools && <div className="flex flex-wrap items-center gap-x-3 gap-y-2">{tools}</div>}
        <div className="fills flex flex-col rounded-lg border bg-raised">
          {error ? (
            <ErrorState error={error} onRetry={onRetry} />
          ) : loading ? (
            <TableSkeleton rows={10} columns={columns} />
          ) : (
            children
          )}
        </div>
        {pages}
      </div>
    </Panes>
  );
}
