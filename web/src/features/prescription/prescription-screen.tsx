import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import { prescriptionQueue } from '@alur/contracts/prescription/topics';
import { FileQuestion } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { formatDate } from '@/ui/format';
import { EmptyState, TableSkeleton } from '@/ui/states';
import { orErased } from '@/ui/or-erased';
import { PrescriptionMarks } from './prescription-marks';
import { PrescriptionStatusChip } from './prescription-status';
import { SettledPanel } from './settled-panel';
import { PageHead } from '@/ui/page-head';

export interface PrescriptionScreenProps {
  id: number;
  /** The day of the visit. */
  date: string;
  facility: string;
  /** What it is reviewed against. */
  facts: (row: PrescriptionRow) => ReactNode;
  /** The review of one that waits for it. */
  review: (row: PrescriptionRow) => ReactNode;
  onBack: () => void;
}

/** One prescription, live: from the review to the handover. */
export function PrescriptionScreen({ id, date, facility, facts, review, onBack }: PrescriptionScreenProps) {
  const { t } = useTranslation('prescription');
  const queue = useTopic(prescriptionQueue, { date });
  const row = queue.rows.find(one => one.id === id);
  if (queue.loading) return <TableSkeleton />;
  if (!row)
    return (
      <EmptyState icon={FileQuestion} title={t('notFound')} action={<Button onClick={onBack}>{t('back')}</Button>}>
        {t('notFoundHint', { date: formatDate(date) })}
      </EmptyState>
    );
  return (
    <div className="fills flex flex-col gap-3">
      <PageHead
        back={{ label: t('back'), onBack }}
        place={t('title')}
        title={
          <span className="flex flex-wrap items-baseline gap-x-2">
            {row.queueNumber && <span className="text-muted-foreground">{row.queueNumber}</span>}
            {orErased(row.patientName)}
          </span>
        }
        meta={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>
              {t('record')} {orErased(row.recordNumber)}
            </span>
            <span>
              {row.doctorName}
              {row.roomName ? ` · ${row.roomName}` : ''}
            </span>
            <span>{t(`payer.${row.payer}`)}</span>
            <PrescriptionMarks row={row} />
          </span>
        }
        actions={
          <>
            <PrescriptionStatusChip status={row.status} />
            <Freshness topicKey={queue.topicKey} status={queue.status} />
          </>
        }
      />
      {facts(row)}
      {row.status === 'queue' ? (
        <Fragment key={`${row.id} ${row.submittedAt}`}>{review(row)}</Fragment>
      ) : (
        <SettledPanel key={row.id} row={row} facility={facility} />
      )}
    </div>
  );
}
