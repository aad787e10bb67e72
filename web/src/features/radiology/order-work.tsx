import { radiologySheet, type RadiologyOrderRow } from '@alur/contracts/radiology/rows';
import { useCan } from '@/access/use-can';
import { useTopic } from '@/live/use-topic';
import { LineCard } from './line-card';
import { OrderFacts } from './order-facts';

/** One order at radiology's desk: what was asked, and each examination with its report. */
export function OrderWork({ order }: { order: RadiologyOrderRow }) {
  const can = useCan();
  return (
    <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
      <OrderFacts order={order} />
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
