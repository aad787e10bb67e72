import type { RadiologyOrderRow } from '@alur/contracts/radiology/rows';
import { FileText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Facts } from '@/ui/facts';
import { formatDateTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { RiskChips } from './order-looks';

const CoverLetterDialog = lazy(async () => ({
  default: (await import('@/cover-letter/cover-letter-dialog')).CoverLetterDialog,
}));

/** What its requester wrote with it, and what asks for care. */
export function OrderFacts({ order }: { order: RadiologyOrderRow }) {
  const { t } = useTranslation('radiology');
  const [isReading, setReading] = useState(false);
  return (
    <Card title={t('request')}>
      <div className="mb-2 flex flex-wrap gap-1">
        <RiskChips order={order} />
      </div>
      <Facts
        facts={[
          [t('from'), `${order.unitName} · ${order.requester}`],
          [t('onBehalfOf'), order.onBehalfOf],
          [t('referringDoctor'), order.referringDoctor],
          [t('scheduledFor'), order.scheduledAt === order.orderedAt ? null : formatDateTime(order.scheduledAt)],
          [t('notes'), orErased(order.notes)],
        ]}
      />
      {order.coverLetterId !== null && (
        <Button size="sm" className="mt-3" onClick={() => setReading(true)}>
          <FileText aria-hidden />
          {t('readLetter')}
        </Button>
      )}
      <Suspense>
        {isReading && <CoverLetterDialog module="radiology" orderId={order.id} onClose={() => setReading(false)} />}
      </Suspense>
    </Card>
  );
}
