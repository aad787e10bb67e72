import * as commands from '@alur/contracts/stay/commands';
import { useTranslation } from 'react-i18next';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { DateField } from '@/ui/date-field';
import { Select } from '@/ui/select';
import type { StayDialogProps } from './stay-dialogs';

/** Records the precaution by which a patient is isolated, why, and when it is reviewed. */
export function IsolationDialog({ stay, onClose }: StayDialogProps) {
  const { t } = useTranslation(['stay', 'enums']);
  const form = useCommandForm(commands.startIsolation, {
    values: { precaution: 'contact' as commands.IsolationPrecaution, reason: '', until: '' },
    id: stay.encounterId,
    body: ({ precaution, reason, until }) => ({ precaution, reason: reason.trim(), until: until || null }),
    success: t('stay:isolationStarted'),
    onDone: onClose,
  });
  return (
    <FormDialog
      of={form}
      title={t('stay:startIsolation')}
      description={t('stay:startIsolationHint')}
      verb={t('stay:startIsolationVerb')}
      onClose={onClose}
    >
      <FormField control={form.control} name="precaution" label={t('stay:precaution')} required>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={commands.IsolationPrecaution.options.map(one => ({
              value: one,
              label: t(`enums:isolationPrecaution.${one}`),
            }))}
          />
        )}
      </FormField>
      <TextField control={form.control} name="reason" label={t('stay:isolationReason')} required />
      <FormField control={form.control} name="until" label={t('stay:isolationUntil')} optional>
        {bound => <DateField {...bound} />}
      </FormField>
    </FormDialog>
  );
}
