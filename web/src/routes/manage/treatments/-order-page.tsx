import { treatmentOrder, type TreatmentSetting } from '@alur/contracts/treatment/rows';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { ApiError } from '@/api/api-error';
import { NotFoundScreen } from '@/app/error-screen';
import { useBack } from '@/app/use-back';
import { PatientBanner } from '@/features/patient/patient-banner';
import { TreatmentStatusChip, UrgentChip } from '@/features/treatment/order-looks';
import { NextStep, OtherSteps } from '@/features/treatment/order-steps';
import { OrderWork } from '@/features/treatment/order-work';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { RecordPage } from '@/ui/record-page';
import { ErrorState } from '@/ui/states';

/** One live treatment order, below its patient's banner. */
export function TreatmentOrderPage({ setting, id }: { setting: TreatmentSetting; id: number }) {
  const { t } = useTranslation(['treatment', 'enums']);
  const navigate = useNavigate();
  const back = useBack(() => void navigate({ to: '/manage/treatments', search: { tab: setting } }));
  const topic = useTopic(treatmentOrder, { id, setting });
  useAccessScope('treatments', setting);
  const order = topic.rows.find(row => row.id === id);
  if (topic.status === 'refused') return <ErrorState error={new ApiError(403, topic.code ?? 'forbidden')} />;
  if (!topic.loading && !order) return <NotFoundScreen />;
  return (
    <RecordPage
      place={t('treatment:order.title')}
      banner={
        order && (
          <PatientBanner id={order.patientId} back={back} payer={t(`enums:payer.${order.payer}`)}>
            <UrgentChip order={order} />
            <TreatmentStatusChip status={order.status} />
            <Freshness topicKey={topic.topicKey} status={topic.status} />
            <OtherSteps order={order} />
            <NextStep order={order} />
          </PatientBanner>
        )
      }
    >
      {order && <OrderWork order={order} />}
    </RecordPage>
  );
}
