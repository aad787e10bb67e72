import type { Weekday } from '@alur/contracts/kernel/enums';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '@/ui/checkbox';
import { weekdays } from './schedule-days';

/** The days of the week, one by one or all at once. */
export function DayChoice({
  value,
  error,
  onChange,
}: {
  value: readonly Weekday[];
  error: string | null;
  onChange: (days: Weekday[]) => void;
}) {
  const { t } = useTranslation(['schedule', 'enums']);
  const every = value.length === weekdays.length;
  return (
    <fieldset aria-describedby={error ? 'schedule-days-error' : undefined}>
      <legend className="pb-1 font-medium">{t('schedule:field.days')}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {weekdays.map(day => (
          <Checkbox
            key={day}
            label={t(`enums:weekday.${day}`)}
            checked={value.includes(day)}
            onCheckedChange={on => onChange(weekdays.filter(one => (one === day ? on === true : value.includes(one))))}
          />
        ))}
        <Checkbox
          label={t('schedule:everyDay')}
          checked={every || (value.length > 0 && 'indeterminate')}
          onCheckedChange={() => onChange(every ? [] : [...weekdays])}
        />
      </div>
      {error && (
        <p id="schedule-days-error" role="alert" className="pt-1 text-xs text-danger-text">
          {error}
        </p>
      )}
    </fieldset>
  );
}
