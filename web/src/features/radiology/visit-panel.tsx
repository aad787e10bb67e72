import { takesOrders, type VisitRecordRow } from '@alur/contracts/consultation/rows';
import {
  acknowledgeRadiology,
  acknowledgeRefusal,
  acknowledgeReports,
  cancelRadiology,
} from '@alur/contracts/radiology/commands';
import {
  visitRadiology,
  visitReports,
  type RadiologyOrderRow,
  type RadiologyReportRow,
} from '@alur/contracts/radiology/rows';
import { CheckCheck, Plus, Printer, Trash2 } from 'lucide-react';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReasonCommand } from '@/api/reason-dialog';
import { sessionAtom } from '@/api/session';
import { useCommand } from '@/api/use-command';
import { useCan } from '@/access/use-can';
import { useOffers } from '@/app/facilities';
import { textsFor } from '@/i18n/i18n';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { cn } from '@/ui/cn';
import { formatTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { LineSkeleton } from '@/ui/states';
import { CitoChip, LineStatusChip, OrderStatusChip } from './order-looks';
import { ReportText } from './report-text';
import { presentOf } from './report-versions';

// The dialogs are loaded lazily, because most visits open none of them.
const RequestDialog = lazy(async () => ({ default: (await import('./request-dialog')).RequestDialog }));
const ReportPaper = lazy(async () => ({ default: (await import('./report-paper')).ReportPaper }));

export const loadTexts = textsFor('radiology');

/** The radiology orders of a visit, and their reports as soon as they are validated. */
export function VisitPanel({ visit }: { visit: VisitRecordRow }) {
  const can = useCan();
  const offers = useOffers();
  return offers('radiology') && can('radiology.history:view') ? <Radiology visit={visit} /> : null;
}

function Radiology({ visit }: { visit: VisitRecordRow }) {
  const { t } = useTranslation('radiology');
  const can = useCan();
  const orders = useTopic(visitRadiology, { encounterId: visit.encounterId });
  const reports = useTopic(visitReports, { encounterId: visit.encounterId });
  const [isAsking, setAsking] = useState(false);
  const [printed, setPrinted] = useState<RadiologyOrderRow | null>(null);
  const mayOrder = takesOrders(visit) && (can('radiology.queue:order') || can('radiology.queue:order-for'));
  return (
    <Card
      title={t('title')}
      actions={
        mayOrder && (
          <Button size="sm" onClick={() => setAsking(true)}>
            <Plus aria-hidden />
            {t('order')}
          </Button>
        )
      }
    >
      {orders.loading || reports.loading ? (
        <LineSkeleton />
      ) : orders.rows.length === 0 ? (
        <p className="text-muted-foreground">{t('noneOrdered')}</p>
      ) : (
        <ul className="divide-y">
          {orders.rows
            .toSorted((a, b) => b.id - a.id)
            .map(order => (
              <Order
                key={order.id}
                order={order}
                reports={reports.rows.filter(({ orderId }) => orderId === order.id)}
                onPrint={() => setPrinted(order)}
              />
            ))}
        </ul>
      )}
      <Suspense>
        {mayOrder && isAsking && <RequestDialog visit={visit} onClose={() => setAsking(false)} />}
        {printed && <ReportPaper order={printed} onClose={() => setPrinted(null)} />}
      </Suspense>
    </Card>
  );
}

interface Of {
  order: RadiologyOrderRow;
  reports: readonly RadiologyReportRow[];
  onPrint: () => void;
}

function Order({ order, reports, onPrint }: Of) {
  const { t } = useTranslation('radiology');
  return (
    <li className="flex flex-col gap-1 py-2">
      <div className="flex flex-wrap items-center gap-2">
        <span className="tabular min-w-0 flex-1 text-xs text-muted-foreground">
          {t('orderedBy', { time: formatTime(order.orderedAt), by: order.requester })}
          {order.onBehalfOf && ` · ${t('forDoctor', { name: order.onBehalfOf })}`}
        </span>
        <CitoChip order={order} />
        <OrderStatusChip order={order} />
        {reports.length > 0 && (
          <Button size="icon-sm" variant="ghost" aria-label={t('printReport')} onClick={onPrint}>
            <Printer aria-hidden />
          </Button>
        )}
        <Cancel order={order} />
      </div>
      <ul className="grid gap-1">
        {order.lines.map(line => (
          <Line
            key={line.line}
            line={line}
            report={reports.find(each => each.line === line.line)}
            withStatus={order.lines.length > 1}
          />
        ))}
      </ul>
      <Acknowledge order={order} />
    </li>
  );
}

function Line({
  line,
  report,
  withStatus,
}: {
  line: RadiologyOrderRow['lines'][number];
  report: RadiologyReportRow | undefined;
  withStatus: boolean;
}) {
  const { t } = useTranslation('radiology');
  return (
    <li>
      <span className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 flex-1 font-medium">{line.examination}</span>
        {withStatus && <LineStatusChip line={line} />}
      </span>
      {line.endReason && (
        <p className="text-xs text-muted-foreground">{t('because', { reason: orErased(line.endReason) })}</p>
      )}
      {report && (
        <div className={cn('mt-1 grid gap-2 rounded-md p-2', report.critical ? 'bg-danger-soft' : 'bg-surface')}>
          {presentOf(report).map(version => (
            <ReportText key={version.version} of={version} />
          ))}
          <p className="text-xs text-muted-foreground">
            {t('validatedByAt', { by: report.validatedBy, time: formatTime(report.validatedAt ?? report.date) })}
            {report.versions.length > 1 && ` · ${t('isAmended')}`}
          </p>
        </div>
      )}
    </li>
  );
}

/** The responsible doctor acknowledges the order, and says that she has read the report, or why it was refused. */
function Acknowledge({ order }: { order: RadiologyOrderRow }) {
  const { t } = useTranslation('radiology');
  const can = useCan();
  const me = useAtomValue(sessionAtom)?.user.id;
  const read = useCommand(acknowledgeReports, { success: t('acknowledged') });
  const readRefusal = useCommand(acknowledgeRefusal, { success: t('acknowledged') });
  const approve = useCommand(acknowledgeRadiology, { success: t('acknowledgedOrder') });
  const { id, status, reportUnread, refusalUnread } = order;
  const isMine = (order.onBehalfOfId ?? order.requesterId) === me && can('radiology.queue:order');
  const isOver = status === 'cancelled' || status === 'not_done';
  const offered = [
    {
      ...{ it: approve, word: t('acknowledge') },
      due: order.onBehalfOfId !== null && order.acknowledgedAt === null && !isOver,
    },
    { it: read, word: t('acknowledgeReport'), due: reportUnread },
    { it: readRefusal, word: t('acknowledgeRefusal'), due: refusalUnread },
  ].filter(({ due }) => due);
  if (!isMine || offered.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-2">
      {offered.map(({ it, word }) => (
        <Button key={word} size="sm" pending={it.pending} onClick={() => void it.run({ id, body: {} })}>
          <CheckCheck aria-hidden />
          {word}
        </Button>
      ))}
    </span>
  );
}

/** Withdraws what has not begun, with a reason. */
function Cancel({ order }: { order: RadiologyOrderRow }) {
  const { t } = useTranslation('radiology');
  const can = useCan();
  const open = order.lines.filter(({ status }) => status === 'ordered');
  const name = open.map(({ examination }) => examination).join(', ');
  const { ask, dialog } = useReasonCommand(order.id, {
    command: cancelRadiology,
    body: reason => ({ lines: open.map(({ line }) => line), reason }),
    title: t('cancelTitle', { name }),
    description: t('cancelText'),
    confirmLabel: t('cancelOrder'),
    success: t('cancelledDone'),
    danger: true,
  });
  return (
    <>
      {open.length > 0 && can('radiology.queue:cancel') && (
        <Button size="icon-sm" variant="ghost" aria-label={t('cancelOf', { name })} onClick={ask}>
          <Trash2 aria-hidden />
        </Button>
      )}
      {dialog}
    </>
  );
}
