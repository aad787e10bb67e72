import { pairDevice } from '@alur/contracts/identity/commands';
import type { ScheduleRow } from '@alur/contracts/schedule/rows';
import { useTranslation } from 'react-i18next';
import { CommandForm, TextField } from '@/forms/command-form';
import { useSaveQuestion } from '@/forms/save-question';
import { useCommandForm } from '@/forms/use-command-form';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { Dialog } from '@/ui/dialog';
import { FieldGroup } from '@/ui/field-group';

/** A new display: its name, and the schedules it may show. */
export function AddDisplay({
  schedules,
  onClose,
  onAdded,
}: {
  schedules: readonly ScheduleRow[];
  onClose: () => void;
  onAdded: (id: number, name: string) => void;
}) {
  const { t } = useTranslation(['display', 'common']);
  const question = useSaveQuestion();
  const form = useCommandForm(pairDevice, {
    values: { name: '', scheduleIds: schedules.map(({ id }) => id) },
    body: typed => typed,
    check: ({ scheduleIds }) => ({ scheduleIds: scheduleIds.length === 0 && t('display:schedulesNeeded') }),
    ask: ({ name }) => question(name.trim(), true),
    onDone: ({ id }, { name }) => onAdded(id, name.trim()),
  });
  const picked = form.watch('scheduleIds');
  return (
    <Dialog
      open
      onOpenChange={open => !open && !form.pending && onClose()}
      size="sm"
      title={t('display:add')}
      footer={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" form="display-form" variant="primary" pending={form.pending}>
            {t('display:save')}
          </Button>
        </>
      }
    >
      <CommandForm of={form} id="display-form" className="flex flex-col gap-4">
        <TextField
          control={form.control}
          name="name"
          label={t('display:name')}
          required
          hint={t('display:nameHint')}
          autoFocus
        />
        <FieldGroup legend={t('display:schedules')} error={form.errorOf('scheduleIds')}>
          {schedules.map(({ id, name, doctorName }) => (
            <Checkbox
              key={id}
              label={`${name} · ${doctorName}`}
              checked={picked.includes(id)}
              onCheckedChange={on =>
                form.set({ scheduleIds: on === true ? [...picked, id] : picked.filter(other => other !== id) })
              }
            />
          ))}
        </FieldGroup>
      </CommandForm>
    </Dialog>
  );
}
