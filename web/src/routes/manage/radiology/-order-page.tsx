import { radiologyOrder, type RadiologyOrderRow } from '@alur/contracts/radiology/rows';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { ApiError } from '@/api/api-error';
import { NotFoundScreen } from '@/app/error-screen';
import { useBack } from '@/app/use-back';
import { CitoChip, CriticalChip, OrderStatusChip } from '@/features/radiology/order-looks';
import { useNow } from '@/live/clock';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { formatDate, formatTime } from '@/ui/format';
import { OrderBanner } from '@/ui/order-banner';
import { RecordPage } from '@/ui/record-page';
import { ErrorState } from '@/ui/states';

const MINUTE = 60_000;

/** One live radiology order, below its patient's banner. */
export function OrderPage({
  id,
  tab,
  actions,
  children,
}: {
  id: number;
  tab: 'ongoing' | 'history';
  actions: (order: RadiologyOrderRow) => ReactNode;
  children: (order: RadiologyOrderRow) => ReactNode;
}) {
  const { t } = useTranslation('radiology');
  const navigate = useNavigate();
  const back = useBack(() => void navigate({ to: '/manage/radiology' }));
  const now = useNow(MINUTE);
  const topic = useTopic(radiologyOrder, { id });
  useAccessScope('radiology', tab);
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
            {actions(order)}
          </OrderBanner>
        )
      }
    >
      {order && children(order)}
    </RecordPage>
  );
}
