import { radiologySheet, type RadiologyLineEntry, type RadiologyOrderRow } from '@alur/contracts/radiology/rows';
import { Fragment, type ReactNode } from 'react';
import { useCan } from '@/access/use-can';
import { useTopic } from '@/live/use-topic';
import { LineCard } from './line-card';
import { OrderFacts } from './order-facts';

interface Of {
  order: RadiologyOrderRow;
  /** Draws the images of an examination, which are another module's. */
  images: (line: RadiologyLineEntry) => ReactNode;
}

const isUnderWay = ({ status }: RadiologyLineEntry): boolean =>
  status !== 'ordered' && status !== 'cancelled' && status !== 'not_done';

/** One order at radiology's desk: what was asked, and each examination with its report and its images. */
export function OrderWork({ order, images }: Of) {
  const can = useCan();
  return (
    <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
      <OrderFacts order={order} />
      {can('radiology.ongoing:view') ? <Lines order={order} images={images} /> : null}
    </div>
  );
}

function Lines({ order, images }: Of) {
  const sheet = useTopic(radiologySheet, { orderId: order.id });
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {order.lines.map(line => (
        <Fragment key={line.line}>
          <LineCard order={order} line={line} report={sheet.rows.find(report => report.line === line.line)} />
          {isUnderWay(line) && images(line)}
        </Fragment>
      ))}
    </div>
  );
}
