import { takeBack } from '@alur/contracts/medication/commands';
import { medicationChart, type MedicationRow } from '@alur/contracts/medication/rows';
import { isExpired } from '@alur/contracts/medication/slots';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { FormField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { useNow } from '@/live/clock';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { formatDateTime, formatNumber } from '@/ui/format';
import { Textarea } from '@/ui/input';
import { NumberInput } from '@/ui/number-input';
import { daysLeft, leftOf } from './chart-cells';

/** What the ward has of a prescription, and what it returns unopened. */
export function WardSupplies({ prescriptionId, encounterId }: { prescriptionId: number; encounterId: number }) {
  const { t } = useTranslation('medication');
  const can = useCan();
  const { rows } = useTopic(medicationChart, { encounterId });
  const now = useNow(60_000);
  /** DOMAIN-CLINICAL 9.1: the pharmacist is notified a day before, too. */
  const days = (row: MedicationRow) => {
    const left = daysLeft(row, now);
    return left !== null && left <= 1 ? left : null;
  };
  const [returning, setReturning] = useState<MedicationRow | null>(null);
  const its = rows
    .filter(row => row.prescriptionId === prescriptionId && row.supplied > 0)
    .toSorted((a, b) => a.lineId - b.lineId);
  if (its.length === 0) return null;
  return (
    <Card title={t('onWard')} bodyClassName="p-0">
      <ul className="divide-y">
        {its.map(row => (
          <li key={row.id} className="flex items-center gap-3 px-4 py-2">
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{row.name}</span>
              <span className="tabular block text-xs text-muted-foreground">
                {t('supplyOf', {
                  left: formatNumber(leftOf(row), 3),
                  supplied: formatNumber(row.supplied, 3),
                  used: formatNumber(row.used, 3),
                  returned: formatNumber(row.returned, 3),
                  unit: row.unit,
                })}
              </span>
              {days(row) !== null && <span className="block text-xs text-danger-text">{t('stopsTomorrow')}</span>}
              {isExpired(row, now) && row.stopsAt && (
                <span className="block text-xs text-danger-text">
                  {t('expired', { at: formatDateTime(row.stopsAt) })}
                </span>
              )}
            </span>
            {can('pharmacy.inpatient:take-back') && row.medicineId !== null && leftOf(row) > 0 && (
              <Button size="sm" onClick={() => setReturning(row)}>
                {t('takeBack')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {returning && <TakeBackDialog row={returning} onClose={() => setReturning(null)} />}
    </Card>
  );
}

function TakeBackDialog({ row, onClose }: { row: MedicationRow; onClose: () => void }) {
  const { t } = useTranslation('medication');
  const form = useCommandForm(takeBack, {
    values: { quantity: leftOf(row) as number | null, reason: '' },
    id: row.prescriptionId,
    body: typed => ({ ...typed, lineId: row.lineId }),
    success: t('takenBack'),
    onDone: onClose,
  });
  return (
    <FormDialog
      of={form}
      title={t('takeBackTitle', { name: row.name })}
      description={t('takeBackText')}
      verb={t('takeBack')}
      onClose={onClose}
    >
      <FormField control={form.control} name="quantity" label={t('quantity', { unit: row.unit })} required>
        {bound => <NumberInput decimals={3} {...bound} />}
      </FormField>
      <FormField control={form.control} name="reason" label={t('reason')} required>
        {bound => <Textarea rows={2} {...bound} />}
      </FormField>
    </FormDialog>
  );
}
