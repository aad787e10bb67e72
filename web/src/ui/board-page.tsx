import type { ReactNode } from 'react';
import { NewRowsPill } from './new-rows-pill';
import { usePageCount } from './page-title';
import { Panes } from './panes';
import { TableSkeleton } from './states';
import type { HeldOrder } from './use-held-order';

export interface BoardPageProps {
  /** Above the filters: the desk's clinics, each with its count. */
  above?: ReactNode;
  /** Search and filters, all of them in the URL; what is not fresh last. */
  tools: ReactNode;
  /** How many wait for this desk, for the tab's title. */
  count: number;
  loading: boolean;
  /** How many columns come, for the skeleton. */
  columns: number;
  held: Pick<HeldOrder<unknown>, 'waiting' | 'release' | 'holdProps'>;
  /** The chosen row, beside the list of a wide window. */
  detail?: ReactNode;
  detailLabel?: string;
  isAside?: boolean;
  /** The table. */
  children: ReactNode;
}

/** Today's work of a desk, live: nothing moves under the hand. Its page's head stands above it. */
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
