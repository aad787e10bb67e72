import { printReceipt } from '@alur/contracts/transaction/commands';
import { PrinterType } from '@alur/contracts/transaction/enums';
import type { ChargeRow, TransactionDetailRow } from '@alur/contracts/transaction/rows';
import { printer as printers } from '@alur/contracts/settings/catalogues';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '@/api/use-command';
import { useItemsInUse } from '@/live/use-items-in-use';
import { Switch } from '@/ui/switch';
import { Field } from '@/ui/field';
import { PrintDialog } from '@/ui/print-dialog';
import { Select } from '@/ui/select';
import { ChangeGiven } from './change-given';
import { paperCss, papers } from './receipt-paper';
import { Receipt, type ReceiptHead } from './receipt';

const KEY = 'receipt-print';
interface Choice {
  /** Null until somebody at this desk has chosen: the facility's own receipt printer. */
  printer: PrinterType | null;
  doctorSignature: boolean;
  cashierSignature: boolean;
}

/** The last choice is stored on the device, because each desk has its own printer. */
function lastChoice(): Choice {
  const otherwise: Choice = { printer: null, doctorSignature: false, cashierSignature: true };
  try {
    const kept = { ...otherwise, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choice>) };
    return kept.printer === null || PrinterType.options.includes(kept.printer) ? kept : otherwise;
  } catch {
    return otherwise;
  }
}

/** The paper formats to choose from, the facility's receipt printers first. */
function usePaperChoice() {
  const { t } = useTranslation('transaction');
  const own = useItemsInUse(printers).filter(({ prints }) => prints === 'receipt');
  const named = (paper: PrinterType) => own.filter(each => each.paper === paper).map(({ name }) => name);
  const label = (paper: PrinterType) => [...named(paper), t(`receipt.printers.${paper}`)].join(' – ');
  const isOwn = (paper: PrinterType) => Number(named(paper).length > 0);
  const options = PrinterType.options
    .toSorted((one, other) => isOwn(other) - isOwn(one))
    .map(value => ({ value, label: label(value) }));
  return { options, usual: own[0]?.paper ?? 'thermal_80' };
}

/** Previews the receipt and prints it. Each print is recorded before; all but the first are marked COPY. */
export function ReceiptDialog({
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
  const [choice, setChoice] = useState(lastChoice);
  // While the sheet is being printed it keeps its copy number, although the live bill has already counted the print.
  const [printing, setPrinting] = useState<number | null>(null);
  const record = useCommand(printReceipt);
  const copies = (bill.receipts.at(-1)?.copy ?? -1) + 1;
  const copy = printing ?? copies;
  const { options, usual } = usePaperChoice();
  const printer = choice.printer ?? usual;
  const page = papers[printer];

  const choose = (part: Partial<Choice>) => {
    const next = { ...choice, ...part };
    localStorage.setItem(KEY, JSON.stringify(next));
    setChoice(next);
  };
  const print = async (toPrinter: () => void) => {
    if (record.pending) return;
    setPrinting(copies);
    const outcome = await record.run({ id: bill.id, body: { ...choice, printer } });
    if (outcome.ok) toPrinter();
    setPrinting(null);
  };

  return (
    <PrintDialog
      title={t('receipt.title')}
      description={copies === 0 ? t('receipt.first') : t('receipt.copies', { count: copies })}
      label={t('receipt.print')}
      preview={t('receipt.preview')}
      file={`${t('receipt.title')} ${bill.refNumber}`}
      css={paperCss[printer]}
      page={page}
      pending={record.pending}
      onPrint={toPrinter => void print(toPrinter)}
      onClose={onClose}
      beside={
        <div className="flex w-56 shrink-0 flex-col gap-3">
          <ChangeGiven bill={bill} />
          <Field label={t('receipt.printer')}>
            <Select value={printer} onValueChange={next => choose({ printer: next })} options={options} />
          </Field>
          <Switch
            label={t('receipt.doctorSignature')}
            checked={choice.doctorSignature}
            onCheckedChange={doctorSignature => choose({ doctorSignature })}
          />
          <Switch
            label={t('receipt.cashierSignature')}
            checked={choice.cashierSignature}
            onCheckedChange={cashierSignature => choose({ cashierSignature })}
          />
        </div>
      }
    >
      <Receipt
        bill={bill}
        items={items}
        facility={facility}
        cashierName={cashierName}
        copy={copy}
        doctorSignature={choice.doctorSignature}
        cashierSignature={choice.cashierSignature}
      />
    </PrintDialog>
  );
}
