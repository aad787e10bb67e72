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
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { DataTable, type Column } from '@/ui/data-table';
import { formatDateTime } from '@/ui/format';
import { RowDeeds } from '@/ui/row-deeds';
import { EmptyState, TableSkeleton } from '@/ui/states';
import { useStepWords } from './use-step-words';
import { PageHead } from '@/ui/page-head';

type Row = TopicRow<typeof heldCommandTopic>;

/**
 * The live list of the facility's held commands, which processes could not execute: each can be retried or dismissed.
 */
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
    <div className="fills flex flex-col gap-3">
      <PageHead title={t('title')} meta={<Freshness topicKey={list.topicKey} status={list.status} />} />
      <div className="fills flex flex-col rounded-lg border">
        {list.loading ? (
          <TableSkeleton columns={5} />
        ) : (
          <DataTable
            label={t('title')}
            className="rounded-lg"
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
  const { t } = useTranslation(['process', 'ui']);
  const step = useStepWords();
  const reason = useCodeWords();
  return [
    {
      id: 'since',
      header: t('since'),
      width: 150,
      cell: row => <span className="whitespace-nowrap">{formatDateTime(row.heldAt)}</span>,
    },
    {
      id: 'what',
      card: 'subject',
      header: t('what'),
      cell: row => <span className="font-medium">{step(row.command)}</span>,
    },
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
      card: 'action',
      header: t('action'),
      width: 300,
      cell: row => {
        const waits = row.code === 'process.waiting' ? t('waitsHint') : undefined;
        return (
          <RowDeeds
            more={t('ui:more', { name: step(row.command) })}
            deeds={[
              ...(row.command === 'consultation/charge'
                ? [{ key: 'bill', label: t('bill'), onPress: () => onBill(row.targetId) }]
                : []),
              { key: 'waive', label: t('waive'), disabledReason: waits, onPress: () => onWaive(row) },
              {
                key: 'retry',
                label: t('retry'),
                isPrimary: true,
                disabledReason: waits,
                pending: retry.pendingFor(row.id),
                onPress: () => void retry.run({ id: row.id }),
              },
            ]}
          />
        );
      },
    },
  ];
}
