import { dashboardTransactions } from '@alur/contracts/report/dashboard';
import type { TransactionStatus } from '@alur/contracts/transaction/enums';
import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { Card } from '@/ui/card';
import { cn } from '@/ui/cn';
import { formatNumber, formatRupiah } from '@/ui/format';
import { EmptyState, Skeleton } from '@/ui/states';
import { CHART_HEIGHT, CHART_MIN_HEIGHT } from './chart-height';

const statuses = ['WAITING', 'ONGOING', 'PAID', 'DRAFT', 'CANCELLED', 'VOID'] as const satisfies TransactionStatus[];
const colours: Record<TransactionStatus, string> = {
  WAITING: 'bg-chart-2',
  ONGOING: 'bg-chart-1',
  PAID: 'bg-chart-3',
  DRAFT: 'bg-chart-6',
  CANCELLED: 'bg-chart-4',
  VOID: 'bg-chart-5',
};

/** The day's bills by status, and what is still to be paid. */
export function TransactionIndicators({
  date,
  onOpen,
}: {
  date: string;
  onOpen?: ((status: TransactionStatus) => void) | undefined;
}) {
  const { t } = useTranslation(['report', 'enums']);
  const topic = useTopic(dashboardTransactions, { date });
  const row = topic.rows[0];
  const shown = row ? statuses.filter(status => row[status] > 0) : [];
  const most = Math.max(1, ...shown.map(status => row?.[status] ?? 0));
  return (
    <Card title={t('report:indicators')} actions={<Freshness topicKey={topic.topicKey} status={topic.status} />}>
      {topic.loading ? (
        <Skeleton className={CHART_HEIGHT} />
      ) : !row || shown.length === 0 ? (
        <EmptyState icon={ReceiptText} title={t('report:noIndicators')}>
          {t('report:noIndicatorsHint')}
        </EmptyState>
      ) : (
        <div className={CHART_MIN_HEIGHT}>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2">
            {shown.map(status => (
              <div key={status} className="contents">
                <dt>
                  {onOpen ? (
                    <button
                      type="button"
                      className="font-medium text-primary-text hover:underline"
                      onClick={() => onOpen(status)}
                    >
                      {t(`enums:transactionStatus.${status}`)}
                    </button>
                  ) : (
                    t(`enums:transactionStatus.${status}`)
                  )}
                </dt>
                <span aria-hidden className="h-4">
                  <span
                    className={cn('block h-full rounded-sm', colours[status])}
                    style={{ width: `${(row[status] / most) * 100}%` }}
                  />
                </span>
                <dd className="tabular text-right">{formatNumber(row[status])}</dd>
              </div>
            ))}
          </dl>
          {row.remaining > 0 && (
            <p className="tabular pt-3 text-xs text-muted-foreground">
              {t('report:remaining', { amount: formatRupiah(row.remaining) })}
            </p>
          )}
        </div>
      )}
    </Card>
  );
}
