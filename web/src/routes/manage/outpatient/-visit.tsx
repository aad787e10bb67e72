import { consultationRecord } from '@alur/contracts/consultation/topics';
import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NotFoundScreen } from '@/app/error-screen';
import { useBack } from '@/app/use-back';
import { BookingStatusChip } from '@/features/consultation/booking-status';
import { PatientBanner } from '@/features/patient/patient-banner';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { formatDate, formatTime, localDate } from '@/ui/format';
import { RecordPage } from '@/ui/record-page';
import { ErrorState } from '@/ui/states';
import { ApiError } from '@/api/api-error';

/** A visit's live record. If the patient in the address is another one, the page is not found. */
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
  const { t } = useTranslation(['consultation', 'enums']);
  const navigate = useNavigate();
  const back = useBack(() => void navigate({ to: '/manage/outpatient' }));
  const topic = useTopic(consultationRecord, { encounterId });
  const record = topic.rows.find(row => row.encounterId === encounterId);
  if (topic.status === 'refused') return <ErrorState error={new ApiError(403, topic.code ?? 'forbidden')} />;
  if (!topic.loading && (!record || record.patientId !== patientId)) return <NotFoundScreen />;
  return (
    <RecordPage
      place={t('consultation:title')}
      banner={
        <PatientBanner
          id={patientId}
          back={back}
          weight={record?.vitals.findLast(({ weight }) => weight !== null)?.weight}
          payer={record && t(`enums:payer.${record.payer}`)}
          beside={beside}
        >
          {record && (
            <span className="tabular text-xs text-muted-foreground max-2xl:hidden">
              {t('consultation:visit.number', { number: record.display })}
              {` · ${record.scheduleName}`}
              {record.date !== localDate() && ` · ${formatDate(record.date)}`}
              {record.startedAt &&
                record.status !== 'queue' &&
                ` · ${t('consultation:visit.startedAt', { time: formatTime(record.startedAt) })}`}
            </span>
          )}
          {record && <BookingStatusChip status={record.status} />}
          <Freshness topicKey={topic.topicKey} status={topic.status} />
          {record && actions?.(record)}
        </PatientBanner>
      }
    >
      {record && children(record)}
    </RecordPage>
  );
}
