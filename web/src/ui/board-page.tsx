import type { ReactNode } from 'react';
import { NewRowsPill } from './new-rows-pill';
import { usePageCount } from './page-title';
import { Panes } from './panes';
import { TableSkeleton } from './states';
import type { HeldOrder } from './use-held-order';

export interface BoardPageProps {
  /** Drawn above the filters: the desk's clinics, each with its count. */
  above?: ReactNode;
  /** Search and filters, all of them in the URL; the freshness mark comes last. */
  tools: ReactNode;
  /** How many rows wait for this desk, for the tab's title. */
  count: number;
  loading: boolean;
  /** Number of columns of the skeleton. */
  columns: number;
  held: Pick<HeldOrder<unknown>, 'waiting' | 'release' | 'holdProps'>;
  /** Drawn beside the list of a wide window: the chosen row. */
  detail?: ReactNode;
  detailLabel?: string;
  isAside?: boolean;
  /** The table. */
  children: ReactNode;
}

/** A desk's live work of today, whose rows do not move under the pointer. The page's head stands above it. */
export function BoardPage(props: BoardPageProps) {
  const { above, tools, count, loading, columns, held, detail, detailLabel, isAside, children } = props;
  usePageCount(count);
  return (
    <Panes detail={detail} label={detailLabel} isAside={isAside}>
      <div className="fills flex flex-col gap-3">
        {above}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">{tools}</div>
        <div className="fills relative flex flex-col rounded-lg border bg-raised" {...held.holdProps}>
          <NewRowsPill count={held.waiting} onPress={held.release} />
          {loading ? <TableSkeleton rows={10} columns={columns} /> : children}
        </div>
      </div>
    </Panes>
  );
}
