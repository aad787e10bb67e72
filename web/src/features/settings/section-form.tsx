import { changeSettings } from '@alur/contracts/settings/commands';
import { editOf } from '@alur/contracts/settings/section-rights';
import type { Settings } from '@alur/contracts/settings/settings';
import { Controller, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { OvertakenFields } from '@/drafts/overtaken';
import { CommandForm, FormField } from '@/forms/command-form';
import { useSaveQuestion } from '@/forms/save-question';
import { useCommandForm } from '@/forms/use-command-form';
import { anyKey } from '@/i18n/any-key';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Checkbox } from '@/ui/checkbox';
import { cn } from '@/ui/cn';
import { formatNumber, formatRupiah } from '@/ui/format';
import { Input } from '@/ui/input';
import { NumberInput } from '@/ui/number-input';
import { MoneyInput } from '@/ui/money-input';
import { showTime } from '@/ui/read-time';
import { Select } from '@/ui/select';
import { TimeField } from '@/ui/time-field';
import { SectionHistory } from './section-history';
import { SectionPrices } from './section-prices';
import { sections, type SectionField, type SectionName } from './sections';

/** A section of more fields has the whole width, in two columns. */
const LONG = 10;

type Value = string | number | boolean | null;
type Values = Record<string, Value>;

/** One section of the facility's settings, saved as a whole; what others save meanwhile is never overwritten unseen. */
export function SectionForm({ section, settings }: { section: SectionName; settings: Settings }) {
  const { t } = useTranslation('settings');
  const can = useCan();
  const words = useValueWords();
  const fields = sections[section];
  const stored: Values = settings[section];
  const question = useSaveQuestion();
  const mayEdit = can(editOf(section));
  const form = useCommandForm(changeSettings, {
    values: stored,
    body: values => ({ section, values }),
    check: typed =>
      Object.fromEntries(
        fields
          .filter(
            ({ kind, name }) =>
              kind !== 'maybe-money' &&
              kind !== 'maybe-number' &&
              kind !== 'text' &&
              (typed[name] === null || typed[name] === ''),
          )
          .map(({ name }) => [name, t('required')]),
      ),
    fieldOf: path => path.replace(/^values\./, ''),
    ask: () => question(t(`section.${section}`), false),
    success: t('saved'),
    guard: true,
  });
  const { isChanged } = form;
  const isLong = fields.length > LONG;
  const theirs = fields.filter(field => form.overtaken.includes(field.name));
  const reason = theirs.length > 0 ? t('overtakenNeeded') : isChanged ? null : t('unchanged');
  return (
    <Card
      title={t(`section.${section}`)}
      actions={<SectionHistory section={section} />}
      className={isLong ? 'xl:col-span-full' : undefined}
    >
      <CommandForm of={form}>
        <fieldset
          disabled={!mayEdit}
          className={cn('grid gap-4', isLong ? 'max-w-4xl items-start gap-x-8 lg:grid-cols-2' : 'max-w-md')}
        >
          {theirs.length > 0 && (
            <OvertakenFields
              text={t('overtaken')}
              fields={theirs.map(field => ({
                label: t(`field.${field.name}`),
                words: words(field, stored[field.name] ?? null),
              }))}
              onTake={form.takeTheirs}
              onKeep={form.keepMine}
            />
          )}
          {fields.map(field => (
            <Setting key={field.name} control={form.control} field={field} disabled={!mayEdit} />
          ))}
        </fieldset>
        <footer className="flex flex-wrap items-center gap-3 pt-4">
          {mayEdit ? (
            <>
              <Button type="submit" variant="primary" pending={form.pending} disabledReason={reason}>
                {t('save')}
              </Button>
              {isChanged && (
                <Button variant="ghost" onClick={form.undo}>
                  {t('undo')}
                </Button>
              )}
              {isChanged && (
                <span role="status" className="text-xs text-warning-text">
                  {t('unsaved')}
                </span>
              )}
            </>
          ) : (
            <span className="text-xs text-muted-foreground">{t('readOnly')}</span>
          )}
        </footer>
      </CommandForm>
      {(section === 'fees' || section === 'emergency' || section === 'pharmacy') && (
        <SectionPrices section={section} settings={settings} mayEdit={mayEdit} />
      )}
    </Card>
  );
}

function Setting({ control, field, disabled }: { control: Control<Values>; field: SectionField; disabled: boolean }) {
  const { t } = useTranslation('settings');
  const label = t(`field.${field.name}`);
  const hint = field.hint && t(`hint.${field.hint}`);
  if (field.kind === 'yes')
    return (
      <Controller
        control={control}
        name={field.name}
        render={({ field: { value, onChange } }) => (
          <Checkbox
            label={label}
            hint={hint}
            checked={value === true}
            disabled={disabled}
            onCheckedChange={checked => onChange(checked === true)}
          />
        )}
      />
    );
  return (
    <FormField
      control={control}
      name={field.name}
      label={label}
      hint={hint}
      optional={field.kind === 'maybe-money' || field.kind === 'maybe-number' || field.kind === 'text'}
    >
      {({ value, onChange }) =>
        field.kind === 'choice' ? (
          <Choice field={field} value={value} disabled={disabled} onChange={onChange} />
        ) : field.kind === 'text' || field.kind === 'needed-text' ? (
          <Input
            value={String(value ?? '')}
            maxLength={200}
            autoComplete="off"
            onChange={event => onChange(event.target.value)}
          />
        ) : field.kind === 'time' ? (
          <TimeField className="w-36" value={String(value ?? '')} onChange={onChange} />
        ) : field.kind === 'maybe-number' ? (
          <NumberInput value={typeof value === 'number' ? value : null} decimals={1} onChange={onChange} />
        ) : (
          <MoneyInput value={typeof value === 'number' ? value : null} onChange={onChange} />
        )
      }
    </FormField>
  );
}

/** The word for a value of an enumeration. */
function useOptionWords() {
  const { t } = useTranslation('settings');
  return (list: string, value: string | number) => anyKey(t)(`option.${list}.${value}`);
}

/** A setting in words; empty where it has no value. */
function useValueWords() {
  const { t } = useTranslation('settings');
  const option = useOptionWords();
  return (field: SectionField, value: Value): string => {
    if (value === null) return '';
    if (field.kind === 'choice') return option(field.of, value as string | number);
    if (typeof value === 'boolean') return value ? t('yes') : t('no');
    if (field.kind === 'time') return showTime(String(value));
    if (field.kind === 'maybe-number') return formatNumber(Number(value), 1);
    return typeof value === 'number' ? formatRupiah(value) : value;
  };
}

function Choice({
  field,
  value,
  disabled,
  onChange,
}: {
  field: SectionField & { kind: 'choice' };
  value: Value;
  disabled: boolean;
  onChange: (value: Value) => void;
}) {
  const words = useOptionWords();
  return (
    <Select
      value={String(value ?? '')}
      disabled={disabled}
      onValueChange={next => onChange(field.values.find(one => String(one) === next) ?? next)}
      options={field.values.map(one => ({ value: String(one), label: words(field.of, one) }))}
    />
  );
}
