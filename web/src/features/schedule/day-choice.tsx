import type { Weekday } from '@alur/contracts/kernel/enums';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '@/ui/checkbox';
import { FieldGroup } from '@/ui/field-group';
import { weekdays } from './schedule-days';

/** Chooses days of the week, one by one or all at once. */
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
    <FieldGroup legend={t('schedule:field.days')} error={error}>
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
    </FieldGroup>
  );
}
