import { Checkbox } from '@/ui/checkbox';
import { Field } from '@/ui/field';
import { Input, Textarea } from '@/ui/input';
import { MoneyInput } from '@/ui/money-input';
import { NumberInput } from '@/ui/number-input';
import { Select } from '@/ui/select';
import { NamedSelector } from '@/selectors/named-selector';
import type { FieldForm } from '@/catalogues/catalogue-form';
import { useLocale } from '@/i18n/use-locale';
import { inSentence, type Values } from './items';
import { useOptionWords } from './option-words';

type Value = Values[string];

export interface CatalogueFieldProps {
  field: FieldForm;
  value: Value;
  error: string | null;
  autoFocus: boolean;
  onChange: (value: Value) => void;
}

/** One field of a catalogue's form, asked for as its kind says. */
export function CatalogueField({ field, value, error, autoFocus, onChange }: CatalogueFieldProps) {
  const locale = useLocale();
  const label = field.word[locale];
  if (field.kind === 'yes')
    return <Checkbox label={label} checked={value === true} onCheckedChange={checked => onChange(checked === true)} />;
  return (
    <Field
      label={label}
      required={field.required}
      optional={!field.required}
      error={error}
      hint={field.hint?.[locale]}
      className={field.half ? undefined : 'col-span-2'}
    >
      <Control field={field} value={value} autoFocus={autoFocus} onChange={onChange} />
    </Field>
  );
}

function Control({ field, value, autoFocus, onChange }: Omit<CatalogueFieldProps, 'error'>) {
  const words = useOptionWords();
  const locale = useLocale();
  const text = typeof value === 'string' ? value : '';
  const number = typeof value === 'number' ? value : null;
  switch (field.kind) {
    case 'lines':
      return <Textarea rows={2} value={text} autoFocus={autoFocus} onChange={event => onChange(event.target.value)} />;
    case 'money':
      return <MoneyInput value={number} autoFocus={autoFocus} onChange={onChange} />;
    case 'whole':
      return <NumberInput value={number} autoFocus={autoFocus} onChange={onChange} />;
    case 'decimal':
      return <NumberInput decimals={field.decimals} value={number} autoFocus={autoFocus} onChange={onChange} />;
    case 'choice':
      return (
        <Select
          value={text || null}
          onValueChange={onChange}
          options={field.values.map(one => ({ value: one, label: words(field.of, one) }))}
        />
      );
    case 'named':
      return (
        <NamedSelector
          from={field.from}
          value={text || null}
          onChange={onChange}
          called={inSentence(field.word[locale])}
          clearable={!field.required}
          autoFocus={autoFocus}
        />
      );
    default:
      return (
        <Input
          value={text}
          maxLength={255}
          autoComplete="off"
          autoFocus={autoFocus}
          onChange={event => onChange(event.target.value)}
        />
      );
  }
}
