import { registerNewborn } from '@alur/contracts/labour/commands';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { inpatientDoctor } from '@/selectors/global/wards';
import { ItemSelector } from '@/selectors/item-selector';

/**
 * Registers the baby as a patient in a cot beside its mother; everything else is known from the labour and from her.
 */
export function RegisterNewborn(props: { encounterId: number; entryId: number; onClose: () => void }) {
  const { encounterId, entryId, onClose } = props;
  const { t } = useTranslation('labour');
  const form = useCommandForm(registerNewborn, {
    values: { doctorId: null as number | null },
    id: encounterId,
    body: ({ doctorId }) => ({ entryId, doctorId }),
    success: t('registered'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('register')} description={t('registerHint')} verb={t('register')} onClose={onClose}>
      <FormField control={form.control} name="doctorId" label={t('doctor')} hint={t('doctorHint')} optional>
        {bound => <ItemSelector of={inpatientDoctor} {...bound} />}
      </FormField>
    </FormDialog>
  );
}
