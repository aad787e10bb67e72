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
import { ageText } from '@/ui/age-text';
import { formatDate, formatTime } from '@/ui/format';
import { joined } from '@/ui/joined';
import { orErased } from '@/ui/or-erased';
import { BackButton } from '@/ui/page-head';
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
  const { t } = useTranslation(['radiology', 'enums']);
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
      place={t('radiology:title')}
      banner={
        order && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg border bg-raised px-4 py-2 max-md:px-3">
            <div className="flex min-w-0 flex-[1_1_16rem] items-center gap-2">
              <BackButton {...back} />
              <div className="min-w-0">
                <h1 className="truncate text-lg leading-6 font-semibold">{orErased(order.patientName)}</h1>
                <p className="tabular text-xs text-muted-foreground">
                  {joined(
                    orErased(order.recordNumber),
                    t(`enums:gender.${order.gender}`),
                    ageText(order.age),
                    order.birthDate && formatDate(order.birthDate),
                    `${order.unitName}, ${formatDate(order.date)} ${formatTime(order.orderedAt)}`,
                  )}
                </p>
              </div>
            </div>
            <CitoChip order={order} />
            <CriticalChip order={order} now={now} />
            <OrderStatusChip order={order} />
            <Freshness topicKey={topic.topicKey} status={topic.status} />
            {actions(order)}
          </div>
        )
      }
    >
      {order && children(order)}
    </RecordPage>
  );
}
