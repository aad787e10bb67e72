import {
  BloodType,
  Citizenship,
  Education,
  Gender,
  MaritalStatus,
  Religion,
  Rhesus,
} from '@alur/contracts/kernel/enums';
import { nikAgrees, nikIsPlausible, nikParts } from '@alur/contracts/patient/nik';
import { IdCard, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useToday } from '@/live/use-today';
import { Button } from '@/ui/button';
import { DateField } from '@/ui/date-field';
import { Field } from '@/ui/field';
import { formatAge } from '@/ui/age';
import { formatDate, localDate } from '@/ui/format';
import { Input } from '@/ui/input';
import { RadioGroup } from '@/ui/radio-group';
import { ChoiceField, MeasureField, TextField } from './form-fields';
import type { PatientForm } from './form-values';
import { RegionFields } from './region-fields';

/** `membership` asks BPJS who has the number that was typed. */
export function Identity({ membership }: { membership?: ReactNode }) {
  return (
    <>
      <TextField name="name" required autoFocus className="sm:col-span-2" />
      {/* The number comes before the fields that can be derived from it. */}
      <NikField />
      {membership}
      <GenderField />
      <BirthDateField />
      <TextField name="birthPlace" />
      <TextField name="mothersMaidenName" />
    </>
  );
}

export function Numbers({ editing }: { editing: boolean }) {
  const { t } = useTranslation(['patient', 'enums']);
  return (
    <>
      <TextField name="bpjsNo" inputMode="numeric" maxLength={20} />
      <TextField name="kkNumber" inputMode="numeric" maxLength={22} />
      <TextField name="passportNumber" maxLength={15} />
      <TextField name="motherIdCardNumber" inputMode="numeric" maxLength={22} />
      <TextField name="oldPatientId" maxLength={50} />
      {!editing && <TextField name="recordNumber" maxLength={20} hint={t('patient:form.recordNumberHint')} />}
    </>
  );
}

export function Contact() {
  return (
    <>
      <TextField name="phone" type="tel" inputMode="tel" maxLength={20} />
      <TextField name="email" type="email" />
      <EmergencyField part="name" />
      <EmergencyField part="phone" />
      <EmergencyField part="email" />
    </>
  );
}

export function Address() {
  return (
    <>
      <TextField name="address" className="sm:col-span-2" />
      <div className="grid grid-cols-3 gap-3">
        <TextField name="rt" inputMode="numeric" maxLength={3} />
        <TextField name="rw" inputMode="numeric" maxLength={3} />
        <TextField name="postalCode" inputMode="numeric" maxLength={5} />
      </div>
      <RegionFields />
    </>
  );
}

export function Social() {
  const { t } = useTranslation(['patient', 'enums']);
  return (
    <>
      <ChoiceField
        name="citizenship"
        optional={false}
        options={Citizenship.options.map(value => ({ value, label: t(`enums:citizenship.${value}`) }))}
      />
      <ChoiceField
        name="maritalStatus"
        options={MaritalStatus.options.map(value => ({ value, label: t(`enums:maritalStatus.${value}`) }))}
      />
      <ChoiceField
        name="religion"
        options={Religion.options.map(value => ({ value, label: t(`enums:religion.${value}`) }))}
      />
      <ChoiceField
        name="education"
        options={Education.options.map(value => ({ value, label: t(`enums:education.${value}`) }))}
      />
      <TextField name="occupation" />
    </>
  );
}

export function Clinical() {
  const { t } = useTranslation(['patient', 'enums']);
  return (
    <>
      <ChoiceField
        name="bloodType"
        options={BloodType.options.map(value => ({ value, label: t(`enums:bloodType.${value}`) }))}
      />
      <ChoiceField
        name="rhesus"
        options={Rhesus.options.map(value => ({ value, label: t(`enums:rhesus.${value}`) }))}
      />
      <div className="grid grid-cols-2 gap-3">
        <MeasureField name="weight" />
        <MeasureField name="height" />
      </div>
    </>
  );
}

