import { consultationRecord } from '@alur/contracts/consultation/topics';
import { stayDetail } from '@alur/contracts/stay/rows';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { useCan } from '@/access/use-can';
import { ApiError } from '@/api/api-error';
import { NotFoundScreen } from '@/app/error-screen';
import { useBack } from '@/app/use-back';
import { PatientBanner } from '@/features/patient/patient-banner';
import { StayActions, type StayForm } from '@/features/stay/stay-actions';
import { StayStatusChip } from '@/features/stay/stay-looks';
import { StaySummary } from '@/features/stay/stay-summary';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { RecordPage, RecordPanes } from '@/ui/record-page';
import { ErrorState } from '@/ui/states';
import { Workspace } from '../outpatient/-workspace';

/** One stay: where she lies and how she goes at the left, her record and orders beside it. */
export function StayPage({ encounterId, form = null }: { encounterId: number; form?: StayForm | null }) {
  const { t } = useTranslation('stay');
  const can = useCan();
  const navigate = useNavigate();
  const back = useBack(() => void navigate({ to: '/manage/inpatient' }));
  useAccessScope('inpatient', 'ongoing');
  const topic = useTopic(stayDetail, { encounterId });
  const stay = topic.rows.find(row => row.encounterId === encounterId);
  if (topic.status === 'refused') return <ErrorState error={new ApiError(403, topic.code ?? 'forbidden')} />;
  if (!topic.loading && !stay) return <NotFoundScreen />;
  const bill = stay && can('cashier:view') && (
    <Link
      to="/manage/cashier"
      search={{ bill: stay.transactionId }}
      className="mt-2 inline-block text-primary-text underline"
    >
      {t('bill')}
    </Link>
  );
  const summary = stay && <StaySummary stay={stay} bill={bill} />;
  return (
    <RecordPage
      place={t('title')}
      banner={
        stay && (
          <PatientBanner id={stay.patientId} back={back} payer={stay.insurer ?? undefined}>
            <span className="tabular text-xs text-muted-foreground max-2xl:hidden">
              {`${stay.unitName}, ${stay.roomName}, ${stay.bedName}`}
            </span>
            <StayStatusChip stay={stay} />
            <Freshness topicKey={topic.topicKey} status={topic.status} />
            <StayActions stay={stay} first={form} />
          </PatientBanner>
        )
      }
    >
      {stay &&
        (can('outpatient.ongoing:view') ? (
          <WithRecord encounterId={encounterId} summary={summary} />
        ) : (
          <RecordPanes first="summary" panes={[{ key: 'summary', label: t('place'), share: 1, content: summary }]} />
        ))}
    </RecordPage>
  );
}

/** Nurses and doctors write here as in any visit. */
function WithRecord({ encounterId, summary }: { encounterId: number; summary: ReactNode }) {
  const { rows } = useTopic(consultationRecord, { encounterId });
  const record = rows.find(row => row.encounterId === encounterId);
  return record && <Workspace record={record} above={summary} />;
}
