import type { TopicRow } from '@alur/contracts/kernel/topic';
import { retryHeld, waiveHeld } from '@alur/contracts/kernel/process/commands';
import { heldCommandTopic } from '@alur/contracts/kernel/process/lists';
import { CircleCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand, type Command } from '@/api/use-command';
import { useCodeWords } from '@/i18n/use-code-words';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { PageHead } from '@/ui/card';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { DataTable, type Column } from '@/ui/data-table';
import { formatDateTime } from '@/ui/format';
import { EmptyState, TableSkeleton } from '@/ui/states';
import { useStepWords } from './use-step-words';

type Row = TopicRow<typeof heldCommandTopic>;

/** What the facility's processes could not do, live: to be tried again, or done without. */
export function HeldBoard({ onBill }: { onBill: (encounterId: number) => void }) {
  const { t } = useTranslation('process');
  const list = useTopic(heldCommandTopic, {});
  const words = useStepWords();
  const [waiving, setWaiving] = useState<Row | null>(null);
  const retry = useCommand(retryHeld, { success: t('retried') });
  const waive = useCommand(waiveHeld, { success: t('waived') });
  const rows = useMemo(() => list.rows.toSorted((one, other) => one.id - other.id), [list.rows]);
  const columns = useColumns({ onBill, onWaive: setWaiving, retry });
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      <PageHead title={t('title')} meta={<Freshness topicKey={list.topicKey} status={list.status} />} />
      <div className="flex min-h-0 flex-1 flex-col rounded-lg border">
        {list.loading ? (
          <TableSkeleton columns={5} />
        ) : (
          <DataTable
            label={t('title')}
            className="flex-1 rounded-lg"
            columns={columns}
            rows={rows}
            rowKey={row => row.key}
            flashOn={row => row.position}
            empty={
              <EmptyState icon={CircleCheck} title={t('emptyTitle')}>
                {t('emptyHint')}
              </EmptyState>
            }
          />
        )}
      </div>
      <ConfirmDialog
        open={waiving !== null}
        onOpenChange={open => !open && setWaiving(null)}
        title={t('waiveTitle')}
        description={
          waiving
            ? t(waiving.command === 'consultation/charge' ? 'waiveChargeText' : 'waiveText', {
                what: words(waiving.command),
              })
            : ''
        }
        confirmLabel={t('waive')}
        danger
        reason="required"
        pending={waive.pending}
        onConfirm={reason => {
          if (!waiving) return;
          void waive.run({ id: waiving.id, body: { reason } }).then(({ ok }) => ok && setWaiving(null));
        }}
      />
    </div>
  );
}

interface Doing {
  onBill: (encounterId: number) => void;
  onWaive: (row: Row) => void;
  retry: Command<typeof retryHeld>;
}

function useColumns({ onBill, onWaive, retry }: Doing): Column<Row>[] {
  const { t } = useTranslation('process');
  const step = useStepWords();
  const reason = useCodeWords();
  return [
    {
      id: 'since',
      header: t('since'),
      width: 150,
      cell: row => <span className="whitespace-nowrap">{formatDateTime(row.heldAt)}</span>,
    },
    { id: 'what', header: t('what'), cell: row => <span className="font-medium">{step(row.command)}</span> },
    { id: 'why', header: t('why'), cell: row => reason(row.code) },
    {
      id: 'attempts',
      header: t('attempts'),
      width: 90,
      align: 'right',
      cell: row => t('times', { count: row.attempts }),
    },
    {
      id: 'action',
      header: t('action'),
      width: 300,
      cell: row => {
        const waits = row.code === 'process.waiting' ? t('waitsHint') : undefined;
        return (
          <span className="flex justify-end gap-2">
            {row.command === 'consultation/charge' && (
              <Button size="sm" variant="ghost" onClick={() => onBill(row.targetId)}>
                {t('bill')}
              </Button>
            )}
            <Button size="sm" disabledReason={waits} onClick={() => onWaive(row)}>
              {t('waive')}
            </Button>
            <Button
              size="sm"
              variant="primary"
              disabledReason={waits}
              pending={retry.pendingFor(row.id)}
              onClick={() => void retry.run({ id: row.id })}
            >
              {t('retry')}
            </Button>
          </span>
        );
      },
    },
  ];
}
