import { cancelSale, confirmSale, reopenSale } from '@alur/contracts/sale/commands';
import { saleOne, type SaleRow } from '@alur/contracts/sale/rows';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useReasonCommand } from '@/api/reason-dialog';
import { useCommand } from '@/api/use-command';
import { NotFoundScreen } from '@/app/error-screen';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Card, Kbd } from '@/ui/card';
import { Facts } from '@/ui/facts';
import { formatDate, formatDateTime, formatNumber, formatRupiah } from '@/ui/format';
import { joined } from '@/ui/joined';
import { orErased } from '@/ui/or-erased';
import { PageHead, type Back } from '@/ui/page-head';
import { RecordPanes } from '@/ui/record-page';
import { ErrorState, TableSkeleton } from '@/ui/states';
import { TransactionStatusChip } from '@/ui/transaction-status-chip';
import { useKeys } from '@/ui/use-keys';
import { SaleChip } from './sale-chip';
import { Sold } from './sold';

const SaleForm = lazy(async () => ({ default: (await import('./sale-form')).SaleForm }));
const HandOverDialog = lazy(async () => ({ default: (await import('./hand-over-dialog')).HandOverDialog }));
const ReturnDialog = lazy(async () => ({ default: (await import('./return-dialog')).ReturnDialog }));

type Opened = 'edit' | 'hand-over' | 'return' | 'labels' | 'copy';

/** One sale: what was sold, its bill, the handover, what came back, and the next step. */
export function SaleRecord({
  id,
  back,
  labels,
  copy,
}: {
  id: number;
  back: Back;
  /** Draws the dialog that prints the labels (*etiket*). */
  labels: (row: SaleRow, onClose: () => void) => ReactNode;
  /** Draws the dialog that prints the copy of the prescription (*salinan resep*). */
  copy: (row: SaleRow, onClose: () => void) => ReactNode;
}) {
  const { t } = useTranslation('sale');
  const topic = useTopic(saleOne, { id });
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const row = topic.rows[0];
  if (topic.status === 'refused') return <ErrorState error={null} />;
  if (topic.loading) return <TableSkeleton rows={6} columns={4} />;
  if (!row) return <NotFoundScreen />;
  const isEdited = opened === 'edit' && row.status === 'draft';
  return (
    <>
      <PageHead
        title={row.patientName ? orErased(row.patientName) : t('walkIn')}
        place={t('one')}
        back={back}
        meta={
          <span className="flex flex-wrap items-center gap-2">
            <SaleChip row={row} />
            <span className="tabular">{joined(row.refNumber, row.recordNumber && orErased(row.recordNumber))}</span>
            <Freshness topicKey={topic.topicKey} status={topic.status} />
          </span>
        }
        actions={isEdited ? null : <Deeds row={row} onOpen={setOpened} />}
      />
      <Suspense fallback={<TableSkeleton rows={6} columns={4} />}>
        {isEdited ? <SaleForm row={row} onDone={close} onCancel={close} /> : <Content row={row} />}
      </Suspense>
      <Suspense>
        {opened === 'hand-over' && <HandOverDialog row={row} onClose={close} />}
        {opened === 'return' && <ReturnDialog row={row} onClose={close} />}
        {opened === 'labels' && labels(row, close)}
        {opened === 'copy' && copy(row, close)}
      </Suspense>
    </>
  );
}

function Content({ row }: { row: SaleRow }) {
  const { t } = useTranslation('sale');
  return (
    <RecordPanes
      first="medicines"
      panes={[
        {
          ...{ key: 'medicines', label: t('medicines'), share: 5 },
          content: (
            <>
              <Sold row={row} />
              <Returns row={row} />
            </>
          ),
        },
        {
          ...{ key: 'course', label: t('course'), share: 3 },
          content: (
            <>
              <Bill row={row} />
              <Brought row={row} />
              <Course row={row} />
            </>
          ),
        },
      ]}
    />
  );
}

/** Whether something of the prescription is left or may be repeated, so that the buyer gets a copy of it. */
const isOwed = ({ status, prescription, lines }: SaleRow): boolean =>
  prescription !== null &&
  status !== 'draft' &&
  status !== 'cancelled' &&
  (prescription.unserved !== null || lines.some(line => line.prescribed !== null || line.iterations > 0));

