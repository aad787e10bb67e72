import { leftOf, sumOf } from '@alur/contracts/purchase/amounts';
import * as commands from '@alur/contracts/purchase/commands';
import {
  purchaseOne,
  purchaseReceipts,
  type PurchaseLine,
  type PurchaseReceiptRow,
  type PurchaseRow,
} from '@alur/contracts/purchase/rows';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useReasonCommand } from '@/api/reason-dialog';
import { useCommand } from '@/api/use-command';
import { NotFoundScreen } from '@/app/error-screen';
import { useAsk } from '@/forms/use-ask';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { GIVES_WAY, type Column } from '@/ui/column';
import { DataTable } from '@/ui/data-table';
import { Facts } from '@/ui/facts';
import { formatDate, formatDateTime, formatNumber, formatRupiah } from '@/ui/format';
import { joined } from '@/ui/joined';
import { PageHead, type Back } from '@/ui/page-head';
import { RecordPanes } from '@/ui/record-page';
import { ErrorState, TableSkeleton } from '@/ui/states';
import { Totals } from './order-lines';
import { PurchaseChip } from './purchase-chip';
import { PurchaseForm } from './purchase-form';

const ReceiveDialog = lazy(async () => ({ default: (await import('./receive-dialog')).ReceiveDialog }));
const invoices = () => import('./invoice-dialogs');
const InvoiceDialog = lazy(async () => ({ default: (await invoices()).InvoiceDialog }));
const PayDialog = lazy(async () => ({ default: (await invoices()).PayDialog }));
const PurchasePaper = lazy(async () => ({ default: (await import('./purchase-paper')).PurchasePaper }));

type Opened = 'edit' | 'receive' | 'invoice' | 'pay' | 'paper';

/** One purchase: what was ordered, what of it has come, its invoice, and the next step. */
export function PurchaseRecord({ id, back }: { id: number; back: Back }) {
  const { t } = useTranslation('purchase');
  const topic = useTopic(purchaseOne, { id });
  const receipts = useTopic(purchaseReceipts, { purchaseId: id });
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const row = topic.rows[0];
  if (topic.status === 'refused') return <ErrorState error={null} />;
  if (topic.loading) return <TableSkeleton rows={6} columns={4} />;
  if (!row) return <NotFoundScreen />;
  return (
    <>
      <PageHead
        title={row.number ?? t('draftOf', { supplier: row.supplierName })}
        place={t('one')}
        back={back}
        meta={
          <span className="flex flex-wrap items-center gap-2">
            <PurchaseChip status={row.status} />
            {row.number !== null && row.supplierName}
            <Freshness topicKey={topic.topicKey} status={topic.status} />
          </span>
        }
        actions={opened === 'edit' ? null : <Deeds row={row} onOpen={setOpened} />}
      />
      {opened === 'edit' ? (
        <PurchaseForm row={row} onDone={close} onCancel={close} />
      ) : (
        <Content row={row} receipts={receipts.rows} />
      )}
      <Suspense>
        {opened === 'receive' && <ReceiveDialog row={row} onClose={close} />}
        {opened === 'invoice' && <InvoiceDialog row={row} onClose={close} />}
        {opened === 'pay' && <PayDialog row={row} onClose={close} />}
        {opened === 'paper' && <PurchasePaper row={row} onClose={close} />}
      </Suspense>
    </>
  );
}

function Content({ row, receipts }: { row: PurchaseRow; receipts: readonly PurchaseReceiptRow[] }) {
  const { t } = useTranslation('purchase');
  return (
    <RecordPanes
      first="items"
      panes={[
        { key: 'items', label: t('items'), share: 5, content: <Ordered row={row} /> },
        {
          ...{ key: 'receipts', label: t('receipts'), share: 2 },
          content: (
            <>
              <Receipts row={row} receipts={receipts} />
              <Course row={row} />
            </>
          ),
        },
      ]}
    />
  );
}

