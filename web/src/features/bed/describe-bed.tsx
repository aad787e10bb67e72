import { describeBed } from '@alur/contracts/bed/commands';
import type { BedPlaceRow } from '@alur/contracts/bed/rows';
import { useTranslation } from 'react-i18next';
import { TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useSaveQuestion } from '@/forms/save-question';
import { useCommandForm } from '@/forms/use-command-form';

/** What there is to say of a bed; an empty text takes the description away. */
export function DescribeBed({ bed: { id, name, description }, onClose }: { bed: BedPlaceRow; onClose: () => void }) {
  const { t } = useTranslation('bed');
  const question = useSaveQuestion();
  const form = useCommandForm(describeBed, {
    values: { description: description ?? '' },
    id,
    body: typed => ({ description: typed.description.trim() || null }),
    ask: () => question(name, false),
    success: t('places.described'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('places.describeOf', { name })} onClose={onClose}>
      <TextField control={form.control} name="description" label={t('places.description')} optional maxLength={255} />
    </FormDialog>
  );
}
