import { changeSettings } from '@alur/contracts/settings/commands';
import type { Settings } from '@alur/contracts/settings/settings';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import type { ApiError } from '@/api/api-error';
import { fieldMessages } from '@/api/field-messages';
import { shaped } from '@/api/shape-errors';
import { useCommand } from '@/api/use-command';
import { OvertakenFields } from '@/drafts/overtaken';
import { useTyped } from '@/drafts/use-typed';
import { anyKey } from '@/i18n/any-key';
import { loadErrorTexts } from '@/i18n/i18n';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Checkbox } from '@/ui/checkbox';
import { enterToNext } from '@/ui/enter-to-next';
import { Field } from '@/ui/field';
import { formatRupiah } from '@/ui/format';
import { NumberInput } from '@/ui/number-input';
import { showTime } from '@/ui/read-time';
import { Select } from '@/ui/select';
import { TimeField } from '@/ui/time-field';
import { toast } from '@/ui/toast';
import { sections, type SectionField, type SectionName } from './sections';

type Value = string | number | boolean | null;
type Values = Record<string, Value>;

/** One section of the facility's settings, saved whole; what others save meanwhile is never saved over unseen. */
export function SectionForm({ section, settings }: { section: SectionName; settings: Settings }) {
  const { t } = useTranslation('settings');
  const can = useCan();
  const words = useValueWords();
  const { right, fields } = sections[section];
  const stored: Values = settings[section];
  const { values, isChanged, overtaken, set, keepMine, takeTheirs, wasSaved, undo } = useTyped(stored);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const place = (error: ApiError) => {
    const said = Object.entries(fieldMessages(error)).map(
      ([path, words]) => [path.replace(/^values\./, ''), words] as const,
    );
    setErrors(Object.fromEntries(said));
    return said.length > 0 && said.every(([name]) => name in stored);
  };
  const save = useCommand(changeSettings, { success: t('saved'), onRefused: place });
  // One's own are on the screen before they are answered.
  const theirs = save.pending ? [] : fields.filter(field => overtaken.includes(field.name));
  const reason = theirs.length > 0 ? t('overtakenNeeded') : isChanged ? null : t('unchanged');
  const mayEdit = can(right);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (reason || save.pending) return;
    const empty = fields.filter(
      field => field.kind !== 'maybe-money' && (values[field.name] === null || values[field.name] === ''),
    );
    setErrors(Object.fromEntries(empty.map(field => [field.name, t('required')])));
    if (empty.length > 0) return;
    const { body, error } = shaped(changeSettings.body, { section, values });
    if (error) {
      await loadErrorTexts();
      if (!place(error)) toast.error(error);
      return;
    }
    const outcome = await save.run({ body });
    if (outcome.ok) wasSaved(values);
  };

  return (
    <Card title={t(`section.${section}`)}>
      <form noValidate onSubmit={event => void submit(event)} onKeyDown={enterToNext}>
        <fieldset disabled={!mayEdit} className="grid max-w-md gap-4">
          {theirs.length > 0 && (
            <OvertakenFields
              text={t('overtaken')}
              fields={theirs.map(field => ({
                label: t(`field.${field.name}`),
                words: words(field, stored[field.name] ?? null),
              }))}
              onTake={takeTheirs}
              onKeep={keepMine}
            />
          )}
          {fields.map(field => (
            <Setting
              key={field.name}
              field={field}
              value={values[field.name] ?? null}
              error={errors[field.name] ?? null}
              disabled={!mayEdit}
              onChange={value => set(field.name, value)}
            />
          ))}
        </fieldset>
        <footer className="flex flex-wrap items-center gap-3 pt-4">
          {mayEdit ? (
            <>
              <Button type="submit" variant="primary" pending={save.pending} disabledReason={reason}>
                {t('save')}
              </Button>
              {isChanged && (
                <Button
                  variant="ghost"
                  onClick={() => {
                    undo();
                    setErrors({});
                  }}
                >
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
      </form>
    </Card>
  );
}

function Setting({
  field,
  value,
  error,
  disabled,
  onChange,
}: {
  field: SectionField;
  value: Value;
  error: string | null;
  disabled: boolean;
  onChange: (value: Value) => void;
}) {
  const { t } = useTranslation('settings');
  const label = t(`field.${field.name}`);
  const hint = field.hint && t(`hint.${field.hint}`);
  if (field.kind === 'yes')
    return (
      <Checkbox
        label={label}
        hint={hint}
        checked={value === true}
        disabled={disabled}
        onCheckedChange={checked => onChange(checked === true)}
      />
    );
  return (
    <Field label={label} hint={hint} error={error} optional={field.kind === 'maybe-money'}>
      {field.kind === 'choice' ? (
        <Choice field={field} value={value} disabled={disabled} onChange={onChange} />
      ) : field.kind === 'time' ? (
        <TimeField className="w-36" value={String(value ?? '')} onChange={onChange} />
      ) : (
        <NumberInput value={typeof value === 'number' ? value : null} onChange={onChange} />
      )}
    </Field>
  );
}

/** The word for a value of an enumeration. */
function useOptionWords() {
  const { t } = useTranslation('settings');
  return (list: string, value: string | number) => anyKey(t)(`option.${list}.${value}`);
}

/** A setting as one reads it; empty where there is none. */
function useValueWords() {
  const { t } = useTranslation('settings');
  const option = useOptionWords();
  return (field: SectionField, value: Value): string => {
    if (value === null) return '';
    if (field.kind === 'choice') return option(field.of, value as string | number);
    if (typeof value === 'boolean') return value ? t('yes') : t('no');
    if (field.kind === 'time') return showTime(String(value));
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
