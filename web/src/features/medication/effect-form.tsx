import { DoseEffect, recordEffect } from '@alur/contracts/medication/commands';
import type { MedicationDoseRow, MedicationRow } from '@alur/contracts/medication/rows';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { formatDateTime } from '@/ui/format';
import { Textarea } from '@/ui/input';
import { joined } from '@/ui/joined';
import { orErased } from '@/ui/or-erased';
import { Select } from '@/ui/select';

/** Records the effect of an as-needed dose (DOMAIN-CLINICAL 9.1). */
export function EffectForm({
  row,
  dose,
  onClose,
}: {
  row: MedicationRow;
  dose: MedicationDoseRow;
  onClose: () => void;
}) {
  const { t } = useTranslation(['medication', 'enums']);
  const form = useCommandForm(recordEffect, {
    values: { effect: dose.effect ?? ('relieved' as (typeof DoseEffect.options)[number]), note: '' },
    id: row.prescriptionId,
    body: typed => ({ lineId: row.lineId, dose: dose.dose, effect: typed.effect, note: typed.note.trim() || null }),
    success: t('medication:effectSaved'),
    onDone: onClose,
  });
  return (
    <FormDialog
      of={form}
      title={t('medication:recordEffect')}
      description={joined(row.name, formatDateTime(dose.at), dose.note && orErased(dose.note))}
      onClose={onClose}
    >
      <FormField control={form.control} name="effect" label={t('medication:effect')}>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={DoseEffect.options.map(one => ({ value: one, label: t(`enums:doseEffect.${one}`) }))}
          />
        )}
      </FormField>
      <FormField control={form.control} name="note" label={t('medication:note')} optional>
        {bound => <Textarea rows={2} {...bound} />}
      </FormField>
    </FormDialog>
  );
}
