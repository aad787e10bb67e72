import { changeMerchant, createMerchant } from '@alur/contracts/merchant/commands';
import { MerchantCategory, ServiceType, Timezone } from '@alur/contracts/merchant/features';
import type { MerchantRow } from '@alur/contracts/merchant/rows';
import type { ReactNode } from 'react';
import { Controller, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { OvertakenFields } from '@/drafts/overtaken';
import { CommandForm, FormField, TextField } from '@/forms/command-form';
import { useSaveQuestion } from '@/forms/save-question';
import { useCommandForm } from '@/forms/use-command-form';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { FieldGroup } from '@/ui/field-group';
import { FormPage } from '@/ui/form-page';
import { Select } from '@/ui/select';
import { CardColours, Contact, type ProfileValues } from './facility-fields';
import { emptyMerchant, valuesOf, type MerchantValues } from './merchant-values';

/** The form's values; for a new facility also whether it gets the default data of a clinic. */
type Values = MerchantValues & { readyMade: boolean };
interface Part {
  control: Control<Values>;
}

/** The same form in the type of the fields that it shares with the form of a facility's own profile. */
const profileOf = (control: Control<Values>) => control as unknown as Control<ProfileValues>;

/** Creates a facility, or changes the one given; what others save meanwhile is never overwritten unseen. */
export function MerchantForm({
  merchant,
  onSaved,
  onCancel,
}: {
  merchant?: MerchantRow;
  onSaved: (id: number) => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation(['merchant', 'common']);
  const question = useSaveQuestion();
  const saved = merchant ? valuesOf(merchant) : emptyMerchant;
  const form = useCommandForm(merchant ? changeMerchant : createMerchant, {
    values: { ...saved, readyMade: true } as Values,
    id: merchant?.id,
    body: ({ readyMade, ...typed }) => (merchant ? typed : { ...typed, readyMade }),
    ask: ({ name }) => question(name.trim(), !merchant),
    success: t(merchant ? 'merchant:changed' : 'merchant:created'),
    guard: true,
    onDone: ({ id }) => onSaved(id),
  });
  const { control } = form;
  const theirs = merchant ? form.overtaken : [];
  const part = (key: 'facility' | 'contact', content: ReactNode) => ({
    key,
    title: t(`merchant:part.${key}`),
    content,
  });
  return (
    <CommandForm
      of={form}
      className="fills flex flex-col"
      label={t(merchant ? 'merchant:changeTitle' : 'merchant:createTitle')}
    >
      <FormPage
        parts={[
          part('facility', <Facility control={control} isNew={!merchant} />),
          {
            key: 'services',
            title: t('merchant:field.categoryTypes'),
            hint: t('merchant:servicesHint'),
            content: (
              <Services
                chosen={form.watch('categoryTypes')}
                error={form.errorOf('categoryTypes')}
                onChange={categoryTypes => form.set({ categoryTypes })}
              />
            ),
          },
          part('contact', <Contact control={profileOf(control)} onRegion={regions => form.set(regions)} />),
          {
            key: 'card',
            title: t('merchant:part.card'),
            hint: t('merchant:cardHint'),
            content: <CardColours control={profileOf(control)} />,
          },
          ...(merchant
            ? []
            : [{ key: 'ready', title: t('merchant:part.ready'), content: <ReadyMade control={control} /> }]),
        ]}
        foot={
          <>
            {theirs.length > 0 && (
              <div className="basis-full">
                <OvertakenFields
                  text={t('merchant:overtaken')}
                  fields={theirs
                    .filter(name => name !== 'readyMade')
                    .map(name => ({ label: t(`merchant:field.${name}`), words: said(saved[name]) }))}
                  onTake={form.takeTheirs}
                  onKeep={form.keepMine}
                />
              </div>
            )}
            <Button variant="ghost" onClick={onCancel}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" variant="primary" pending={form.pending}>
              {t(merchant ? 'common:save' : 'merchant:create')}
            </Button>
          </>
        }
      />
    </CommandForm>
  );
}

function Facility({ control, isNew }: Part & { isNew: boolean }) {
  const { t } = useTranslation(['merchant', 'enums']);
  return (
    <>
      <TextField
        control={control}
        name="name"
        label={t('merchant:field.name')}
        required
        autoFocus={isNew}
        maxLength={255}
      />
      <FormField control={control} name="category" label={t('merchant:field.category')} required>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={MerchantCategory.options.map(one => ({ value: one, label: t(`enums:merchantCategory.${one}`) }))}
          />
        )}
      </FormField>
      <TextField control={control} name="licenceNumber" label={t('merchant:field.licenceNumber')} maxLength={255} />
      <FormField control={control} name="timezone" label={t('merchant:field.timezone')} required>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={Timezone.options.map(one => ({ value: one, label: t(`merchant:timezone.${one}`) }))}
          />
        )}
      </FormField>
      <Controller
        control={control}
        name="isBpjs"
        render={({ field: { value, onChange } }) => (
          <Checkbox
            className="self-center"
            label={t('merchant:field.isBpjs')}
            checked={value}
            onCheckedChange={on => onChange(on === true)}
          />
        )}
      />
    </>
  );
}

function Services({
  chosen,
  error,
  onChange,
}: {
  chosen: readonly ServiceType[];
  error: string | null;
  onChange: (chosen: ServiceType[]) => void;
}) {
  const { t } = useTranslation('merchant');
  return (
    <FieldGroup legend="" className="col-span-full" error={error}>
      <div className="grid gap-2 sm:grid-cols-2">
        {ServiceType.options.map(service => (
          <Checkbox
            key={service}
            label={t(`service.${service}`)}
            checked={chosen.includes(service)}
            onCheckedChange={on =>
              onChange(ServiceType.options.filter(one => (one === service ? on === true : chosen.includes(one))))
            }
          />
        ))}
      </div>
    </FieldGroup>
  );
}

function ReadyMade({ control }: Part) {
  const { t } = useTranslation('merchant');
  return (
    <Controller
      control={control}
      name="readyMade"
      render={({ field: { value, onChange } }) => (
        <Checkbox
          className="col-span-full"
          label={t('readyMade')}
          hint={t('readyMadeHint')}
          checked={value}
          onCheckedChange={on => onChange(on === true)}
        />
      )}
    />
  );
}

/** A saved value in words. */
const said = (value: MerchantValues[keyof MerchantValues]): string =>
  value === null ? '–' : typeof value === 'object' && 'name' in value ? value.name : String(value);
