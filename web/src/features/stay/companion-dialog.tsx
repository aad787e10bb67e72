import * as commands from '@alur/contracts/stay/commands';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { Select } from '@/ui/select';
import type { StayDialogProps } from './stay-dialogs';

/** Records a companion, who stays with the patient overnight in a bed beside hers. */
export function CompanionDialog({ stay, onClose }: StayDialogProps) {
  const { t } = useTranslation(['stay', 'enums']);
  const form = useCommandForm(commands.addCompanion, {
    values: { relation: 'spouse' as commands.CompanionRelation },
    id: stay.encounterId,
    body: typed => typed,
    success: t('stay:companionAdded'),
    onDone: onClose,
  });
  return (
    <FormDialog
      of={form}
      title={t('stay:addCompanion')}
      description={t('stay:addCompanionHint')}
      verb={t('stay:addCompanionVerb')}
      onClose={onClose}
    >
      <FormField control={form.control} name="relation" label={t('stay:companionRelation')} required>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={commands.CompanionRelation.options.map(one => ({
              value: one,
              label: t(`enums:companionRelation.${one}`),
            }))}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