/** The next step comes last. */
function Deeds({ row, onOpen }: { row: PurchaseRow; onOpen: (what: Opened) => void }) {
  const { t } = useTranslation('purchase');
  const can = useCan();
  const { id, status } = row;
  const { ask, dialog } = useAsk();
  const order = useCommand(commands.orderPurchase, { success: t('orderedDone') });
  const cancel = useReasonCommand(id, {
    ...{ command: commands.cancelPurchase, danger: true },
    ...{ title: t('cancel'), description: t('cancelText'), confirmLabel: t('cancel'), success: t('cancelledDone') },
  });
  const short = useReasonCommand(id, {
    ...{ command: commands.closePurchaseShort, danger: true },
    ...{ title: t('closeShort'), description: t('closeShortText'), confirmLabel: t('closeShort') },
    success: t('closedDone'),
  });
  const may = {
    edit: status === 'draft' && can('inventory.purchase:edit'),
    order: status === 'draft' && can('inventory.purchase:order'),
    cancel: (status === 'draft' || status === 'ordered') && can('inventory.purchase:order'),
    short: status === 'partially_received' && can('inventory.purchase:order'),
    receive: (status === 'ordered' || status === 'partially_received') && can('inventory.purchase:receive'),
    invoice:
      ['received', 'closed_short', 'invoiced'].includes(status) &&
      (can('inventory.purchase:receive') || can('inventory.purchase:pay')),
    pay: status === 'invoiced' && can('inventory.purchase:pay'),
  };
  const send = () =>
    ask(
      { title: t('sendOrder'), text: t('sendOrderText', { supplier: row.supplierName }), confirm: t('sendOrder') },
      () => void order.run({ id, body: {} }),
    );
  return (
    <>
      {row.number !== null && <Button onClick={() => onOpen('paper')}>{t('printPaper')}</Button>}
      {may.cancel && <Button onClick={cancel.ask}>{t('cancel')}</Button>}
      {may.short && <Button onClick={short.ask}>{t('closeShort')}</Button>}
      {may.edit && <Button onClick={() => onOpen('edit')}>{t('edit')}</Button>}
      {may.order && (
        <Button variant="primary" pending={order.pending} onClick={send}>
          {t('sendOrder')}
        </Button>
      )}
      {may.receive && (
        <Button variant="primary" onClick={() => onOpen('receive')}>
          {t('receive')}
        </Button>
      )}
      {may.invoice && (
        <Button variant={may.pay ? 'secondary' : 'primary'} onClick={() => onOpen('invoice')}>
          {row.invoice ? t('changeInvoice') : t('invoice')}
        </Button>
      )}
      {may.pay && (
        <Button variant="primary" onClick={() => onOpen('pay')}>
          {t('pay')}
        </Button>
      )}
      {dialog}
      {cancel.dialog}
      {short.dialog}
    </>
  );
}

function Ordered({ row }: { row: PurchaseRow }) {
  const { t } = useTranslation('purchase');
  const amount = (quantity: number) => formatNumber(quantity, 3);
  const columns: Column<PurchaseLine>[] = [
    {
      id: 'item',
      header: t('item'),
      className: GIVES_WAY,
      card: 'subject',
      cell: line => (
        <span>
          <span className="block font-medium">{line.name}</span>
          <span className="tabular block text-xs text-muted-foreground">
            {joined(
              line.factor > 1 && t('holds', { factor: formatNumber(line.factor), unit: line.baseUnit }),
              formatRupiah(line.unitPrice),
            )}
          </span>
        </span>
      ),
    },
    { id: 'ordered', header: t('ordered'), align: 'right', cell: line => `${amount(line.quantity)} ${line.unit}` },
    {
      ...{ id: 'received', header: t('received'), align: 'right' },
      cell: line => (line.free > 0 ? `${amount(line.received)} + ${amount(line.free)}` : amount(line.received)),
    },
    { id: 'left', header: t('left'), align: 'right', cell: line => amount(leftOf(line)) },
    { id: 'amount', header: t('amount'), align: 'right', cell: line => formatRupiah(line.amount) },
  ];
  return (
    <Card title={t('items')} bodyClassName="p-0">
      <DataTable label={t('items')} columns={columns} rows={row.lines} rowKey={({ line }) => String(line)} />
      <div className="flex justify-end border-t px-4 py-3">
        <Totals {...sumOf(row.lines)} />
      </div>
    </Card>
  );
}

