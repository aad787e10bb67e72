import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { laboratoryOrders, type LaboratoryOrderRow } from '@alur/contracts/laboratory/rows';
import { CornerDownRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useList } from '@/api/use-list';
import { Button } from '@/ui/button';
import { formatDate } from '@/ui/format';

const MOST = 5;

/** Orders of her earlier visits that still wait for a sample, which can be continued in this one. */
export function EarlierOrders({
  visit: { patientId, encounterId },
  onContinue,
}: {
  visit: Pick<VisitRecordRow, 'patientId' | 'encounterId'>;
  onContinue: (order: LaboratoryOrderRow) => void;
}) {
  const { t } = useTranslation('laboratory');
  const { rows } = useList(laboratoryOrders, {
    ...{ patientId, status: 'ordered', limit: MOST, order_by: 'orderedAt', sort_by: 'desc' },
  });
  const waiting = rows.filter(order => order.encounterId !== encounterId);
  if (waiting.length === 0) return null;
  return (
    <section aria-label={t('earlierOrders')} className="mt-2 rounded-md bg-surface p-2">
      <h3 className="text-xs text-muted-foreground">{t('earlierOrders')}</h3>
      <ul>
        {waiting.map(order => (
          <li key={order.id} className="flex min-h-row flex-wrap items-center gap-2">
            <span className="min-w-0 flex-1">
              {order.items.join(', ')}{' '}
              <span className="tabular text-xs text-muted-foreground">
                {formatDate(order.date)} · {order.unitName}
              </span>
            </span>
            <Button size="sm" variant="ghost" onClick={() => onContinue(order)}>
              <CornerDownRight aria-hidden />
              {t('continueHere')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
