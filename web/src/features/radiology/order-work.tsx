import { refuseRadiology } from '@alur/contracts/radiology/commands';
import { radiologySheet, type RadiologyOrderRow } from '@alur/contracts/radiology/rows';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useReasonCommand } from '@/api/reason-dialog';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { LineCard } from './line-card';
import { OrderFacts } from './order-facts';

/** One order at radiology's desk: what was asked, and each examination with its report. */
export function OrderWork({ order }: { order: RadiologyOrderRow }) {
  const can = useCan();
  return (
    <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
      <div className="flex min-w-0 flex-col gap-3">
        <OrderFacts order={order} />
        {can('radiology.ongoing:refuse') && <Refuse order={order} />}
      </div>
      {can('radiology.ongoing:view') ? <Lines order={order} /> : null}
    </div>
  );
}

function Lines({ order }: { order: RadiologyOrderRow }) {
  const sheet = useTopic(radiologySheet, { orderId: order.id });
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {order.lines.map(line => (
        <LineCard
          key={line.line}
          order={order}
          line={line}
          report={sheet.rows.find(report => report.line === line.line)}
        />
      ))}
    </div>
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
        <Button size="sm" variant="ghost" className="self-start" onClick={ask}>
          {t('refuse')}
        </Button>
      )}
      {dialog}
    </>
  );
}
