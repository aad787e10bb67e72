import { reassignStudy } from '@alur/contracts/imaging/commands';
import type { ImagingStudyRow } from '@alur/contracts/imaging/rows';
import { useTranslation } from 'react-i18next';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { Select } from '@/ui/select';
import type { OtherOrder } from './order-of-images';

interface Props {
  study: ImagingStudyRow;
  others: readonly OtherOrder[];
  onClose: () => void;
}

/** Moves a study that was attached to the wrong order to another of the same patient. */
export default function ReassignDialog({ study, others, onClose }: Props) {
  const { t } = useTranslation('imaging');
  const form = useCommandForm(reassignStudy, {
    id: study.id,
    values: { orderId: '0', reason: '' },
    body: ({ orderId: at, reason }) => {
      const { encounterId = 0, orderId = 0, line = 0, accessionNumber = '' } = others[Number(at)] ?? {};
      return { encounterId, orderId, line, accessionNumber, reason };
    },
    success: t('reassigned'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('reassign')} verb={t('reassign')} onClose={onClose}>
      <FormField control={form.control} name="orderId" label={t('reassignTo')} required>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={others.map(({ name, accessionNumber }, at) => ({
              value: String(at),
              label: `${name} · ${accessionNumber}`,
            }))}
          />
        )}
      </FormField>
      <TextField control={form.control} name="reason" label={t('reason')} required />
    </FormDialog>
  );
}
