import { printInterimBill } from '@alur/contracts/transaction/commands';
import { PrinterType } from '@alur/contracts/transaction/enums';
import type { ChargeRow, TransactionDetailRow } from '@alur/contracts/transaction/rows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '@/api/use-command';
import { Field } from '@/ui/field';
import { PrintDialog } from '@/ui/print-dialog';
import { Select } from '@/ui/select';
import { InterimBill } from './interim-bill';
import type { ReceiptHead } from './receipt';
import { paperCss, papers } from './receipt-paper';

/** Previews the interim bill and prints it; the print is recorded before. */
export function InterimBillDialog({
  bill,
  items,
  facility,
  cashierName,
  onClose,
}: {
  bill: TransactionDetailRow;
  items: readonly ChargeRow[];
  facility: ReceiptHead;
  cashierName: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('transaction');
  const [printer, setPrinter] = useState<PrinterType>('laser_a4');
  const record = useCommand(printInterimBill);
  const print = async (toPrinter: () => void) => {
    const outcome = await record.run({ id: bill.id, body: { printer } });
    if (outcome.ok) toPrinter();
  };
  return (
    <PrintDialog
      title={t('interim.title')}
      description={t('interim.hint')}
      label={t('interim.print')}
      preview={t('interim.preview')}
      file={`${t('interim.title')} ${bill.refNumber}`}
      css={paperCss[printer]}
      page={papers[printer]}
      pending={record.pending}
      onPrint={toPrinter => void print(toPrinter)}
      onClose={onClose}
      beside={
        <div className="w-56 shrink-0">
          <Field label={t('receipt.printer')}>
            <Select
              value={printer}
              onValueChange={setPrinter}
              options={PrinterType.options.map(value => ({ value, label: t(`receipt.printers.${value}`) }))}
            />
          </Field>
        </div>
      }
    >
      <InterimBill bill={bill} items={items} facility={facility} cashierName={cashierName} />
    </PrintDialog>
  );
}
