import { transactionDetail } from '@alur/contracts/transaction/topics';
import type { TransactionDetailRow } from '@alur/contracts/transaction/rows';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { formatRupiah } from '@/ui/format';
import { held, Receive, takesDeposits } from './bill-deposits';

/** The deposit on the bill of a stay, where she lies: the cashier takes it there, all others see what is held. */
export function StayDeposit({ transactionId, shiftId }: { transactionId: number; shiftId: number | null }) {
  const { rows } = useTopic(transactionDetail, { transactionId });
  const bill = rows.find(({ id }) => id === transactionId);
  return bill ? <DepositLine bill={bill} shiftId={shiftId} /> : null;
}

export function DepositLine({ bill, shiftId }: { bill: TransactionDetailRow; shiftId: number | null }) {
  const { t } = useTranslation('transaction');
  const can = useCan();
  const [receiving, setReceiving] = useState(false);
  const amount = formatRupiah(bill.deposits.reduce((sum, each) => sum + held(each), 0));
  const mayReceive = can('cashier:pay');
  return (
    <div className="tabular mt-2 flex flex-wrap items-center gap-2">
      <span className="flex-1">{t(mayReceive ? 'depositHeld' : 'depositAtCashier', { amount })}</span>
      {mayReceive && takesDeposits(bill) && (
        <Button size="sm" disabledReason={shiftId === null ? t('needsShift') : null} onClick={() => setReceiving(true)}>
          <Plus aria-hidden />
          {t('depositAdd')}
        </Button>
      )}
      {receiving && <Receive billId={bill.id} shiftId={shiftId} onClose={() => setReceiving(false)} />}
    </div>
  );
}
