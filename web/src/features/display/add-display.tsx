import { pairDevice } from '@alur/contracts/identity/commands';
import type { ScheduleRow } from '@alur/contracts/schedule/rows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldMessages } from '@/api/field-messages';
import { useCommand } from '@/api/use-command';
import { translateCode } from '@/i18n/translate-error';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';

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
  const [name, setName] = useState('');
  const [picked, setPicked] = useState<readonly number[] | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const scheduleIds = picked ?? schedules.map(({ id }) => id);
  const pair = useCommand(pairDevice, {
    onRefused: error => {
      setErrors(fieldMessages(error));
      return error.fields.length > 0;
    },
  });
  const submit = async () => {
    const wrong = {
      ...(name.trim() ? {} : { name: translateCode('shape.required') ?? '' }),
      ...(scheduleIds.length ? {} : { scheduleIds: t('display:schedulesNeeded') }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length) return;
    const outcome = await pair.run({ body: { name: name.trim(), scheduleIds: [...scheduleIds] } });
    if (outcome.ok) onAdded(outcome.data.id, name.trim());
  };
  return (
    <Dialog
      open
      onOpenChange={open => !open && !pair.pending && onClose()}
      size="sm"
      title={t('display:add')}
      footer={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" form="display-form" variant="primary" pending={pair.pending}>
            {t('display:save')}
          </Button>
        </>
      }
    >
      <form
        id="display-form"
        noValidate
        className="flex flex-col gap-4"
        onSubmit={event => {
          event.preventDefault();
          void submit();
        }}
      >
        <Field label={t('display:name')} required hint={t('display:nameHint')} error={errors['name'] ?? null}>
          <Input autoFocus autoComplete="off" value={name} onChange={event => setName(event.target.value)} />
        </Field>
        <fieldset className="flex flex-col gap-1">
          <legend className="pb-1 font-medium">{t('display:schedules')}</legend>
          {schedules.map(schedule => (
            <Checkbox
              key={schedule.id}
              label={`${schedule.name} · ${schedule.doctorName}`}
              checked={scheduleIds.includes(schedule.id)}
              onCheckedChange={on =>
                setPicked(on === true ? [...scheduleIds, schedule.id] : scheduleIds.filter(id => id !== schedule.id))
              }
            />
          ))}
          {errors['scheduleIds'] && (
            <p role="alert" className="text-xs text-danger-text">
              {errors['scheduleIds']}
            </p>
          )}
        </fieldset>
      </form>
    </Dialog>
  );
}
