import type { TopicRow } from '@alur/contracts/kernel/topic';
import { saleList, sales, saleUnfinished, type SaleRow, type SaleStatus } from '@alur/contracts/sale/rows';
import { Store } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { LiveList } from '@/live/live-list';
import { useEarlier } from '@/live/use-earlier';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { GIVES_WAY, NARROWER, type Column } from '@/ui/column';
import { DayMark } from '@/ui/day-mark';
import { formatRupiah, formatTime } from '@/ui/format';
import { mentions } from '@/ui/mentions';
import { orErased } from '@/ui/or-erased';
import { Subject } from '@/ui/subject';
import { useSteady } from '@/ui/use-steady';
import { SaleChip } from './sale-chip';

type Row = TopicRow<typeof saleList>;

const statuses: readonly SaleStatus[] = [
  ...(['draft', 'confirmed', 'handed_over', 'partly_returned', 'returned', 'cancelled'] as const),
];

/** What waits for the counter comes first: paid ones, then unpaid ones and drafts, then what is done. */
const rank = ({ status, paid }: SaleRow): number =>
  status === 'confirmed' ? (paid ? 0 : 1) : status === 'draft' ? 2 : 3;
const inOrder = (rows: readonly Row[]): Row[] => rows.toSorted((a, b) => rank(a) - rank(b) || b.id - a.id);

const matches = (row: SaleRow, query: string): boolean =>
  mentions(query, row.patientName, row.recordNumber, row.refNumber, ...row.lines.map(({ name }) => name));

/** The counter's live day: what earlier days left open, then today's sales. */
export function SaleBoard({ onOpen }: { onOpen: (row: SaleRow) => void }) {
  const { t } = useTranslation(['sale', 'enums']);
  const day = useTopic(saleList, { date: useToday() });
  const earlier = useEarlier(saleUnfinished);
  const all = useMemo(() => [...inOrder(earlier), ...inOrder(day.rows)], [earlier, day.rows]);
  const columns = useColumns(useSteady(onOpen));
  const countOf = (status: SaleStatus) => all.filter(row => row.status === status).length;
  return (
    <LiveList
      topic={day}
      rows={all}
      list={sales}
      waiting={all.filter(row => row.status === 'confirmed' && row.paid).length}
      statuses={[
        { value: 'ALL', label: t('sale:board.all'), count: all.length },
        ...statuses.map(value => ({ value, label: t(`enums:saleStatus.${value}`), count: countOf(value) })),
      ]}
      matches={matches}
      columns={columns}
      onOpen={onOpen}
      words={{
        ...{ title: t('sale:title'), search: t('sale:board.search'), filter: t('sale:board.filter') },
        ...{ emptyTitle: t('sale:board.empty'), emptyHint: t('sale:board.emptyHint') },
        ...{ noMatch: t('sale:board.noMatch'), noMatchHint: t('sale:board.noMatchHint') },
      }}
      icon={Store}
    />
  );
}

function useColumns(onOpen: (row: SaleRow) => void): Column<Row>[] {
  const { t } = useTranslation('sale');
  return useMemo(
    () => [
      {
        ...{ id: 'ref', header: t('board.ref'), width: 172, className: NARROWER.second },
        cell: row => <span className="whitespace-nowrap">{row.refNumber}</span>,
      },
      {
        ...{ id: 'buyer', header: t('board.buyer'), className: GIVES_WAY, card: 'subject' },
        cell: row => (
          <Subject name={row.patientName ? orErased(row.patientName) : t('walkIn')}>
            {row.recordNumber && <span className="text-xs text-muted-foreground">{orErased(row.recordNumber)}</span>}
            <DayMark date={row.date} />
          </Subject>
        ),
      },
      {
        ...{ id: 'lines', header: t('medicines') },
        cell: row => <span className="block max-w-64 truncate">{row.lines.map(({ name }) => name).join(', ')}</span>,
      },
      {
        ...{ id: 'since', header: t('board.since'), width: 72, align: 'right', className: NARROWER.first },
        cell: row => row.opened && <time dateTime={row.opened.at}>{formatTime(row.opened.at)}</time>,
      },
      {
        ...{ id: 'total', header: t('total'), width: 116, align: 'right' },
        cell: row => <span className="whitespace-nowrap">{formatRupiah(row.total)}</span>,
      },
      {
        ...{ id: 'status', header: t('board.status'), card: 'state', width: 196 },
        cell: row => <SaleChip row={row} />,
      },
      {
        ...{ id: 'action', header: t('board.action'), card: 'action', width: 112 },
        cell: row => <NextStep row={row} onOpen={onOpen} />,
      },
    ],
    [t, onOpen],
  );
}

/** What the sale waits for at the counter, where the person may do it. */
function NextStep({ row, onOpen }: { row: Row; onOpen: (row: SaleRow) => void }) {
  const { t } = useTranslation('sale');
  const can = useCan();
  const isNext =
    (row.status === 'confirmed' && row.paid && can('apotek:hand-over')) ||
    (row.status === 'draft' && can('apotek:sell'));
  return (
    <Button size="sm" variant={isNext ? 'primary' : 'secondary'} onClick={() => onOpen(row)}>
      {!isNext ? t('open') : row.status === 'draft' ? t('edit') : t('handOver')}
    </Button>
  );
}
