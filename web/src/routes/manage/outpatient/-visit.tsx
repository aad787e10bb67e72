import { consultationRecord } from '@alur/contracts/consultation/topics';
import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NotFoundScreen } from '@/app/error-screen';
import { BookingStatusChip } from '@/features/consultation/booking-status';
import { PatientBanner } from '@/features/patient/patient-banner';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { formatDate, formatTime, localDate } from '@/ui/format';
import { ErrorState, Skeleton } from '@/ui/states';
import { ApiError } from '@/api/api-error';

/** A visit's record, live. A visit of another patient than the address says does not exist there. */
export function Visit({
  patientId,
  encounterId,
  actions,
  beside,
  children,
}: {
  patientId: number;
  encounterId: number;
  actions?: (record: VisitRecordRow) => ReactNode;
  beside?: ReactNode;
  children: (record: VisitRecordRow) => ReactNode;
}) {
  const { t } = useTranslation('consultation');
  const topic = useTopic(consultationRecord, { encounterId });
  const record = topic.rows.find(row => row.encounterId === encounterId);
  if (topic.status === 'refused') return <ErrorState error={new ApiError(403, topic.code ?? 'forbidden')} />;
  if (!topic.loading && (!record || record.patientId !== patientId)) return <NotFoundScreen />;
  return (
    <>
      <div className="sticky -top-4 z-20 -mx-4 -mt-4 bg-background px-4 pt-3 pb-2">
        <PatientBanner id={patientId} beside={beside}>
          {record && (
            <span className="tabular text-xs text-muted-foreground">
              {t('visit.number', { number: record.display })}
              <span className="max-2xl:hidden"> · {record.scheduleName}</span>
              {record.date !== localDate() && ` · ${formatDate(record.date)}`}
              {record.startedAt &&
                record.status !== 'queue' &&
                ` · ${t('visit.startedAt', { time: formatTime(record.startedAt) })}`}
            </span>
          )}
          {record && <BookingStatusChip status={record.status} />}
          {topic.status !== 'live' && <Freshness topicKey={topic.topicKey} status={topic.status} />}
          {record && actions?.(record)}
        </PatientBanner>
      </div>
      {record ? (
        children(record)
      ) : (
        <div role="status" aria-label={t('visit.loadingRecord')} className="grid gap-3 lg:grid-cols-3">
          <Skeleton className="h-96" />
          <Skeleton className="h-96" />
          <Skeleton className="h-96" />
        </div>
      )}
    </>
  );
}
