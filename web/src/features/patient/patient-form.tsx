import { useState, type ReactNode } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CommandFormOf } from '@/forms/use-command-form';
import { formatTime, localDate } from '@/ui/format';
import { serverNow } from '@/live/server-time';
import { FormPage } from '@/ui/form-page';
import { Switch } from '@/ui/switch';
import type { PatientForm } from './form-values';
import { Address, Clinical, Contact, Identity, Numbers, Reason, Social } from './patient-parts';

export interface PatientFormProps {
  form: CommandFormOf<PatientForm>;
  /** A correction leaves the record number unchanged and asks for a reason. */
  editing?: boolean;
  onSubmit: () => void;
  /** Drawn beside the name, where the facility takes photos. */
  photo?: ReactNode;
  /** Drawn below the number by which it asks BPJS, where the facility is with BPJS. */
  membership?: ReactNode;
  footer: ReactNode;
}

/** All fields of a patient, the required ones first; `PatientEditor` has the form by `useCommandForm`. */
export function PatientFormFields({ form, editing = false, onSubmit, photo, membership, footer }: PatientFormProps) {
  const { t } = useTranslation('patient');
  const part = (key: 'identity' | 'contact' | 'address' | 'social' | 'clinical' | 'other', content: ReactNode) => ({
    key,
    title: t(`form.${key}`),
    content,
  });
  return (
    <FormProvider {...form.methods}>
      <form
        {...form.props}
        className="fills flex flex-col"
        onSubmit={event => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <FormPage
          foot={footer}
          parts={[
            {
              ...part('identity', <Identity membership={membership} />),
              aside: !editing && (
                <>
                  {photo}
                  <UnknownPerson />
                </>
              ),
            },
            {
              key: 'numbers',
              title: t('form.numbers'),
              hint: t('form.numbersHint'),
              content: <Numbers editing={editing} />,
            },
            part('contact', <Contact />),
            part('address', <Address />),
            part('social', <Social />),
            part('clinical', <Clinical />),
            ...(editing ? [part('other', <Reason />)] : []),
          ]}
        />
      </form>
      {form.dialogs}
    </FormProvider>
  );
}

/** A person whom nobody can identify: a name is generated, and only the gender is asked. */
function UnknownPerson() {
  const { t } = useTranslation('patient');
  const { watch, setValue } = useFormContext<PatientForm>();
  const [made, setMade] = useState<string | null>(null);
  const name = watch('name');
  // Once the generated name is overwritten, the person is known after all.
  const on = made !== null && name === made;
  const change = (unknown: boolean) => {
    const given = unknown ? t('form.unknownName', { time: `${localDate()} ${formatTime(serverNow())}` }) : null;
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
