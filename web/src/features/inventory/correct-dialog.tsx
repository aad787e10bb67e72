import { correctStock } from '@alur/contracts/inventory/commands';
import type { StockLotRow } from '@alur/contracts/inventory/rows';
import { TriangleAlert } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldMessages } from '@/api/field-messages';
import { useCommand } from '@/api/use-command';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { enterToNext } from '@/ui/enter-to-next';
import { Field } from '@/ui/field';
import { formatNumber } from '@/ui/format';
import { Textarea } from '@/ui/input';
import { NumberInput } from '@/ui/number-input';

/** A lot was counted: the books follow what is there, and say why. */
export function CorrectDialog({ lot, unit, onClose }: { lot: StockLotRow; unit: string; onClose: () => void }) {
  const { t } = useTranslation(['inventory', 'common']);
  const [counted, setCounted] = useState<number | null>(null);
  const [recorded, setRecorded] = useState(lot.onHand);
  const [movedFrom, setMovedFrom] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const correct = useCommand(correctStock, {
    success: t('corrected'),
    onRefused: error => {
      setErrors(fieldMessages(error));
      return error.fields.length > 0;
    },
  });
  // One's own correction is on the screen before it is answered.
  if (recorded !== lot.onHand && !correct.pending) {
    setRecorded(lot.onHand);
    setMovedFrom(recorded);
    setCounted(null);
  }
  const difference = counted === null ? null : counted - lot.onHand;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (correct.pending) return;
    const found: Record<string, string> = {};
    if (counted === null) found.counted = t('required');
    else if (counted < 0) found.counted = t('negative');
    else if (counted === lot.onHand) found.counted = t('same');
    if (reason.trim().length < 3) found.reason = t('reasonMissing');
    setErrors(found);
    if (counted === null || Object.keys(found).length > 0) return;
    const outcome = await correct.run({
      id: lot.itemId,
      body: { storeId: lot.storeId, lotId: lot.id, counted, recorded, reason: reason.trim() },
    });
    if (outcome.ok) onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={open => {
        if (!open && !correct.pending) onClose();
      }}
      size="sm"
      title={t('correctTitle', { batch: lot.batch })}
      description={t('correctText')}
      footer={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" form="correct-stock" variant="primary" pending={correct.pending}>
            {t('correct')}
          </Button>
        </>
      }
    >
      <form
        id="correct-stock"
        noValidate
        onSubmit={event => void submit(event)}
        onKeyDown={enterToNext}
        className="grid gap-4"
      >
        <p className="tabular flex justify-between">
          <span className="text-muted-foreground">{t('recorded')}</span>
          <span>
            {formatNumber(lot.onHand, 3)} {unit}
          </span>
        </p>
        {movedFrom !== null && (
          <p role="alert" className="flex gap-2 rounded-md bg-warning-soft px-3 py-2 text-warning-text">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {t('movedMeanwhile', { from: formatNumber(movedFrom, 3), to: formatNumber(recorded, 3) })}
          </p>
        )}
        <Field label={t('counted')} required error={errors.counted}>
          <NumberInput decimals={3} value={counted} onChange={setCounted} autoFocus />
        </Field>
        {difference !== null && difference !== 0 && (
          <p className="tabular flex justify-between">
            <span className="text-muted-foreground">{t('difference')}</span>
            <span className={difference < 0 ? 'text-danger-text' : 'text-success-text'}>
              {difference > 0 ? '+' : '−'}
              {formatNumber(Math.abs(difference), 3)} {unit}
            </span>
          </p>
        )}
        <Field label={t('reason')} required hint={t('reasonHint')} error={errors.reason}>
          <Textarea rows={2} value={reason} maxLength={500} onChange={event => setReason(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
