import { Controller, useFormContext, type FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { NumberInput } from '@/ui/number-input';
import { Select } from '@/ui/select';
import type { PatientForm } from './form-values';

type Texts =
  | 'name'
  | 'birthPlace'
  | 'occupation'
  | 'phone'
  | 'email'
  | 'idCardNumber'
  | 'passportNumber'
  | 'kkNumber'
  | 'motherIdCardNumber'
  | 'mothersMaidenName'
  | 'bpjsNo'
  | 'address'
  | 'rt'
  | 'rw'
  | 'postalCode'
  | 'oldPatientId'
  | 'recordNumber';

/** A line of text of the identity form. */
export function TextField({
  name,
  hint,
  required,
  className,
  ...input
}: { name: Texts; hint?: React.ReactNode; required?: boolean; className?: string } & Omit<
  React.ComponentProps<'input'>,
  'name'
>) {
  const { t } = useTranslation('patient');
  const { register, formState } = useFormContext<PatientForm>();
  return (
    <Field
      label={t(`field.${name}`)}
      hint={hint}
      required={required ?? false}
      error={formState.errors[name]?.message ?? null}
      className={className ?? ''}
    >
      <Input autoComplete="off" {...input} {...register(name)} />
    </Field>
  );
}

/** Decimals that may be typed: a newborn is weighed to ten grams. */
const decimals = { weight: 2, height: 1 };

export function MeasureField({ name }: { name: 'weight' | 'height' }) {
  const { t } = useTranslation('patient');
  const { control } = useFormContext<PatientForm>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label={t(`field.${name}`)} error={fieldState.error?.message ?? null}>
          <NumberInput decimals={decimals[name]} value={field.value} onChange={field.onChange} onBlur={field.onBlur} />
        </Field>
      )}
    />
  );
}

type Choices = 'bloodType' | 'rhesus' | 'citizenship' | 'maritalStatus' | 'religion' | 'education';

/** Chooses one of a few values, or none. */
export function ChoiceField<Value extends string>({
  name,
  options,
  optional = true,
}: {
  name: Choices;
  options: { value: Value; label: string }[];
  optional?: boolean;
}) {
  const { t } = useTranslation('patient');
  const { control } = useFormContext<PatientForm>();
  const all = optional ? [{ value: 'none' as Value, label: t('detailPage.none') }, ...options] : options;
  return (
    <Controller
      control={control}
      name={name as FieldPath<PatientForm>}
      render={({ field, fieldState }) => (
        <Field label={t(`field.${name}`)} error={fieldState.error?.message ?? null}>
          <Select
            value={field.value as Value | null}
            onValueChange={value => field.onChange(value === 'none' ? null : value)}
            options={all}
          />
        </Field>
      )}
    />
  );
}
