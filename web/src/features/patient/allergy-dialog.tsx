import { AllergyKind, AllergySeverity, recordAllergy } from '@alur/contracts/patient/commands';
import type { Allergy } from '@alur/contracts/patient/rows';
import { useQueryClient } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { shaped } from '@/api/shape-errors';
import { placeFieldErrors, useCommand } from '@/api/use-command';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { patientQuery } from './patient-queries';

interface Values {
  kind: Allergy['kind'];
  substance: string;
  severity: Allergy['severity'];
  reaction: string;
}

/** What a person must not be given: what it is, how severe, and what it did. */
export default function AllergyForm({ patientId, onClose }: { patientId: number; onClose: () => void }) {
  const { t } = useTranslation(['patient', 'enums', 'common']);
  const queries = useQueryClient();
  const form = useForm<Values>({
    defaultValues: { kind: 'medicine', substance: '', severity: 'unknown', reaction: '' },
  });
  const command = useCommand(recordAllergy, { form, success: t('patient:allergy.saved') });
  const submit = form.handleSubmit(async values => {
    const { body, error } = shaped(recordAllergy.body, values);
    if (error) return void placeFieldErrors(error, form);
    const outcome = await command.run({ id: patientId, body });
    if (!outcome.ok) return;
    await queries.invalidateQueries({ queryKey: patientQuery(patientId).queryKey });
    onClose();
  });
  const { errors } = form.formState;
  return (
    <Dialog
      open
      onOpenChange={open => !open && !command.pending && onClose()}
      size="sm"
      title={t('patient:allergy.add')}
      footer={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button variant="primary" type="submit" form="allergy-form" pending={command.pending}>
            {t('patient:allergy.save')}
          </Button>
        </>
      }
    >
      <form id="allergy-form" noValidate className="flex flex-col gap-3" onSubmit={event => void submit(event)}>
        <Field
          label={t('patient:allergy.substance')}
          required
          hint={t('patient:allergy.substanceHint')}
          error={errors.substance?.message ?? null}
        >
          <Input autoFocus autoComplete="off" {...form.register('substance')} />
        </Field>
        <div className="grid grid-cols-2 gap-3">
          <Controller
            control={form.control}
            name="kind"
            render={({ field }) => (
              <Field label={t('patient:allergy.kind')}>
                <Select
                  value={field.value}
                  onValueChange={field.onChange}
                  options={AllergyKind.options.map(value => ({ value, label: t(`enums:allergyKind.${value}`) }))}
                />
              </Field>
            )}
          />
          <Controller
            control={form.control}
            name="severity"
            render={({ field }) => (
              <Field label={t('patient:allergy.severity')}>
                <Select
                  value={field.value}
                  onValueChange={field.onChange}
                  options={AllergySeverity.options.map(value => ({
                    value,
                    label: t(`enums:allergySeverity.${value}`),
                  }))}
                />
              </Field>
            )}
          />
        </div>
        <Field label={t('patient:allergy.reaction')} optional error={errors.reaction?.message ?? null}>
          <Input autoComplete="off" {...form.register('reaction')} />
        </Field>
      </form>
    </Dialog>
  );
}