const reversible = ['partially_received', 'received', 'closed_short'];

function Receipts({ row, receipts }: { row: PurchaseRow; receipts: readonly PurchaseReceiptRow[] }) {
  const { t } = useTranslation('purchase');
  const can = useCan();
  const mayReverse = reversible.includes(row.status) && can('inventory.purchase:receive');
  const sorted = receipts.toSorted((a, b) => b.id - a.id);
  return (
    <Card title={t('receipts')}>
      {sorted.length === 0 && <p className="text-muted-foreground">{t('noReceipts')}</p>}
      <ul className="divide-y">
        {sorted.map(receipt => (
          <ReceiptItem key={receipt.id} {...{ row, receipt, mayReverse }} />
        ))}
      </ul>
    </Card>
  );
}

function ReceiptItem({
  row,
  receipt,
  mayReverse,
}: {
  row: PurchaseRow;
  receipt: PurchaseReceiptRow;
  mayReverse: boolean;
}) {
  const { t } = useTranslation('purchase');
  const reverse = useReasonCommand(row.id, {
    ...{ command: commands.reverseReceipt, body: reason => ({ receiptId: receipt.id, reason }), danger: true },
    ...{ title: t('reverse'), description: t('reverseText'), confirmLabel: t('reverse'), success: t('reversedDone') },
  });
  const nameOf = (itemId: number) => row.lines.find(line => line.itemId === itemId)?.name ?? '';
  return (
    <li className="py-2 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 font-medium">
          {receipt.reversed ? <s>{receipt.documentNumber}</s> : receipt.documentNumber}
        </span>
        <span className="tabular">{formatRupiah(receipt.amount)}</span>
      </div>
      <p className="text-xs text-muted-foreground">
        {formatDate(receipt.receivedOn)} · {receipt.received?.by}
      </p>
      {receipt.reversed ? (
        <p className="text-xs">{t('reversedBy', { name: receipt.reversed.by, reason: receipt.reason })}</p>
      ) : (
        <ul className="tabular py-1 text-xs">
          {receipt.lines.map((line, at) => (
            <li key={at}>
              {nameOf(line.itemId)}: {formatNumber(line.quantity, 3)}
              {line.freeQuantity > 0 && ` + ${formatNumber(line.freeQuantity, 3)}`} {line.unit} · {line.batch} ·{' '}
              {formatDate(line.expiry)}
            </li>
          ))}
        </ul>
      )}
      {mayReverse && !receipt.reversed && (
        <Button size="sm" aria-label={t('reverseOf', { number: receipt.documentNumber })} onClick={reverse.ask}>
          {t('reverse')}
        </Button>
      )}
      {reverse.dialog}
    </li>
  );
}

/** Invoice and payment, and who did which step. */
function Course({ row }: { row: PurchaseRow }) {
  const { t } = useTranslation(['purchase', 'enums']);
  const said = (step: PurchaseRow['drafted']) => step && `${step.by}, ${formatDateTime(step.at)}`;
  const { invoice, payment } = row;
  return (
    <Card title={t('purchase:course')}>
      <Facts
        facts={[
          [t('purchase:supplier'), row.supplierName],
          [t('purchase:store'), row.storeName ?? t('purchase:mainStore')],
          [t('purchase:note'), row.note],
          [t('purchase:drafted'), said(row.drafted)],
          [t('purchase:ordered'), said(row.ordered)],
          [t('purchase:worth'), row.receipts > 0 && formatRupiah(row.receivedAmount)],
          [t('purchase:invoice'), invoice && `${invoice.number}, ${formatDate(invoice.on)}`],
          [t('purchase:invoiceAmount'), invoice && formatRupiah(invoice.amount)],
          [t('purchase:dueOn'), invoice && formatDate(invoice.dueOn)],
          [t('purchase:invoiced'), said(row.invoiced)],
          [
            t('purchase:payment'),
            payment && joined(t(`enums:purchasePayment.${payment.method}`), formatDate(payment.on), payment.reference),
          ],
          [t('purchase:paid'), said(row.paid)],
          [t('purchase:ended'), said(row.ended)],
          [t('purchase:reason'), row.reason],
        ]}
      />
    </Card>
  );
}
