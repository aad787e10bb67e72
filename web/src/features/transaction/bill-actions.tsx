import { cancelTransaction, closeBill, reopenBill, voidTransaction } from '@alur/contracts/transaction/commands';
import type { TransactionDetailRow } from '@alur/contracts/transaction/rows';
import { Ban, EllipsisVertical, LockOpen, Printer, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useRightLost } from '@/access/use-right-lost';
import { useCommand } from '@/api/use-command';
import { useReasonCommand } from '@/api/reason-dialog';
import { chargeName } from '@/ui/charge-name';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { formatRupiah } from '@/ui/format';
import { Menu, MenuItem } from '@/ui/menu';
import { useVoid } from './use-void';

/** The rare actions on a bill: interim bill, reopening, cancelling, voiding. */
export function BillActions({
  bill,
  shiftId,
  onInterim,
}: {
  bill: TransactionDetailRow;
  shiftId: number | null;
  onInterim: () => void;
}) {
  const { t } = useTranslation('transaction');
  const can = useCan();
  // The amount at the time of the question: the live bill shows 0 before the command is answered.
  const [voiding, setVoiding] = useState<number | null>(null);
  const reopen = useReasonCommand(bill.id, {
    command: reopenBill,
    title: t('reopenTitle'),
    description: t('reopenText'),
    confirmLabel: t('reopen'),
    success: t('reopened'),
  });
  const cancel = useReasonCommand(bill.id, {
    command: cancelTransaction,
    title: t('cancelTitle'),
    description: t('cancelText', { ref: bill.refNumber, name: bill.patientName }),
    confirmLabel: t('cancel'),
    success: t('cancelled'),
    danger: true,
  });
  const mayReopen = bill.status === 'ONGOING' && bill.paid === 0 && can('cashier:edit');
  const mayCancel = ['DRAFT', 'WAITING', 'ONGOING'].includes(bill.status) && bill.paid === 0 && can('cashier:cancel');
  const mayVoid = (bill.status === 'PAID' || (bill.status === 'ONGOING' && bill.paid > 0)) && can('cashier:void');
  const mayTell = ['DRAFT', 'WAITING', 'ONGOING'].includes(bill.status) && can('cashier:print');
  return (
    <>
      {(mayTell || mayReopen || mayCancel || mayVoid) && (
        <Menu
          trigger={
            <Button size="icon" variant="ghost" aria-label={t('otherActions')}>
              <EllipsisVertical aria-hidden />
            </Button>
          }
        >
          {mayTell && (
            <MenuItem onSelect={onInterim}>
              <Printer aria-hidden />
              {t('interim.print')}
            </MenuItem>
          )}
          {mayReopen && (
            <MenuItem onSelect={reopen.ask}>
              <LockOpen aria-hidden />
              {t('reopen')}
            </MenuItem>
          )}
          {mayCancel && (
            <MenuItem danger onSelect={cancel.ask}>
              <Ban aria-hidden />
              {t('cancel')}
            </MenuItem>
          )}
          {mayVoid && (
            <MenuItem danger onSelect={() => setVoiding(bill.paid)}>
              <Undo2 aria-hidden />
              {t('void')}
            </MenuItem>
          )}
        </Menu>
      )}
      {reopen.dialog}
      {cancel.dialog}
      <VoidDialog bill={bill} shiftId={shiftId} amount={voiding} onClose={() => setVoiding(null)} />
    </>
  );
}

/** Voids a paid bill; `amount` is what is refunded, as it was when the question was asked. */
function VoidDialog({
  bill,
  shiftId,
  amount,
  onClose,
}: {
  bill: TransactionDetailRow;
  shiftId: number | null;
  amount: number | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('transaction');
  const replaceable = bill.purpose === 'care' && bill.encounterId !== null;
  const [replace, setReplace] = useState(replaceable);
  const undelivered = bill.prescriptions.filter(({ status }) => status !== 'done').length;
  const undo = useVoid(bill, shiftId);
  const lostVoid = useRightLost(voidTransaction.access, amount !== null);
  return (
    <ConfirmDialog
      open={amount !== null}
      onOpenChange={open => {
        if (!open) onClose();
      }}
      title={t('voidTitle')}
      description={amount === null ? '' : t('voidText', { amount: formatRupiah(amount) })}
      confirmLabel={t('void')}
      danger
      reason="required"
      pending={undo.pending}
      isForbidden={lostVoid}
      onConfirm={reason => void undo.run(reason, replace).then(done => done && onClose())}
    >
      {replaceable && (
        <Checkbox label={t('voidReplace')} checked={replace} onCheckedChange={value => setReplace(value === true)} />
      )}
      {undelivered > 0 && (
        <p className={replace ? 'text-muted-foreground' : 'text-danger-text'}>
          {t(replace ? 'voidKeeps' : 'voidFalls', { count: undelivered })}
        </p>
      )}
    </ConfirmDialog>
  );
}

/** Closes a bill's services manually where that did not happen automatically; says what it waits for. */
export function CloseBill({ bill }: { bill: TransactionDetailRow }) {
  const { t } = useTranslation('transaction');
  const can = useCan();
  const close = useCommand(closeBill, { success: t('closed') });
  if (!can('cashier:edit')) return null;
  const [waits] = bill.expected;
  const why =
    bill.status === 'DRAFT'
      ? t('panel.draft')
      : bill.pharmacyStatus === 'queue'
        ? t('panel.prescriptionWaits')
        : waits
          ? t('panel.chargeWaits', { name: chargeName(waits.name) })
          : null;
  return (
    <div className="flex flex-col gap-2">
      {why && (
        <p aria-hidden className="text-xs text-warning-text">
          {why}
        </p>
      )}
      <Button
        variant="primary"
        size="lg"
        pending={close.pending}
        disabledReason={why}
        onClick={() => void close.run({ id: bill.id })}
      >
        {t('close')}
      </Button>
    </div>
  );
}