export function Reason() {
  const { t } = useTranslation('patient');
  const { register, formState } = useFormContext<PatientForm>();
  return (
    <Field label={t('form.reason')} optional className="sm:col-span-2" error={formState.errors.reason?.message ?? null}>
      <Input maxLength={500} {...register('reason')} />
    </Field>
  );
}

function GenderField() {
  const { t } = useTranslation(['patient', 'enums']);
  const { control } = useFormContext<PatientForm>();
  return (
    <Controller
      control={control}
      name="gender"
      render={({ field, fieldState }) => (
        <Field label={t('patient:field.gender')} required error={fieldState.error?.message ?? null}>
          <RadioGroup
            inline
            value={field.value}
            onValueChange={field.onChange}
            options={Gender.options.map(value => ({ value, label: t(`enums:gender.${value}`) }))}
          />
        </Field>
      )}
    />
  );
}

/** Shows the month in words and the age, so that 03/04 typed for 04/03 is noticed at once. */
function BirthDateField() {
  const { t } = useTranslation('patient');
  const { control } = useFormContext<PatientForm>();
  const today = useToday();
  return (
    <Controller
      control={control}
      name="birthDate"
      render={({ field, fieldState }) => (
        <Field
          label={t('field.birthDate')}
          hint={field.value && field.value <= today ? `${formatDate(field.value)} · ${formatAge(field.value)}` : null}
          error={fieldState.error?.message ?? null}
        >
          <DateField {...field} max={today} />
        </Field>
      )}
    />
  );
}

/** The NIK contains birth date and gender: the field offers them, and warns when they differ. */
function NikField() {
  const { t } = useTranslation('patient');
  const { watch, setValue } = useFormContext<PatientForm>();
  const [nik, birthDate, gender] = watch(['idCardNumber', 'birthDate', 'gender']);
  const digits = nik.replace(/\D/g, '');
  const known = digits.length === 16 && nikIsPlausible(digits);
  const empty = known && (!birthDate || !gender);
  const disagrees = known && !!birthDate && !!gender && !nikAgrees(digits, birthDate, gender);
  const fill = () => {
    const { day, month, year, gender: said } = nikParts(digits);
    const century = year > Number(localDate().slice(2, 4)) ? 1900 : 2000;
    const two = (value: number) => String(value).padStart(2, '0');
    if (!birthDate)
      setValue('birthDate', `${century + year}-${two(month)}-${two(day)}`, {
        shouldValidate: false,
        shouldDirty: true,
      });
    if (!gender) setValue('gender', said, { shouldDirty: true });
  };
  const hint = disagrees ? (
    <span className="flex gap-1 text-warning-text">
      <Info aria-hidden className="mt-px size-3.5 shrink-0" />
      {t('form.nikDisagrees')}
    </span>
  ) : empty ? (
    <span className="flex items-center gap-1">
      {t('form.nikFilled')}{' '}
      <Button size="sm" variant="link" className="h-6 px-0" onClick={fill}>
        <IdCard aria-hidden />
        {t('form.nikFill')}
      </Button>
    </span>
  ) : null;
  return <TextField name="idCardNumber" inputMode="numeric" maxLength={22} hint={hint} />;
}

function EmergencyField({ part }: { part: 'name' | 'phone' | 'email' }) {
  const { t } = useTranslation('patient');
  const { register, formState } = useFormContext<PatientForm>();
  const labels = { name: 'emergencyName', phone: 'emergencyPhone', email: 'emergencyEmail' } as const;
  return (
    <Field label={t(`field.${labels[part]}`)} error={formState.errors.emergencyContact?.[part]?.message ?? null}>
      <Input
        autoComplete="off"
        type={{ name: 'text', phone: 'tel', email: 'email' }[part]}
        {...register(`emergencyContact.${part}`)}
      />
    </Field>
  );
}
