import { Controller, type Control } from 'react-hook-form';
import { Checkbox } from '@/ui/checkbox';
import { FormField } from '@/forms/command-form';
import { DateField } from '@/ui/date-field';
import { Input, Textarea } from '@/ui/input';
import { MoneyInput } from '@/ui/money-input';
import { NumberInput } from '@/ui/number-input';
import { WholeInput } from '@/ui/whole-input';
import { Select } from '@/ui/select';
import { CodeSelector, ItemSelector, NameSelector } from '@/selectors/item-selector';
import { StaffIdSelector } from '@/selectors/staff-selector';
import type { FieldForm } from '@/catalogues/catalogue-form';
import { useLocale } from '@/i18n/use-locale';
import type { Values } from './items';
import { useOptionWords } from './option-words';

type Value = Values[string];

export interface CatalogueFieldProps {
  control: Control<Values>;
  field: FieldForm;
  autoFocus: boolean;
}

/** One field of a catalogue's form, with the input of its kind. */
export function CatalogueField({ control, field, autoFocus }: CatalogueFieldProps) {
  const locale = useLocale();
  const label = field.word[locale];
  if (field.kind === 'yes')
    return (
      <Controller
        control={control}
        name={field.name}
        render={({ field: { value, onChange } }) => (
          <Checkbox label={label} checked={value === true} onCheckedChange={checked => onChange(checked === true)} />
        )}
      />
    );
  return (
    <FormField
      control={control}
      name={field.name}
      label={label}
      required={field.required}
      optional={!field.required}
      hint={field.hint?.[locale]}
      className={field.half ? undefined : 'col-span-2'}
    >
      {bound => <FieldControl field={field} autoFocus={autoFocus} {...bound} />}
    </FormField>
  );
}

function FieldControl({
  field,
  value,
  autoFocus,
  onChange,
}: {
  field: FieldForm;
  value: Value;
  autoFocus: boolean;
  onChange: (value: Value) => void;
}) {
  const words = useOptionWords();
  const text = typeof value === 'string' ? value : '';
  const number = typeof value === 'number' ? value : null;
  switch (field.kind) {
    case 'lines':
      return <Textarea rows={2} value={text} autoFocus={autoFocus} onChange={event => onChange(event.target.value)} />;
    case 'day':
      return <DateField value={text} autoFocus={autoFocus} onChange={day => onChange(day || null)} />;
    case 'money':
      return <MoneyInput value={number} autoFocus={autoFocus} onChange={onChange} />;
    case 'whole':
      return <WholeInput value={number} autoFocus={autoFocus} onChange={onChange} />;
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
        <NameSelector
          of={field.from}
          value={text || null}
          onChange={onChange}
          clearable={!field.required}
          autoFocus={autoFocus}
        />
      );
    case 'item':
      return <ItemSelector of={field.from} value={number} onChange={onChange} clearable={!field.required} />;
    case 'code':
      return <CodeSelector of={field.from} value={text || null} onChange={onChange} clearable={!field.required} />;
    case 'staff':
      return <StaffIdSelector of={field.from} value={number} onChange={onChange} />;
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
