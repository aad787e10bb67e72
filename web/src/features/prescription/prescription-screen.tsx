import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import { inpatientPrescription, prescriptionQueue } from '@alur/contracts/prescription/topics';
import { FileQuestion } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Freshness } from '@/live/freshness';
import { useTopic, type LiveTopic } from '@/live/use-topic';
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
  /** Draws the patient's data for the review. */
  facts: (row: PrescriptionRow) => ReactNode;
  /** Draws the review, where the prescription waits for it. */
  review: (row: PrescriptionRow) => ReactNode;
  onBack: () => void;
}

/** A live prescription of a clinic, from the review to the handover. */
export function PrescriptionScreen({ id, date, facility, facts, review, onBack }: PrescriptionScreenProps) {
  const { t } = useTranslation('prescription');
  const queue = useTopic(prescriptionQueue, { date });
  return (
    <PrescriptionOnScreen
      topic={queue}
      row={queue.rows.find(one => one.id === id)}
      missing={t('notFoundHint', { date: formatDate(date) })}
      facts={facts}
      review={review}
      settled={row => <SettledPanel key={row.id} row={row} facility={facility} />}
      onBack={onBack}
    />
  );
}

/** A live prescription of a stay, from the review to the returns. */
export function InpatientPrescriptionScreen({
  id,
  settled,
  ...screen
}: Pick<PrescriptionScreenProps, 'id' | 'facts' | 'review' | 'onBack'> & {
  settled: (row: PrescriptionRow) => ReactNode;
}) {
  const { t } = useTranslation('prescription');
  const topic = useTopic(inpatientPrescription, { id });
  const row = topic.rows.find(one => one.id === id);
  return (
    <PrescriptionOnScreen {...screen} topic={topic} row={row} missing={t('notFoundInpatient')} settled={settled} />
  );
}

function PrescriptionOnScreen({
  topic: queue,
  row,
  missing,
  facts,
  review,
  settled,
  onBack,
}: {
  topic: Pick<LiveTopic<never>, 'topicKey' | 'status' | 'loading'>;
  row: PrescriptionRow | undefined;
  missing: string;
  facts: (row: PrescriptionRow) => ReactNode;
  review: (row: PrescriptionRow) => ReactNode;
  settled: (row: PrescriptionRow) => ReactNode;
  onBack: () => void;
}) {
  const { t } = useTranslation(['prescription', 'enums']);
  if (queue.loading) return <TableSkeleton />;
  if (!row)
    return (
      <EmptyState
        icon={FileQuestion}
        title={t('prescription:notFound')}
        action={<Button onClick={onBack}>{t('prescription:back')}</Button>}
      >
        {missing}
      </EmptyState>
    );
  return (
    <div className="fills flex flex-col gap-3">
      <PageHead
        back={{ label: t('prescription:back'), onBack }}
        place={t('prescription:title')}
        title={
          <span className="flex flex-wrap items-baseline gap-x-2">
            {row.queueNumber && <span className="text-muted-foreground">{row.queueNumber}</span>}
            {orErased(row.patientName)}
          </span>
        }
        meta={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>
              {t('prescription:record')} {orErased(row.recordNumber)}
            </span>
            <span>
              {row.doctorName}
              {row.roomName ? ` · ${row.roomName}` : ''}
            </span>
            <span>{t(`prescription:payer.${row.payer}`)}</span>
            {row.supply && <span>{t(`enums:supply.${row.supply}`)}</span>}
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
      {row.status === 'queue' ? <Fragment key={`${row.id} ${row.submittedAt}`}>{review(row)}</Fragment> : settled(row)}
    </div>
  );
}
