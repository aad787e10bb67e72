import type { ChargeRow, TransactionDetailRow } from '@alur/contracts/transaction/rows';
import { transactionCharges, transactionDetail } from '@alur/contracts/transaction/topics';
import { CircleCheck, FileQuestion, Printer } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useStaff } from '@/api/use-staff';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Kbd } from '@/ui/card';
import { formatDateTime } from '@/ui/format';
import { HeldChip } from '@/ui/held-chip';
import { EmptyState, TableSkeleton } from '@/ui/states';
import { useKeys } from '@/ui/use-keys';
import { orErased } from '@/ui/or-erased';
import { BillActions, CloseBill } from './bill-actions';
import { BillDeposits } from './bill-deposits';
import { BillGuarantors } from './bill-guarantors';
import { BillItems } from './bill-items';
import { BillOpenCharges } from './bill-open-charges';
import { BillPayments } from './bill-payments';
import { BillTotals } from './bill-totals';
import { buyerName } from './buyer-name';
import { ChangeGiven } from './change-given';
import { PaymentPanel } from './payment-panel';
import type { ReceiptHead } from './receipt';
import { itemsOf, lateOf, type LateCharges } from './charges';
import { SubmissionChip } from '@/ui/submission-chip';
import { TransactionStatusChip } from '@/ui/transaction-status-chip';
import { PharmacyChip } from './pharmacy-chip';
import { PageHead } from '@/ui/page-head';

const InterimBillDialog = lazy(async () => ({
  default: (await import('./interim-bill-dialog')).InterimBillDialog,
}));
const ReceiptDialog = lazy(async () => ({ default: (await import('./receipt-dialog')).ReceiptDialog }));

export interface BillScreenProps {
  id: number;
  facility: ReceiptHead;
  cashierName: string;
  /** The cashier's own open shift; null without one. */
  shiftId: number | null;
  onOpenShift: () => void;
  /** A discount above this amount needs the second right. */
  discountLimit: number | null;
  onBack: () => void;
  onOpen: (id: number) => void;
}

/** One live bill: items at the left; total and payment at the right, always visible. */
export function BillScreen({
  id,
  facility,
  cashierName,
  shiftId,
  onOpenShift,
  discountLimit,
  onBack,
  onOpen,
}: BillScreenProps) {
  const { t } = useTranslation('transaction');
  const can = useCan();
  const topic = useTopic(transactionDetail, { transactionId: id });
  const bill = topic.rows[0];
  const charges = useTopic(transactionCharges, { transactionId: id });
  const items = useMemo(() => itemsOf(charges.rows), [charges.rows]);
  const [interim, setInterim] = useState(false);
  const [receipt, setReceipt] = useState(false);
  const printable = bill?.status === 'PAID' && can('cashier:print');
  useKeys('ctrl+p', t('keys.print'), () => setReceipt(true), { enabled: printable });
  if (topic.loading || charges.loading) return <TableSkeleton />;
  if (!bill)
    return (
      <EmptyState icon={FileQuestion} title={t('notFound')} action={<Button onClick={onBack}>{t('back')}</Button>} />
    );
  return (
    <div className="fills flex flex-col gap-3">
      <PageHead
        back={{ label: t('back'), onBack }}
        title={buyerName(bill)}
        place={t('title')}
        meta={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {bill.recordNumber && (
              <span>
                {t('record')} {orErased(bill.recordNumber)}
              </span>
            )}
            <span>{bill.refNumber}</span>
            {bill.doctorName && <span>{bill.doctorName}</span>}
            <span>{t(`payer.${bill.payer}`)}</span>
            {bill.pharmacyStatus && <PharmacyChip status={bill.pharmacyStatus} />}
            {bill.satusehatStatus && (
              <span className="flex items-center gap-1">
                {t('column.satusehat')}
                <SubmissionChip status={bill.satusehatStatus} />
              </span>
            )}
            <HeldChip marks={bill.held} full />
          </span>
        }
        actions={
          <>
            <TransactionStatusChip status={bill.status} />
            <Freshness topicKey={topic.topicKey} status={topic.status} />
            <BillActions bill={bill} shiftId={shiftId} onInterim={() => setInterim(true)} />
          </>
        }
      />
      <div className="fills flex gap-4 max-lg:flex-col">
        <BillItems bill={bill} items={items} discountLimit={discountLimit} />
        <BillPane
          bill={bill}
          items={items}
          late={lateOf(charges.rows)}
          shiftId={shiftId}
          onOpenShift={onOpenShift}
          onOpen={onOpen}
          onReceipt={() => setReceipt(true)}
        />
      </div>
      {interim && (
        <Suspense>
          <InterimBillDialog
            bill={bill}
            items={items}
            facility={facility}
            cashierName={cashierName}
            onClose={() => setInterim(false)}
          />
        </Suspense>
      )}
      {receipt && printable && (
        <Suspense>
          <ReceiptDialog
            bill={bill}
            items={items}
            facility={facility}
            cashierName={cashierName}
            onClose={() => setReceipt(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The totals of the bill, its payments, and the next action. */
function BillPane({
  bill,
  items,
  late,
  shiftId,
  onOpenShift,
  onOpen,
  onReceipt,
}: Pick<BillScreenProps, 'shiftId' | 'onOpenShift' | 'onOpen'> & {
  bill: TransactionDetailRow;
  items: readonly ChargeRow[];
  late: readonly LateCharges[];
  onReceipt: () => void;
}) {
  const { t } = useTranslation('transaction');
  const can = useCan();
  const { nameOf } = useStaff();
  return (
    <aside
      className="flex w-96 shrink-0 flex-col gap-4 rounded-lg border bg-raised p-4 max-lg:w-full lg:overflow-auto"
      aria-label={t('panel.title')}
    >
      <BillTotals bill={bill} />
      <ChangeGiven bill={bill} />
      <BillOpenCharges bill={bill} late={late} />
      <BillGuarantors bill={bill} items={items} />
      <BillDeposits bill={bill} items={items} shiftId={shiftId} />
      <BillPayments bill={bill} shiftId={shiftId} />
      {bill.status === 'ONGOING' && can('cashier:pay') && (
        <PaymentPanel key={bill.id} bill={bill} shiftId={shiftId} onOpenShift={onOpenShift} onPaid={onReceipt} />
      )}
      {(bill.status === 'WAITING' || bill.status === 'DRAFT') && <CloseBill bill={bill} />}
      {bill.status === 'PAID' && bill.paidAt && (
        <p className="flex items-center gap-2 text-success-text">
          <CircleCheck aria-hidden className="size-4" />
          {t('panel.fullyPaid', { time: formatDateTime(bill.paidAt) })}
        </p>
      )}
      {bill.endReason && (
        <p>
          <span className="block text-xs text-muted-foreground">{t('ended')}</span>
          {bill.endReason}
          {bill.endedAt && (
            <span className="block text-xs text-muted-foreground">
              {t('endedBy', { name: nameOf(bill.endedBy ?? 0) ?? '–', time: formatDateTime(bill.endedAt) })}
            </span>
          )}
        </p>
      )}
      {bill.replacedBy !== null && (
        <Button variant="primary" onClick={() => onOpen(bill.replacedBy!)}>
          {t('replacedBy')}
        </Button>
      )}
      {bill.status === 'PAID' && can('cashier:print') && (
        <Button variant="primary" size="lg" onClick={onReceipt}>
          <Printer aria-hidden />
          {t('printAction')}
          <Kbd>Ctrl P</Kbd>
        </Button>
      )}
    </aside>
  );
}
