import { correctStock } from '@alur/contracts/inventory/commands';
import type { StockLotRow } from '@alur/contracts/inventory/rows';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommandForm, FormField } from '@/forms/command-form';
import { useCommandForm } from '@/forms/use-command-form';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { formatNumber } from '@/ui/format';
import { Textarea } from '@/ui/input';
import { NumberInput } from '@/ui/number-input';

/** Corrects a lot's quantity after it was counted, with a reason. */
export function CorrectDialog({ lot, unit, onClose }: { lot: StockLotRow; unit: string; onClose: () => void }) {
  const { t } = useTranslation(['inventory', 'common']);
  const [recorded, setRecorded] = useState(lot.onHand);
  const [movedFrom, setMovedFrom] = useState<number | null>(null);
  const form = useCommandForm(correctStock, {
    values: { counted: null as number | null, reason: '' },
    id: lot.itemId,
    body: ({ counted, reason }) => ({ storeId: lot.storeId, lotId: lot.id, counted, recorded, reason }),
    check: ({ counted, reason }) => ({
      counted: counted === null ? t('required') : counted < 0 ? t('negative') : counted === lot.onHand && t('same'),
      reason: reason.trim().length < 3 && t('reasonMissing'),
    }),
    success: t('corrected'),
    onDone: onClose,
  });
  const counted = form.watch('counted');
  // One's own correction may reach the screen by the live topic before it is answered.
  if (recorded !== lot.onHand && !form.pending) {
    setRecorded(lot.onHand);
    setMovedFrom(recorded);
    form.set({ counted: null });
  }
  const amount = (value: number) => `${formatNumber(value, 3)} ${unit}`;
  const difference = counted === null ? 0 : counted - lot.onHand;
  return (
    <Dialog
      open
      onOpenChange={open => {
        if (!open && !form.pending) onClose();
      }}
      size="sm"
      title={t('correctTitle', { batch: lot.batch })}
      description={t('correctText')}
      footer={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" form="correct-stock" variant="primary" pending={form.pending}>
            {t('correct')}
          </Button>
        </>
      }
    >
      <CommandForm of={form} id="correct-stock" className="grid gap-4">
        <p className="tabular flex justify-between">
          <span className="text-muted-foreground">{t('recorded')}</span>
          <span>{amount(lot.onHand)}</span>
        </p>
        {movedFrom !== null && (
          <p role="alert" className="flex gap-2 rounded-md bg-warning-soft px-3 py-2 text-warning-text">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {t('movedMeanwhile', { from: formatNumber(movedFrom, 3), to: formatNumber(recorded, 3) })}
          </p>
        )}
        <FormField control={form.control} name="counted" label={t('counted')} required>
          {bound => <NumberInput {...bound} decimals={3} autoFocus />}
        </FormField>
        {difference !== 0 && (
          <p className="tabular flex justify-between">
            <span className="text-muted-foreground">{t('difference')}</span>
            <span className={difference < 0 ? 'text-danger-text' : 'text-success-text'}>
              {difference > 0 ? '+' : '−'}
              {amount(Math.abs(difference))}
            </span>
          </p>
        )}
        <FormField control={form.control} name="reason" label={t('reason')} required hint={t('reasonHint')}>
          {bound => <Textarea rows={2} maxLength={500} {...bound} />}
        </FormField>
      </CommandForm>
    </Dialog>
  );
}
