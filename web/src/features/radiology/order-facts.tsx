import { refuseRadiology } from '@alur/contracts/radiology/commands';
import type { RadiologyOrderRow } from '@alur/contracts/radiology/rows';
import { FileText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useReasonCommand } from '@/api/reason-dialog';
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
  const can = useCan();
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
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {order.coverLetterId !== null && (
          <Button size="sm" onClick={() => setReading(true)}>
            <FileText aria-hidden />
            {t('readLetter')}
          </Button>
        )}
        {can('radiology.ongoing:refuse') && <Refuse order={order} />}
      </div>
      <Suspense>
        {isReading && <CoverLetterDialog module="radiology" orderId={order.id} onClose={() => setReading(false)} />}
      </Suspense>
    </Card>
  );
}

/** Refuses what has not been examined yet, and asks why. */
function Refuse({ order }: { order: RadiologyOrderRow }) {
  const { t } = useTranslation('radiology');
  const open = order.lines.filter(({ status }) => status === 'ordered' || status === 'begun');
  const { ask, dialog } = useReasonCommand(order.id, {
    command: refuseRadiology,
    body: reason => ({ lines: open.map(({ line }) => line), reason }),
    title: t('refuseTitle'),
    description: t('refuseText', { names: open.map(({ examination }) => examination).join(', ') }),
    confirmLabel: t('refuse'),
    success: t('refusedDone'),
    danger: true,
  });
  return (
    <>
      {open.length > 0 && (
        <Button size="sm" onClick={ask}>
          {t('refuse')}
        </Button>
      )}
      {dialog}
    </>
  );
}