/** The next step comes last. */
function Deeds({ row, onOpen }: { row: SaleRow; onOpen: (what: Opened) => void }) {
  const { t } = useTranslation('sale');
  const can = useCan();
  const { id, status } = row;
  const confirm = useCommand(confirmSale, { success: t('confirmedDone') });
  const reopen = useCommand(reopenSale, { success: t('reopenedDone') });
  const cancel = useReasonCommand(id, {
    ...{ command: cancelSale, danger: true },
    ...{ title: t('cancel'), description: t('cancelText'), confirmLabel: t('cancel'), success: t('cancelledDone') },
  });
  const isOpen = status === 'draft' || (status === 'confirmed' && !row.paid);
  const may = {
    labels: status !== 'cancelled' && row.lines.some(({ signa }) => signa),
    copy: isOwed(row),
    cancel: isOpen && can('apotek:cancel'),
    edit: status === 'draft' && can('apotek:sell'),
    reopen: status === 'confirmed' && !row.paid && can('apotek:sell'),
    handOver: status === 'confirmed' && can('apotek:hand-over'),
    takeBack: (status === 'handed_over' || status === 'partly_returned') && can('apotek:return'),
  };
  useKeys('f9', t('handOver'), () => onOpen('hand-over'), { enabled: may.handOver && row.paid });
  return (
    <>
      {may.copy && <Button onClick={() => onOpen('copy')}>{t('copy')}</Button>}
      {may.labels && <Button onClick={() => onOpen('labels')}>{t('labels')}</Button>}
      {may.cancel && <Button onClick={cancel.ask}>{t('cancel')}</Button>}
      {may.reopen && (
        <Button pending={reopen.pending} onClick={() => void reopen.run({ id, body: {} })}>
          {t('reopen')}
        </Button>
      )}
      {may.takeBack && <Button onClick={() => onOpen('return')}>{t('return.title')}</Button>}
      {may.edit && <Button onClick={() => onOpen('edit')}>{t('edit')}</Button>}
      {may.edit && (
        <Button variant="primary" pending={confirm.pending} onClick={() => void confirm.run({ id, body: {} })}>
          {t('form.confirm')}
        </Button>
      )}
      {may.handOver && (
        <Button variant="primary" disabledReason={row.paid ? null : t('notPaid')} onClick={() => onOpen('hand-over')}>
          {t('handOver')}
          <Kbd>F9</Kbd>
        </Button>
      )}
      {cancel.dialog}
    </>
  );
}

function Returns({ row }: { row: SaleRow }) {
  const { t } = useTranslation(['sale', 'enums']);
  if (row.returns.length === 0) return null;
  const lineOf = (lineId: number) => row.lines.find(line => line.lineId === lineId);
  return (
    <Card title={t('sale:returns')}>
      <ul className="divide-y">
        {row.returns.toReversed().map(each => (
          <li key={each.returnId} className="py-2 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-center gap-x-3">
              <span className="min-w-0 flex-1">{orErased(each.reason)}</span>
              <span className="tabular font-medium">{formatRupiah(each.amount)}</span>
            </div>
            <p className="text-xs text-muted-foreground">
              {joined(formatDateTime(each.at), each.by, t(`enums:paymentMethod.${each.method}`))}
            </p>
            <ul className="tabular text-xs">
              {each.lines.map(({ lineId, quantity, disposition }) => (
                <li key={lineId}>
                  {lineOf(lineId)?.name}: {formatNumber(quantity, 3)} {lineOf(lineId)?.baseUnit},{' '}
                  {t(`enums:returnDisposition.${disposition}`)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The bill at the cashier's, where its receipt is printed. */
function Bill({ row }: { row: SaleRow }) {
  const { t } = useTranslation('sale');
  const can = useCan();
  return (
    <Card
      title={t('bill')}
      actions={
        can('cashier:view') && (
          <Link to="/manage/cashier" search={{ bill: row.id }} className="text-sm text-primary-text underline">
            {t('openBill')}
          </Link>
        )
      }
    >
      <div className="flex flex-col items-start gap-2">
        <TransactionStatusChip status={row.transactionStatus} />
        <Facts
          facts={[
            [t('paid'), row.paidAmount > 0 && formatRupiah(row.paidAmount)],
            [t('refunded'), row.refunded > 0 && formatRupiah(row.refunded)],
          ]}
        />
      </div>
    </Card>
  );
}

/** The prescription that was brought, and how the medicine is delivered. */
function Brought({ row }: { row: SaleRow }) {
  const { t } = useTranslation(['sale', 'enums']);
  const { prescription: its, courier } = row;
  return (
    <>
      {its && (
        <Card title={t('sale:prescription')}>
          <Facts
            facts={[
              [t('sale:form.prescriber'), joined(orErased(its.prescriberName), its.facilityName)],
              [t('sale:form.licence'), its.prescriberLicence && orErased(its.prescriberLicence)],
              [t('sale:form.forWhom'), orErased(its.patientName)],
              [t('sale:form.writtenOn'), formatDate(its.writtenOn)],
              [t('sale:form.number'), its.number],
              [t('sale:form.kind'), its.isCopy && t('sale:form.isCopy')],
              [t('sale:form.unserved'), its.unserved && orErased(its.unserved)],
            ]}
          />
        </Card>
      )}
      <Card title={t('sale:delivery')}>
        <Facts
          facts={[
            [t('sale:form.way'), t(`enums:deliveryMethod.${row.deliveryMethod}`)],
            [t('sale:form.courierName'), courier && orErased(courier.name)],
            [t('sale:form.courierAddress'), courier && orErased(courier.address)],
            [t('sale:form.courierPhone'), courier && orErased(courier.phone)],
            [t('sale:form.phone'), row.phone && orErased(row.phone)],
          ]}
        />
      </Card>
    </>
  );
}

/** Who did which step. */
function Course({ row }: { row: SaleRow }) {
  const { t } = useTranslation('sale');
  const said = (step: SaleRow['opened']) => step && `${step.by}, ${formatDateTime(step.at)}`;
  return (
    <Card title={t('course')}>
      <Facts
        facts={[
          [t('step.opened'), said(row.opened)],
          [t('step.confirmed'), said(row.confirmed)],
          [t('step.handedOver'), said(row.handedOver)],
          [
            t('receiver'),
            row.receiverName &&
              joined(orErased(row.receiverName), row.receiverRelation && orErased(row.receiverRelation)),
          ],
          [t('step.cancelled'), said(row.cancelled)],
          [t('reason'), row.cancelReason && orErased(row.cancelReason)],
        ]}
      />
    </Card>
  );
}
