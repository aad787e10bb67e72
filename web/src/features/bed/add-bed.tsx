import { addBed } from '@alur/contracts/bed/commands';
import { useTranslation } from 'react-i18next';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useSaveQuestion } from '@/forms/save-question';
import { useCommandForm } from '@/forms/use-command-form';
import { wardRoom } from '@/selectors/global/wards';
import { ItemSelector } from '@/selectors/item-selector';

/** Adds a bed to an existing room. */
export function AddBed({ fits, onClose }: { fits?: (roomId: number) => boolean; onClose: () => void }) {
  const { t } = useTranslation('bed');
  const rooms = {
    ...wardRoom,
    search: async (text: string, signal: AbortSignal) =>
      (await wardRoom.search(text, signal)).filter(({ item }) => fits?.(item.id) ?? true),
  };
  const question = useSaveQuestion();
  const form = useCommandForm(addBed, {
    values: { roomId: null as number | null, name: '', description: '' },
    body: ({ roomId, name, description }) => ({ roomId, name: name.trim(), description: description.trim() || null }),
    ask: ({ name }) => question(name.trim(), true),
    check: ({ roomId }) => ({ roomId: roomId === null && t('roomNeeded') }),
    success: t('added'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('add')} onClose={onClose}>
      <FormField control={form.control} name="roomId" label={t('room')} required>
        {bound => <ItemSelector of={rooms} {...bound} />}
      </FormField>
      <TextField control={form.control} name="name" label={t('name')} required maxLength={255} />
      <TextField control={form.control} name="description" label={t('places.description')} optional maxLength={255} />
    </FormDialog>
  );
}
