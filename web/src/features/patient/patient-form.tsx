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
import { useState, type ReactNode } from 'react';
import { Controller, FormProvider, useFormContext, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useToday } from '@/live/use-today';
import { Button } from '@/ui/button';
import { Switch } from '@/ui/switch';
import { DateField } from '@/ui/date-field';
import { enterToNext } from '@/ui/enter-to-next';
import { Field } from '@/ui/field';
import { formatAge, formatDate, formatTime, localDate } from '@/ui/format';
import { FormPage } from '@/ui/form-page';
import { Input } from '@/ui/input';
import { RadioGroup } from '@/ui/radio-group';
import { ChoiceField, MeasureField, TextField } from './form-fields';
import type { PatientForm } from './form-values';
import { RegionFields } from './region-fields';

export interface PatientFormProps {
  form: UseFormReturn<PatientForm>;
  /** A correction keeps the record number and asks why. */
  editing?: boolean;
  onSubmit: () => void;
  /** Beside the name, where the facility takes photos. */
  photo?: ReactNode;
  footer: ReactNode;
}

/** Every field of a patient, the few that are needed first. */
export function PatientFormFields({ form, editing = false, onSubmit, photo, footer }: PatientFormProps) {
  const { t } = useTranslation(['patient', 'enums']);
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="fills flex flex-col"
        onKeyDown={enterToNext}
        onSubmit={event => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <FormPage
          foot={footer}
          parts={[
            {
              key: 'identity',
              title: t('patient:form.identity'),
              aside: !editing && (
                <>
                  {photo}
                  <UnknownPerson />
                </>
              ),
              content: (
                <>
                  <TextField name="name" required autoFocus className="sm:col-span-2" />
                  {/* Before what can be read from it. */}
                  <NikField />
                  <GenderField />
                  <BirthDateField />
                  <TextField name="birthPlace" />
                  <TextField name="mothersMaidenName" />
                </>
              ),
            },
            {
              key: 'numbers',
              title: t('patient:form.numbers'),
              hint: t('patient:form.numbersHint'),
              content: (
                <>
                  <TextField name="bpjsNo" inputMode="numeric" maxLength={20} />
                  <TextField name="kkNumber" inputMode="numeric" maxLength={22} />
                  <TextField name="passportNumber" maxLength={15} />
                  <TextField name="motherIdCardNumber" inputMode="numeric" maxLength={22} />
                  <TextField name="oldPatientId" maxLength={50} />
                  {!editing && (
                    <TextField name="recordNumber" maxLength={20} hint={t('patient:form.recordNumberHint')} />
                  )}
                </>
              ),
            },
            {
              key: 'contact',
              title: t('patient:form.contact'),
              content: (
                <>
                  <TextField name="phone" type="tel" inputMode="tel" maxLength={20} />
                  <TextField name="email" type="email" />
                  <EmergencyField part="name" />
                  <EmergencyField part="phone" />
                  <EmergencyField part="email" />
                </>
              ),
            },
            {
              key: 'address',
              title: t('patient:form.address'),
              content: (
                <>
                  <TextField name="address" className="sm:col-span-2" />
                  <div className="grid grid-cols-3 gap-3">
                    <TextField name="rt" inputMode="numeric" maxLength={3} />
                    <TextField name="rw" inputMode="numeric" maxLength={3} />
                    <TextField name="postalCode" inputMode="numeric" maxLength={5} />
                  </div>
                  <RegionFields />
                </>
              ),
            },
            {
              key: 'social',
              title: t('patient:form.social'),
              content: (
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
              ),
            },
            {
              key: 'clinical',
              title: t('patient:form.clinical'),
              content: (
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
              ),
            },
            ...(editing
              ? [
                  {
                    key: 'other',
                    title: t('patient:form.other'),
                    content: (
                      <>
                        <Field
                          label={t('patient:form.reason')}
                          optional
                          className="sm:col-span-2"
                          error={form.formState.errors.reason?.message ?? null}
                        >
                          <Input maxLength={500} {...form.register('reason')} />
                        </Field>
                      </>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </form>
    </FormProvider>
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

/** The month in words and the age: 03/04 typed for 04/03 is seen at once. */
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

/** The NIK knows a birth date and a gender: it offers them, and says when they disagree. */
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

/** A person nobody can name: a name is made, nothing else is asked but the gender. */
function UnknownPerson() {
  const { t } = useTranslation('patient');
  const { watch, setValue } = useFormContext<PatientForm>();
  const [made, setMade] = useState<string | null>(null);
  const name = watch('name');
  // Another name typed over it: somebody is known after all.
  const on = made !== null && name === made;
  const change = (unknown: boolean) => {
    const given = unknown ? t('form.unknownName', { time: `${localDate()} ${formatTime(Date.now())}` }) : null;
    setMade(given);
    setValue('name', given ?? '', { shouldDirty: true });
  };
  return (
    <>
      <Switch label={t('form.unknown')} checked={on} onCheckedChange={change} />
      <p className="text-xs text-muted-foreground">{t('form.unknownHint')}</p>
    </>
  );
}
