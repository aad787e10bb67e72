import { receiveDeposit, refundDeposit } from '@alur/contracts/transaction/commands';
import { PaymentMethod } from '@alur/contracts/transaction/enums';
import type { ChargeRow, DepositRow, TransactionDetailRow } from '@alur/contracts/transaction/rows';
import { Plus, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { Button } from '@/ui/button';
import { formatRupiah, formatDateTime } from '@/ui/format';
import { MoneyInput } from '@/ui/money-input';
import { Select } from '@/ui/select';
import { securityNow } from './bearing';

export const held = ({ amount, applied, refunded }: DepositRow): number => amount - applied - refunded;

const isUnclosed = ({ status }: TransactionDetailRow): boolean => status === 'WAITING' || status === 'DRAFT';

export const takesDeposits = (bill: TransactionDetailRow): boolean =>
  isUnclosed(bill) && bill.serviceType === 'inpatient';

/** Deposits: what was received, what is left of it, and when more should be asked for. */
export function BillDeposits({
  bill,
  items,
  shiftId,
}: {
  bill: TransactionDetailRow;
  items: readonly ChargeRow[];
  shiftId: number | null;
}) {
  const { t } = useTranslation(['transaction', 'enums']);
  const can = useCan();
  const [receiving, setReceiving] = useState(false);
  const [returning, setReturning] = useState<DepositRow | null>(null);
  const isOpen = isUnclosed(bill);
  const mayReceive = takesDeposits(bill) && can('cashier:pay');
  if (bill.deposits.length === 0 && !mayReceive) return null;
  const needsShift = shiftId === null ? t('transaction:needsShift') : null;
  return (
    <section aria-label={t('transaction:deposits')}>
      <div className="flex items-center gap-2 pb-1">
        <h3 className="flex-1 text-xs font-medium text-muted-foreground">{t('transaction:deposits')}</h3>
        {mayReceive && (
          <Button size="sm" disabledReason={needsShift} onClick={() => setReceiving(true)}>
            <Plus aria-hidden />
            {t('transaction:depositAdd')}
          </Button>
        )}
      </div>
      <ul className="tabular divide-y">
        {bill.deposits.map(deposit => (
          <li key={deposit.depositId} className="flex min-h-row items-center gap-2">
            <span className="min-w-0 flex-1 py-1">
              {t(`enums:paymentMethod.${deposit.method}`)}
              <span className="block text-xs text-muted-foreground">
                {formatDateTime(deposit.at)} · {deposit.cashierName}
                {held(deposit) < deposit.amount &&
                  ` · ${t('transaction:depositLeft', { left: formatRupiah(held(deposit)) })}`}
                {deposit.refunded > 0 &&
                  ` · ${t('transaction:depositGivenBack', { amount: formatRupiah(deposit.refunded) })}`}
              </span>
            </span>
            <span className="font-medium">{formatRupiah(deposit.amount)}</span>
            {held(deposit) > 0 && can('cashier:refund') && (
              <Button
                size="icon-sm"
                variant="ghost"
                aria-label={t('transaction:depositRefund')}
                disabledReason={needsShift}
                onClick={() => setReturning(deposit)}
              >
                <Undo2 aria-hidden />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isOpen && bill.topUp && <TopUpHint bill={bill} items={items} />}
      {receiving && <Receive billId={bill.id} shiftId={shiftId} onClose={() => setReceiving(false)} />}
      {returning && (
        <Refund billId={bill.id} shiftId={shiftId} deposit={returning} onClose={() => setReturning(null)} />
      )}
    </section>
  );
}

/** Charges go on after the limit was crossed: what is said is what holds now. */
function TopUpHint({ bill, items }: { bill: TransactionDetailRow; items: readonly ChargeRow[] }) {
  const { t } = useTranslation('transaction');
  const { uncovered, secured } = securityNow(bill, items);
  return (
    <p className="text-xs text-warning-text">
      {t('depositShort', { uncovered: formatRupiah(uncovered), secured: formatRupiah(secured) })}
    </p>
  );
}

interface DialogProps {
  billId: number;
  shiftId: number | null;
  onClose: () => void;
}

export function Receive({ billId, shiftId, onClose }: DialogProps) {
  const { t } = useTranslation(['transaction', 'enums']);
  const form = useCommandForm(receiveDeposit, {
    values: { method: 'cash' as PaymentMethod, amount: null as number | null, reference: '' },
    id: billId,
    body: ({ method, amount, reference }) => ({
      ...{ shiftId, method, amount, reference: reference.trim() || null },
      ...{ tendered: null, account: null },
    }),
    success: t('transaction:depositDone'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('transaction:depositAdd')} verb={t('transaction:depositAdd')} onClose={onClose}>
      <FormField control={form.control} name="amount" label={t('transaction:depositAmount')} required>
        {bound => <MoneyInput {...bound} />}
      </FormField>
      <FormField control={form.control} name="method" label={t('transaction:depositMethod')} required>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={PaymentMethod.options
              .filter(one => one !== 'bpjs')
              .map(one => ({ value: one, label: t(`enums:paymentMethod.${one}`) }))}
          />
        )}
      </FormField>
      <TextField control={form.control} name="reference" label={t('transaction:depositReference')} optional />
    </FormDialog>
  );
}

function Refund({ billId, shiftId, deposit, onClose }: DialogProps & { deposit: DepositRow }) {
  const { t } = useTranslation('transaction');
  const form = useCommandForm(refundDeposit, {
    values: { amount: held(deposit) as number | null, reason: '' },
    id: billId,
    body: ({ amount, reason }) => ({ shiftId, depositId: deposit.depositId, amount, reason: reason.trim() }),
    success: t('depositReturned'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('depositRefund')} verb={t('depositRefund')} danger onClose={onClose}>
      <FormField control={form.control} name="amount" label={t('depositAmount')} required>
        {bound => <MoneyInput {...bound} />}
      </FormField>
      <TextField control={form.control} name="reason" label={t('depositReason')} required />
    </FormDialog>
  );
}
