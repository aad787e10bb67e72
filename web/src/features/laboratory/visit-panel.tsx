import { takesOrders, type VisitRecordRow } from '@alur/contracts/consultation/rows';
import { acknowledgeLaboratory, cancelLaboratory } from '@alur/contracts/laboratory/commands';
import {
  visitLaboratory,
  visitResults,
  type LaboratoryOrderRow,
  type LaboratoryTestRow,
} from '@alur/contracts/laboratory/rows';
import { FileCheck2, LineChart, Plus, Printer, Trash2 } from 'lucide-react';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionAtom } from '@/api/session';
import { useCan } from '@/access/use-can';
import { useCommand } from '@/api/use-command';
import { useReasonCommand } from '@/api/reason-dialog';
import { useOffers } from '@/app/facilities';
import { textsFor } from '@/i18n/i18n';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { cn } from '@/ui/cn';
import { formatTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { LineSkeleton } from '@/ui/states';
import { Sensitivities } from './culture-looks';
import { FlagChip, rangeText, shownValue } from './flag-chip';
import { CitoChip, OrderStatusChip, Rejection } from './order-looks';

// The dialogs are loaded lazily, because most visits open none of them.
const RequestDialog = lazy(async () => ({ default: (await import('./request-dialog')).RequestDialog }));
const EarlierOrders = lazy(async () => ({ default: (await import('./earlier-orders')).EarlierOrders }));
const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog')).ReportDialog }));
const ResultsHistory = lazy(async () => ({ default: (await import('./results-history')).ResultsHistory }));

export const loadTexts = textsFor('laboratory');

/** The laboratory orders of a visit, and their results as soon as they are validated. */
export function VisitPanel({ visit }: { visit: VisitRecordRow }) {
  const can = useCan();
  const offers = useOffers();
  return offers('laboratory') && can('laboratorium.history:view') ? <Laboratory visit={visit} /> : null;
}

type Open =
  | { what: 'request'; former?: LaboratoryOrderRow }
  | { what: 'report'; order: LaboratoryOrderRow }
  | { what: 'history'; test: LaboratoryTestRow };

function Laboratory({ visit }: { visit: VisitRecordRow }) {
  const { t } = useTranslation('laboratory');
  const can = useCan();
  const orders = useTopic(visitLaboratory, { encounterId: visit.encounterId });
  const results = useTopic(visitResults, { encounterId: visit.encounterId });
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const mayOrder = takesOrders(visit) && (can('laboratorium.queue:order') || can('laboratorium.queue:order-for'));
  return (
    <Card
      title={t('title')}
      actions={
        mayOrder && (
          <Button size="sm" onClick={() => setOpen({ what: 'request' })}>
            <Plus aria-hidden />
            {t('order')}
          </Button>
        )
      }
    >
      {orders.loading || results.loading ? (
        <LineSkeleton />
      ) : orders.rows.length === 0 ? (
        <p className="text-muted-foreground">{t('noneOrdered')}</p>
      ) : (
        <ul className="divide-y">
          {orders.rows
            .toSorted((a, b) => b.id - a.id)
            .map(order => (
              <OrderLine
                key={order.id}
                order={order}
                tests={results.rows.filter(({ orderId }) => orderId === order.id)}
                onOpen={setOpen}
              />
            ))}
        </ul>
      )}
      <Suspense>
        {mayOrder && <EarlierOrders visit={visit} onContinue={former => setOpen({ what: 'request', former })} />}
        {open?.what === 'request' && (
          <RequestDialog visit={visit} {...(open.former && { former: open.former })} onClose={close} />
        )}
        {open?.what === 'report' && <ReportDialog order={open.order} onClose={close} />}
        {open?.what === 'history' && <ResultsHistory {...open.test} onClose={close} />}
      </Suspense>
    </Card>
  );
}

function OrderLine({
  order,
  tests,
  onOpen,
}: {
  order: LaboratoryOrderRow;
  tests: LaboratoryTestRow[];
  onOpen: (open: Open) => void;
}) {
  const { t } = useTranslation(['laboratory', 'enums']);
  const rejected = order.specimens.find(({ rejection }) => rejection !== null)?.rejection;
  return (
    <li className="flex flex-col gap-1 py-2">
      <div className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{order.items.join(', ')}</span>
          <span className="tabular block text-xs text-muted-foreground">
            {t('laboratory:orderedBy', { time: formatTime(order.orderedAt), by: order.requester })}
            {order.onBehalfOf && ` · ${t('laboratory:forDoctor', { name: order.onBehalfOf })}`}
          </span>
        </span>
        <Acknowledge order={order} />
        <CitoChip order={order} />
        <OrderStatusChip order={order} />
        {tests.length > 0 && (
          <Button
            size="icon-sm"
            variant="ghost"
            aria-label={t('laboratory:printReport')}
            onClick={() => onOpen({ what: 'report', order })}
          >
            <Printer aria-hidden />
          </Button>
        )}
        <CancelOrder order={order} />
      </div>
      {rejected && order.status === 'ordered' && <Rejection of={rejected} />}
      {order.endReason && (
        <p className="text-xs text-muted-foreground">
          {t('laboratory:endedBecause', { reason: orErased(order.endReason) })}
        </p>
      )}
      {tests.length > 0 && (
        <ul className="rounded-md bg-surface">
          {tests
            .toSorted((a, b) => a.sequence - b.sequence)
            .map(test => (
              <ResultRow key={test.id} test={test} onOpen={() => onOpen({ what: 'history', test })} />
            ))}
        </ul>
      )}
    </li>
  );
}

/** The doctor on whose behalf somebody ordered confirms the order. */
function Acknowledge({ order }: { order: LaboratoryOrderRow }) {
  const { t } = useTranslation('laboratory');
  const can = useCan();
  const me = useAtomValue(sessionAtom)?.user.id;
  const acknowledge = useCommand(acknowledgeLaboratory, { success: t('acknowledged') });
  const isMine = order.onBehalfOfId !== null && order.onBehalfOfId === me;
  if (!isMine || order.acknowledgedAt !== null || !can('laboratorium.queue:order')) return null;
  if (order.status === 'cancelled' || order.status === 'not_done') return null;
  return (
    <Button size="sm" pending={acknowledge.pending} onClick={() => void acknowledge.run({ id: order.id, body: {} })}>
      <FileCheck2 aria-hidden />
      {t('acknowledge')}
    </Button>
  );
}

function ResultRow({ test, onOpen }: { test: LaboratoryTestRow; onOpen: () => void }) {
  const { t } = useTranslation('laboratory');
  return (
    <li className={cn('flex min-h-row flex-wrap items-center gap-x-2 px-2', test.critical && 'bg-danger-soft')}>
      <span className="min-w-24 flex-1">
        {test.name}
        {test.kind !== 'microbiology' && (
          <span className="tabular block text-xs text-muted-foreground">{rangeText(test.reference)}</span>
        )}
      </span>
      <span className="tabular font-medium">
        {orErased(shownValue(test))} <span className="font-normal text-muted-foreground">{test.unit}</span>
      </span>
      <FlagChip flag={test.flag === 'N' ? null : test.flag} critical={test.critical} />
      {test.version > 1 && <span className="text-xs text-warning-text">{t('isCorrected')}</span>}
      <Button size="icon-sm" variant="ghost" aria-label={t('trendOf', { name: test.name })} onClick={onOpen}>
        <LineChart aria-hidden />
      </Button>
      {test.microbiology && (
        <div className="w-full pb-1">
          <Sensitivities culture={test.microbiology} />
        </div>
      )}
    </li>
  );
}

/** Withdraws the order with a reason; the dialog stays open when the order has changed meanwhile. */
function CancelOrder({ order: { id, items, status } }: { order: LaboratoryOrderRow }) {
  const { t } = useTranslation('laboratory');
  const can = useCan();
  const name = items.join(', ');
  const { ask, dialog } = useReasonCommand(id, {
    command: cancelLaboratory,
    title: t('cancelTitle', { name }),
    description: t('cancelText'),
    confirmLabel: t('cancelOrder'),
    success: t('cancelledDone'),
    danger: true,
  });
  return (
    <>
      {status === 'ordered' && can('laboratorium.queue:cancel') && (
        <Button size="icon-sm" variant="ghost" aria-label={t('cancelOf', { name })} onClick={ask}>
          <Trash2 aria-hidden />
        </Button>
      )}
      {dialog}
    </>
  );
}
