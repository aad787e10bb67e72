import { moveSchedule } from '@alur/contracts/booking/commands';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useOverQuestion } from '@/forms/over-question';
import { useCommandForm } from '@/forms/use-command-form';
import { useToday } from '@/live/use-today';
import { DateField } from '@/ui/date-field';
import { Select } from '@/ui/select';
import { useDaySchedules } from './day-schedules';
import type { QueueDialogProps } from './dialog-props';
import type { Moved } from './moved-number';

/** Moves a visit to another clinic or day; it gets another number. */
export function MoveDialog({ row, onClose, onMoved }: QueueDialogProps & { onMoved: (moved: Moved) => void }) {
  const { t } = useTranslation('queue');
  const overQuestion = useOverQuestion();
  const today = useToday();
  const names = { number: row.display, name: row.patientName };
  const form = useCommandForm(moveSchedule, {
    values: { date: row.date < today ? today : row.date, scheduleId: null as string | null },
    id: row.id,
    body: ({ date, scheduleId }) => ({ date, scheduleId: scheduleId === null ? null : Number(scheduleId) }),
    ask: ({ date, scheduleId }) =>
      overQuestion(
        schedules.find(({ id }) => id === Number(scheduleId)),
        date,
      ),
    onDone: (_receipt, { date, scheduleId }) => {
      onMoved({ row, scheduleId: Number(scheduleId), date });
      onClose();
    },
  });
  const date = form.watch('date');
  const { schedules } = useDaySchedules(date);
  const others = schedules.filter(({ id }) => id !== row.scheduleId || date !== row.date);
  return (
    <FormDialog
      of={form}
      title={t('moveForm.title', names)}
      description={t('moveForm.text', names)}
      verb={t('moveForm.do')}
      onClose={onClose}
    >
      <FormField control={form.control} name="date" label={t('moveForm.date')}>
        {({ value, onChange }) => (
          <DateField
            min={today}
            value={value}
            onChange={day => {
              if (!day || day === value) return;
              onChange(day);
              // A schedule of the former day may be closed on the new one.
              form.set({ scheduleId: null });
            }}
          />
        )}
      </FormField>
      <FormField
        control={form.control}
        name="scheduleId"
        label={t('moveForm.schedule')}
        required
        hint={others.length === 0 ? t('noSchedules') : null}
      >
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={others.map(({ id, name, doctorName, startTime, endTime }) => ({
              value: String(id),
              label: `${name} · ${doctorName} · ${startTime}–${endTime}`,
            }))}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
