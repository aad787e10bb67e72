import { AllergyKind, AllergySeverity, recordAllergy } from '@alur/contracts/patient/commands';
import type { Allergy } from '@alur/contracts/patient/rows';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { patientQuery } from '@/api/patient-query';
import { CommandForm, FormField, TextField } from '@/forms/command-form';
import { useCommandForm } from '@/forms/use-command-form';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Select } from '@/ui/select';

interface Values {
  kind: Allergy['kind'];
  substance: string;
  severity: Allergy['severity'];
  reaction: string;
}

/** Records an allergy: the substance, its severity, and the reaction. */
export default function AllergyForm({ patientId, onClose }: { patientId: number; onClose: () => void }) {
  const { t } = useTranslation(['patient', 'enums', 'common']);
  const queries = useQueryClient();
  const form = useCommandForm(recordAllergy, {
    values: { kind: 'medicine', substance: '', severity: 'unknown', reaction: '' } as Values,
    id: patientId,
    body: typed => typed,
    success: t('patient:allergy.saved'),
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: patientQuery(patientId).queryKey });
      onClose();
    },
  });
  const { control } = form;
  return (
    <Dialog
      open
      onOpenChange={open => !open && !form.pending && onClose()}
      size="sm"
      title={t('patient:allergy.add')}
      footer={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button variant="primary" type="submit" form="allergy-form" pending={form.pending}>
            {t('patient:allergy.save')}
          </Button>
        </>
      }
    >
      <CommandForm of={form} id="allergy-form" className="flex flex-col gap-3">
        <TextField
          control={control}
          name="substance"
          label={t('patient:allergy.substance')}
          required
          hint={t('patient:allergy.substanceHint')}
          autoFocus
        />
        <div className="grid grid-cols-2 gap-3">
          <FormField control={control} name="kind" label={t('patient:allergy.kind')}>
            {({ value, onChange }) => (
              <Select
                value={value}
                onValueChange={onChange}
                options={AllergyKind.options.map(kind => ({ value: kind, label: t(`enums:allergyKind.${kind}`) }))}
              />
            )}
          </FormField>
          <FormField control={control} name="severity" label={t('patient:allergy.severity')}>
            {({ value, onChange }) => (
              <Select
                value={value}
                onValueChange={onChange}
                options={AllergySeverity.options.map(severity => ({
                  value: severity,
                  label: t(`enums:allergySeverity.${severity}`),
                }))}
              />
            )}
          </FormField>
        </div>
        <TextField control={control} name="reaction" label={t('patient:allergy.reaction')} optional />
      </CommandForm>
    </Dialog>
  );
}
