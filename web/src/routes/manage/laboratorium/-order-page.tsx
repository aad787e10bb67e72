import { laboratoryOrder, type LaboratoryOrderRow } from '@alur/contracts/laboratory/rows';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { ApiError } from '@/api/api-error';
import { NotFoundScreen } from '@/app/error-screen';
import { useBack } from '@/app/use-back';
import { CitoChip, CriticalChip, OrderStatusChip } from '@/features/laboratory/order-looks';
import { useNow } from '@/live/clock';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { formatDate, formatTime } from '@/ui/format';
import { OrderBanner } from '@/ui/order-banner';
import { RecordPage } from '@/ui/record-page';
import { ErrorState } from '@/ui/states';

const MINUTE = 60_000;

/** One live laboratory order, below its patient's banner. */
export function OrderPage({
  id,
  actions,
  children,
}: {
  id: number;
  actions?: (order: LaboratoryOrderRow) => ReactNode;
  children: (order: LaboratoryOrderRow) => ReactNode;
}) {
  const { t } = useTranslation('laboratory');
  const navigate = useNavigate();
  const back = useBack(() => void navigate({ to: '/manage/laboratorium' }));
  const now = useNow(MINUTE);
  const topic = useTopic(laboratoryOrder, { id });
  useAccessScope('laboratorium', 'ongoing');
  const order = topic.rows.find(row => row.id === id);
  if (topic.status === 'refused') return <ErrorState error={new ApiError(403, topic.code ?? 'forbidden')} />;
  if (!topic.loading && !order) return <NotFoundScreen />;
  return (
    <RecordPage
      place={t('title')}
      banner={
        order && (
          <OrderBanner
            of={order}
            detail={`${order.unitName}, ${formatDate(order.date)} ${formatTime(order.orderedAt)}`}
            back={back}
          >
            <CitoChip order={order} />
            <CriticalChip order={order} now={now} />
            <OrderStatusChip order={order} />
            <Freshness topicKey={topic.topicKey} status={topic.status} />
            {actions?.(order)}
          </OrderBanner>
        )
      }
    >
      {order && children(order)}
    </RecordPage>
  );
}
