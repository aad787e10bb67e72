import { stayGoingHome, type StayRow } from '@alur/contracts/stay/rows';
import { transactionUnfinished } from '@alur/contracts/transaction/topics';
import { Link } from '@tanstack/react-router';
import { ClipboardList, DoorOpen, ReceiptText, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { BoardPage } from '@/ui/board-page';
import { DataTable } from '@/ui/data-table';
import { formatDate, formatRupiah } from '@/ui/format';
import { PatientSubject } from '@/ui/patient-subject';
import { EmptyState } from '@/ui/states';
import { StatusChip, type Tone } from '@/ui/status-chip';
import { useHeldOrder } from '@/ui/use-held-order';

/** Patients who may go home, and what still prevents their leaving: open orders, services, the bed, the bill. */
export function GoingHome({ onOpen }: { onOpen: (stay: StayRow) => void }) {
  const { t } = useTranslation(['stay', 'enums']);
  const can = useCan();
  const topic = useTopic(stayGoingHome, { going: 'yes' });
  const rows = topic.rows.toSorted(
    (a, b) => (a.dischargeOn ?? '').localeCompare(b.dischargeOn ?? '') || a.patientName.localeCompare(b.patientName),
  );
  const held = useHeldOrder(rows, ({ key }) => key, '');
  return (
    <BoardPage
      count={rows.length}
      loading={topic.loading}
      columns={5}
      held={held}
      tools={<Freshness className="ml-auto" topicKey={topic.topicKey} status={topic.status} />}
    >
      <DataTable<StayRow>
        label={t('stay:tabs.going')}
        className="rounded-lg"
        rows={held.rows}
        rowKey={row => String(row.id)}
        onOpen={onOpen}
        empty={<EmptyState title={t('stay:noneGoing')}>{t('stay:noneGoingHint')}</EmptyState>}
        columns={[
          {
            id: 'patient',
            card: 'subject',
            header: t('stay:patient'),
            cell: row => <PatientSubject of={row} />,
          },
          { id: 'place', header: t('stay:bed'), cell: row => `${row.unitName}, ${row.roomName}, ${row.bedName}` },
          {
            id: 'on',
            header: t('stay:plannedOn'),
            width: 130,
            cell: row => row.dischargeOn && formatDate(row.dischargeOn),
          },
          {
            id: 'manner',
            header: t('stay:manner'),
            cell: row => row.dischargeManner && t(`enums:dischargeManner.${row.dischargeManner}`),
          },
          { id: 'holds', card: 'state', header: t('stay:holds'), cell: row => <Holds stay={row} /> },
          ...(can('cashier:view')
            ? [
                {
                  id: 'bill',
                  header: t('stay:billSoFar'),
                  align: 'right' as const,
                  cell: (row: StayRow) => <Bill stay={row} />,
                },
              ]
            : []),
        ]}
      />
    </BoardPage>
  );
}

function Holds({ stay }: { stay: StayRow }) {
  const { t } = useTranslation('stay');
  const has = stay.status === 'in_bed' || stay.status === 'on_leave';
  const holds: [boolean, Tone, LucideIcon, ReactNode][] = [
    [stay.orders.length > 0, 'warning', ClipboardList, t('holdsOrders', { count: stay.orders.length })],
    [has, 'info', DoorOpen, t('holdsBed')],
    [!has || stay.concluded, 'waiting', ReceiptText, t('holdsBill')],
  ];
  return (
    <span className="flex flex-wrap gap-1">
      {holds
        .filter(([shown]) => shown)
        .map(([, tone, icon, word], at) => (
          <StatusChip key={at} tone={tone} icon={icon}>
            {word}
          </StatusChip>
        ))}
    </span>
  );
}

/** The amount of the bill, and a link to it. */
function Bill({ stay }: { stay: StayRow }) {
  const bill = useTopic(transactionUnfinished, { unfinished: 'yes' }).rows.find(({ id }) => id === stay.transactionId);
  if (!bill) return null;
  return (
    <Link
      to="/manage/cashier"
      search={{ bill: bill.id }}
      className="tabular text-primary-text hover:underline"
      onClick={event => event.stopPropagation()}
    >
      {formatRupiah(bill.total)}
    </Link>
  );
}
