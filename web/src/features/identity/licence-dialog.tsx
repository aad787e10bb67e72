import { LicenceKind, recordLicence } from '@alur/contracts/identity/commands';
import { useTranslation } from 'react-i18next';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { DateField } from '@/ui/date-field';
import { RadioGroup } from '@/ui/radio-group';
import type { Employee } from './employee-queries';

/** Records the newest STR or SIP of a person, prefilled with what is known of it. */
export function LicenceDialog({ employee, onClose }: { employee: Employee; onClose: () => void }) {
  const { t } = useTranslation('identity');
  const known = (kind: LicenceKind) => employee.licences.find(one => one.kind === kind);
  const startOf = (kind: LicenceKind) => ({
    kind,
    number: known(kind)?.number ?? (kind === 'SIP' ? employee.practiceLicence : ''),
    validUntil: known(kind)?.validUntil ?? '',
  });
  const form = useCommandForm(recordLicence, {
    values: startOf('SIP'),
    id: employee.id,
    body: typed => ({ ...typed, validUntil: typed.validUntil || null }),
    ask: ({ kind }) => ({
      title: t('licence.ask', { kind: t(`licence.${kind}`), name: employee.name }),
      text: t('licence.askText'),
    }),
    success: t('licence.recorded'),
    onDone: onClose,
  });
  const { control } = form;
  return (
    <FormDialog of={form} title={t('licence.record')} className="flex flex-col gap-4" onClose={onClose}>
      <FormField control={control} name="kind" label={t('licence.kind')} required>
        {({ value }) => (
          <RadioGroup
            inline
            value={value}
            onValueChange={kind => form.set(startOf(kind))}
            options={LicenceKind.options.map(one => ({ value: one, label: t(`licence.${one}`) }))}
          />
        )}
      </FormField>
      <TextField control={control} name="number" label={t('licence.number')} required maxLength={60} />
      <FormField
        control={control}
        name="validUntil"
        label={t('licence.validUntil')}
        optional
        hint={t('licence.forLife')}
      >
        {bound => <DateField {...bound} />}
      </FormField>
    </FormDialog>
  );
}
