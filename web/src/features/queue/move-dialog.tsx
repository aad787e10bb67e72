import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { translateCode } from '@/i18n/translate-error';
import { useToday } from '@/live/use-today';
import { DateField } from '@/ui/date-field';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import { toast } from '@/ui/toast';
import { useDaySchedules } from './day-schedules';
import { refusalOf, SmallForm, type QueueDialogProps } from './small-form';

/** The wrong clinic or day was chosen: another number, the same visit. */
export function MoveDialog({ row, commands, onClose }: QueueDialogProps) {
  const { t } = useTranslation('queue');
  const today = useToday();
  const [date, setDate] = useState(row.date < today ? today : row.date);
  const { schedules } = useDaySchedules(date);
  const [schedule, setSchedule] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const names = { number: row.display, name: row.patientName };
  const others = schedules.filter(({ id }) => id !== row.scheduleId || date !== row.date);
  const chosen = others.some(({ id }) => String(id) === schedule) ? schedule : null;
  const submit = async () => {
    if (!chosen) return setError(translateCode('shape.required'));
    const outcome = await commands.move.run({ id: row.id, body: { scheduleId: Number(chosen), date } });
    setError(refusalOf(outcome, 'scheduleId'));
    if (!outcome.ok) return;
    toast.success(t('done.moved'));
    onClose();
  };
  return (
    <SmallForm
      title={t('moveForm.title', names)}
      text={t('moveForm.text', names)}
      verb={t('moveForm.do')}
      pending={commands.move.pendingFor(row.id)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label={t('moveForm.date')}>
        <DateField min={today} value={date} onChange={day => day && setDate(day)} />
      </Field>
      <Field label={t('moveForm.schedule')} required error={error} hint={others.length === 0 ? t('noSchedules') : null}>
        <Select
          value={chosen}
          onValueChange={id => {
            setSchedule(id);
            setError(null);
          }}
          options={others.map(({ id, name, doctorName, startTime, endTime }) => ({
            value: String(id),
            label: `${name} · ${doctorName} · ${startTime}–${endTime}`,
          }))}
        />
      </Field>
    </SmallForm>
  );
}
