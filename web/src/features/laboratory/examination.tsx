import { refuseLaboratory, validateResults, verifyResults } from '@alur/contracts/laboratory/commands';
import { laboratorySheet, type LaboratoryOrderRow, type LaboratoryTestRow } from '@alur/contracts/laboratory/rows';
import type { TopicRow } from '@alur/contracts/kernel/topic';
import { Link } from '@tanstack/react-router';
import { FileText, Phone } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useCommand } from '@/api/use-command';
import { useReasonCommand } from '@/api/reason-dialog';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { formatDateTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { EmptyState, TableSkeleton } from '@/ui/states';
import { useKeys } from '@/ui/use-keys';
import { ResultGrid } from './result-grid';
import { SpecimenList } from './specimen-list';

const CommunicateDialog = lazy(async () => ({ default: (await import('./work-dialogs')).CommunicateDialog }));
const SendOutDialog = lazy(async () => ({ default: (await import('./work-dialogs')).SendOutDialog }));
const CorrectDialog = lazy(async () => ({ default: (await import('./work-dialogs')).CorrectDialog }));
const CultureDialog = lazy(async () => ({ default: (await import('./culture-dialog')).CultureDialog }));
const CoverLetterDialog = lazy(async () => ({
  default: (await import('@/cover-letter/cover-letter-dialog')).CoverLetterDialog,
}));
const ResultsHistory = lazy(async () => ({ default: (await import('./results-history')).ResultsHistory }));

type Row = TopicRow<typeof laboratorySheet>;
type Open =
  | { what: 'correct' | 'history' | 'culture'; test: LaboratoryTestRow }
  | { what: 'communicate' }
  | { what: 'send-out'; tests: LaboratoryTestRow[] };

const idsOf = (rows: readonly Row[]): number[] => rows.map(({ parameterId }) => parameterId);

/** One order at the laboratory's desk: its tubes, its notes, and the grid of results. */
export function Examination({ order, beside }: { order: LaboratoryOrderRow; beside?: ReactNode }) {
  const can = useCan();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const mayWork = can('laboratorium.ongoing:view');
  return (
    <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
      <div className="flex min-w-0 flex-col gap-3">
        <SpecimenList order={order} />
        <OrderNotes order={order} />
        {beside}
      </div>
      {mayWork && <Sheet order={order} onOpen={setOpen} />}
      <Suspense>
        {open?.what === 'correct' && <CorrectDialog test={open.test} onClose={close} />}
        {open?.what === 'culture' && <CultureDialog test={open.test} onClose={close} />}
        {open?.what === 'history' && <ResultsHistory {...open.test} onClose={close} />}
        {open?.what === 'send-out' && <SendOutDialog tests={open.tests} onClose={close} />}
        {open?.what === 'communicate' && <Communicate order={order} onClose={close} />}
      </Suspense>
    </div>
  );
}

function Sheet({ order, onOpen }: { order: LaboratoryOrderRow; onOpen: (open: Open) => void }) {
  const { t } = useTranslation('laboratory');
  const can = useCan();
  const sheet = useTopic(laboratorySheet, { orderId: order.id });
  const verify = useCommand(verifyResults, { success: t('verified') });
  const validate = useCommand(validateResults, { success: t('validated') });
  const isOpen = order.status === 'ordered' || order.status === 'begun';
  const toVerify = sheet.rows.filter(({ status, flag }) => status === 'entered' && flag !== 'INVALID');
  const toSend = sheet.rows.filter(
    ({ status, workable, sentTo, formula }) => status === 'waiting' && workable && sentTo === null && formula === null,
  );
  const toValidate = sheet.rows.filter(({ status }) => status === 'verified');
  const doVerify = () => void verify.run({ id: order.id, body: { parameterIds: idsOf(toVerify) } });
  const doValidate = () => void validate.run({ id: order.id, body: { parameterIds: idsOf(toValidate) } });
  const mayVerify = isOpen && can('laboratorium.ongoing:verify');
  const mayValidate = isOpen && can('laboratorium.ongoing:validate');
  useKeys('f8', t('verify'), doVerify, { enabled: mayVerify && toVerify.length > 0 });
  useKeys('f9', t('validate'), doValidate, { enabled: mayValidate && toValidate.length > 0 });
  const isValidated = sheet.rows.some(({ status }) => status === 'validated');
  return (
    <Card
      title={t('results')}
      bodyClassName="p-0"
      actions={
        <>
          {order.criticalPending.length > 0 && can('laboratorium.ongoing:communicate') && (
            <Button size="sm" variant="danger" onClick={() => onOpen({ what: 'communicate' })}>
              <Phone aria-hidden />
              {t('communicateVerb')}
            </Button>
          )}
          {isOpen && toSend.length > 0 && can('laboratorium.ongoing:enter') && (
            <Button size="sm" variant="ghost" onClick={() => onOpen({ what: 'send-out', tests: toSend })}>
              {t('sendOut')}
            </Button>
          )}
          {isOpen && !isValidated && can('laboratorium.ongoing:refuse') && <RefuseOrder orderId={order.id} />}
          {mayVerify && (
            <Button
              size="sm"
              pending={verify.pending}
              disabledReason={toVerify.length === 0 ? t('nothingToVerify') : null}
              onClick={doVerify}
            >
              {t('verifyCount', { count: toVerify.length })}
            </Button>
          )}
          {mayValidate && (
            <Button
              size="sm"
              variant="primary"
              pending={validate.pending}
              disabledReason={toValidate.length === 0 ? t('nothingToValidate') : null}
              onClick={doValidate}
            >
              {t('validateCount', { count: toValidate.length })}
            </Button>
          )}
        </>
      }
    >
      {sheet.loading ? (
        <TableSkeleton rows={6} columns={6} />
      ) : sheet.rows.length === 0 ? (
        <EmptyState title={t('noTests')} />
      ) : (
        <ResultGrid
          rows={sheet.rows}
          mayEnter={isOpen && can('laboratorium.ongoing:enter')}
          deeds={{
            onHistory: test => onOpen({ what: 'history', test }),
            onCulture: test => onOpen({ what: 'culture', test }),
            ...(can('laboratorium.ongoing:correct') && {
              onCorrect: (test: LaboratoryTestRow) =>
                onOpen({ what: test.kind === 'microbiology' ? 'culture' : 'correct', test }),
            }),
          }}
        />
      )}
    </Card>
  );
}

function Communicate({ order, onClose }: { order: LaboratoryOrderRow; onClose: () => void }) {
  const sheet = useTopic(laboratorySheet, { orderId: order.id });
  const tests = sheet.rows.filter(({ parameterId }) => order.criticalPending.includes(parameterId));
  return tests.length > 0 && <CommunicateDialog order={order} tests={tests} onClose={onClose} />;
}

/** Rejects the order, and asks why. */
function RefuseOrder({ orderId }: { orderId: number }) {
  const { t } = useTranslation('laboratory');
  const { ask, dialog } = useReasonCommand(orderId, {
    command: refuseLaboratory,
    title: t('refuseTitle'),
    description: t('refuseText'),
    confirmLabel: t('refuse'),
    success: t('refusedDone'),
    danger: true,
  });
  return (
    <>
      <Button size="sm" variant="ghost" onClick={ask}>
        {t('refuse')}
      </Button>
      {dialog}
    </>
  );
}

/** What its requester wrote with it. */
function OrderNotes({ order }: { order: LaboratoryOrderRow }) {
  const { t } = useTranslation('laboratory');
  const [isReading, setReading] = useState(false);
  const acknowledged = order.acknowledgedAt
    ? t('acknowledgedAt', { time: formatDateTime(order.acknowledgedAt) })
    : t('notAcknowledged');
  const facts: [string, string | null][] = [
    [t('items'), order.items.join(', ')],
    [t('from'), `${order.unitName} · ${order.requester}`],
    [t('onBehalfOf'), order.onBehalfOf && `${order.onBehalfOf} · ${acknowledged}`],
    [t('scheduledFor'), order.scheduledAt === order.orderedAt ? null : formatDateTime(order.scheduledAt)],
    [t('referringDoctor'), order.referringDoctor],
    [t('fasting'), order.fasting === null ? null : t(order.fasting ? 'yes' : 'no')],
    [t('clinicalNotes'), orErased(order.clinicalNotes)],
    [t('medicationNotes'), orErased(order.medicationNotes)],
    [t('endReason'), order.endReason && orErased(order.endReason)],
  ];
  return (
    <Card title={t('request')}>
      <dl className="grid gap-2">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt className="text-xs text-muted-foreground">{name}</dt>
                <dd className="[overflow-wrap:anywhere] whitespace-pre-line">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {order.coverLetterId !== null && (
        <Button size="sm" className="mt-3" onClick={() => setReading(true)}>
          <FileText aria-hidden />
          {t('readLetter')}
        </Button>
      )}
      {order.continues !== null && (
        <p className="mt-2 text-xs text-muted-foreground">
          <Link
            to="/manage/laboratorium/examination/$id"
            params={{ id: order.continues }}
            className="text-primary-text underline"
          >
            {t('continuesOrder', { id: order.continues })}
          </Link>
        </p>
      )}
      <Suspense>
        {isReading && <CoverLetterDialog module="laboratory" orderId={order.id} onClose={() => setReading(false)} />}
      </Suspense>
    </Card>
  );
}
