import { aldrete } from '@alur/contracts/record/scores/nursing';
import { recordSurgeryTimes, scoreRecovery } from '@alur/contracts/surgery/commands';
import type { SurgeryRow } from '@alur/contracts/surgery/rows';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { useLocale } from '@/i18n/use-locale';
import { useToday } from '@/live/use-today';
import { DateField } from '@/ui/date-field';
import { instantAt, localClock, localDate } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { RadioGroup } from '@/ui/radio-group';
import { TimeField } from '@/ui/time-field';

export const timeNames = ['anaesthesiaFrom', 'incisionAt', 'closedAt', 'anaesthesiaUntil'] as const;
type Times = Record<(typeof timeNames)[number], string>;

const HALF_DAY = 12 * 3_600_000;

/** A clock time on the day of the operation; one that lies half a day before its begin is after midnight. */
const instantOf = (day: string, clock: string, begin: string): string | null => {
  if (clock === '') return null;
  const at = instantAt(day, clock);
  const isNext = Date.parse(at) < Date.parse(begin) - HALF_DAY;
  return isNext ? new Date(Date.parse(at) + 2 * HALF_DAY).toISOString() : at;
};

/** The times of the operation, as far as they are known. */
export function TimesDialog({ row, onClose }: { row: SurgeryRow; onClose: () => void }) {
  const { t } = useTranslation('surgery');
  const today = useToday();
  const clockOf = (name: keyof Times) => (row[name] === null ? '' : localClock(row[name]));
  const begin = row.startedAt ?? row.requestedAt;
  const form = useCommandForm(recordSurgeryTimes, {
    id: row.id,
    values: {
      day: localDate(begin),
      ...(Object.fromEntries(timeNames.map(name => [name, clockOf(name)])) as Times),
    },
    body: ({ day, ...times }) => ({
      anaesthesiaFrom: instantOf(day, times.anaesthesiaFrom, begin),
      incisionAt: instantOf(day, times.incisionAt, begin),
      closedAt: instantOf(day, times.closedAt, begin),
      anaesthesiaUntil: instantOf(day, times.anaesthesiaUntil, begin),
    }),
    check: ({ day }) => ({ day: day === '' && t('times.dayNeeded') }),
    success: t('times.recorded'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('times.title')} verb={t('times.record')} onClose={onClose}>
      <FormField control={form.control} name="day" label={t('times.day')} required>
        {bound => <DateField {...bound} max={today} />}
      </FormField>
      <div className="grid gap-3 sm:grid-cols-2">
        {timeNames.map(name => (
          <FormField key={name} control={form.control} name={name} label={t(`times.${name}`)} optional>
            {bound => <TimeField {...bound} />}
          </FormField>
        ))}
      </div>
    </FormDialog>
  );
}

type Points = Record<'activity' | 'breathing' | 'circulation' | 'consciousness' | 'saturation', string | null>;
const inputs = ['activity', 'breathing', 'circulation', 'consciousness', 'saturation'] as const;
const none: Points = { activity: null, breathing: null, circulation: null, consciousness: null, saturation: null };

/** The Aldrete score after anaesthesia, with its total as it is chosen. */
export function RecoveryDialog({ row, onClose }: { row: SurgeryRow; onClose: () => void }) {
  const { t } = useTranslation('surgery');
  const locale = useLocale();
  const form = useCommandForm(scoreRecovery, {
    id: row.id,
    values: none,
    body: typed => ({
      activity: Number(typed.activity),
      breathing: Number(typed.breathing),
      circulation: Number(typed.circulation),
      consciousness: Number(typed.consciousness),
      saturation: Number(typed.saturation),
    }),
    check: typed => Object.fromEntries(inputs.map(each => [each, typed[each] === null && t('recovery.needed')])),
    success: t('recovery.recorded'),
    onDone: onClose,
  });
  const typed = form.watch();
  const isWhole = inputs.every(each => typed[each] !== null);
  const total = inputs.reduce((sum, each) => sum + Number(typed[each] ?? 0), 0);
  return (
    <FormDialog
      of={form}
      size="md"
      title={t('recovery.title')}
      description={orErased(row.patientName)}
      verb={t('recovery.record')}
      onClose={onClose}
    >
      {inputs.map(each => {
        const input = aldrete.inputs.find(one => one.input === each);
        if (!input || !('options' in input)) return null;
        return (
          <FormField key={each} control={form.control} name={each} label={input[locale]} required>
            {({ value, onChange }) => (
              <RadioGroup
                inline
                value={value ?? ''}
                onValueChange={onChange}
                options={input.options.map(({ code, points, ...said }) => ({
                  value: code,
                  label: `${points} · ${said[locale]}`,
                }))}
              />
            )}
          </FormField>
        );
      })}
      <p className="text-lg font-semibold" aria-live="polite">
        {isWhole ? t('recovery.total', { total }) : t('recovery.incomplete')}
      </p>
    </FormDialog>
  );
}
