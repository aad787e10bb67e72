import { checkDose } from '@alur/contracts/medication/commands';
import type { MedicationRow } from '@alur/contracts/medication/rows';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '@/api/use-command';
import { Button } from '@/ui/button';

const isCheckedFor = (row: MedicationRow, slot: string | null): boolean => row.checkedSlot === (slot ?? '');

/** Whether a second person must check the dose first (DOMAIN-CLINICAL 9.1). */
export const isUnchecked = (row: MedicationRow, slot: string | null): boolean =>
  row.doubleCheck && !isCheckedFor(row, slot);

/** The second person confirms here, with her own login, the amount that the form holds. */
export function DoubleCheck({
  row,
  slot,
  quantity,
}: {
  row: MedicationRow;
  slot: string | null;
  quantity: number | null;
}) {
  const { t } = useTranslation('medication');
  const check = useCommand(checkDose, { success: t('checked') });
  if (!row.doubleCheck) return null;
  const isChecked = isCheckedFor(row, slot);
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md bg-warning-soft px-3 py-2 text-warning-text">
      <ShieldCheck aria-hidden className="size-4 shrink-0" />
      <span className="min-w-52 flex-1">
        {isChecked ? t('checkedBy', { name: row.checkedBy ?? '' }) : t('checkText')}
      </span>
      {!isChecked && (
        <Button
          pending={check.pending}
          disabledReason={quantity === null ? t('needed.quantity') : null}
          onClick={() =>
            quantity !== null &&
            void check.run({ id: row.prescriptionId, body: { lineId: row.lineId, slot, quantity } })
          }
        >
          {t('check')}
        </Button>
      )}
    </div>
  );
}
