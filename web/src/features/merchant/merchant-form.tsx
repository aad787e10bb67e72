import { cardColours, CARD_COLOURS } from '@alur/contracts/merchant/card-colours';
import { changeMerchant, createMerchant } from '@alur/contracts/merchant/commands';
import { MerchantCategory, ServiceType, Timezone } from '@alur/contracts/merchant/features';
import type { MerchantRow } from '@alur/contracts/merchant/rows';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/api/api-error';
import { fieldMessages } from '@/api/field-messages';
import { shaped } from '@/api/shape-errors';
import { useCommand } from '@/api/use-command';
import { LeaveGuard } from '@/app/leave-guard';
import { OvertakenFields } from '@/drafts/overtaken';
import { useTyped } from '@/drafts/use-typed';
import { loadErrorTexts } from '@/i18n/i18n';
import { RegionSelector } from '@/selectors/region-selector';
import { regionLevels } from '@/selectors/regions';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { enterToNext } from '@/ui/enter-to-next';
import { Field } from '@/ui/field';
import { FieldGroup } from '@/ui/field-group';
import { FormPage } from '@/ui/form-page';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { useFieldErrors } from '@/ui/use-field-errors';
import { emptyMerchant, valuesOf, type MerchantValues } from './merchant-values';

type TextName = 'name' | 'licenceNumber' | 'phone' | 'email' | 'address' | 'postalCode';

/** Makes a facility, or changes the one given; what others save meanwhile is never saved over unseen. */
export function MerchantForm({
  merchant,
  onSaved,
  onCancel,
}: {
  merchant?: MerchantRow;
  onSaved: (id: number) => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation(['merchant', 'common', 'shell']);
  const saved = merchant ? valuesOf(merchant) : emptyMerchant;
  const { values, isChanged, overtaken, keepMine, takeTheirs, ...typing } = useTyped(saved);
  const { errors, setErrors, form, refuse } = useFieldErrors();
  const settled = useRef(false);
  const place = (error: ApiError): boolean => {
    const said = fieldMessages(error);
    refuse(said);
    return Object.keys(said).length > 0;
  };
  const [readyMade, setReadyMade] = useState(true);
  const create = useCommand(createMerchant, { success: t('merchant:created'), onRefused: place });
  const change = useCommand(changeMerchant, { success: t('merchant:changed'), onRefused: place });
  const pending = create.pending || change.pending;
  // One's own are on the screen before they are answered.
  const theirs = merchant && !pending ? overtaken : [];
  const set = <Name extends keyof MerchantValues>(name: Name, value: MerchantValues[Name]) => {
    typing.set(name, value);
    setErrors(({ [name]: _gone, ...rest }) => rest);
  };
  const error = (name: keyof MerchantValues) => errors[name] ?? null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending || theirs.length > 0) return;
    const spec = merchant ? changeMerchant : createMerchant;
    const { error: wrong } = shaped(spec.body, values);
    await loadErrorTexts();
    if (wrong) return void place(wrong);
    setErrors({});
    const body = { ...values, category: values.category! };
    const outcome = await (merchant
      ? change.run({ id: merchant.id, body })
      : create.run({ body: { ...body, readyMade } }));
    if (!outcome.ok) return;
    settled.current = true;
    onSaved(outcome.data.id);
  };

  const text = (
    name: TextName,
    props: { required?: boolean; autoFocus?: boolean; hint?: string; type?: string } = {},
  ) => {
    const { required, hint, ...input } = props;
    return (
      <Field label={t(`merchant:field.${name}`)} required={required} hint={hint} error={error(name)}>
        <Input
          {...input}
          autoComplete="off"
          maxLength={255}
          value={values[name]}
          onChange={event => set(name, event.target.value)}
        />
      </Field>
    );
  };
  return (
    <form
      ref={form}
      noValidate
      className="fills flex flex-col"
      aria-label={t(merchant ? 'merchant:changeTitle' : 'merchant:createTitle')}
      onKeyDown={enterToNext}
      onSubmit={event => void submit(event)}
    >
      <LeaveGuard unsaved={() => !settled.current && isChanged} />
      <FormPage
        parts={[
          {
            key: 'facility',
            title: t('merchant:part.facility'),
            content: (
              <>
                {text('name', { required: true, autoFocus: !merchant })}
                <Field label={t('merchant:field.category')} required error={error('category')}>
                  <Select
                    value={values.category}
                    onValueChange={category => set('category', category)}
                    options={MerchantCategory.options.map(value => ({ value, label: t(`shell:category.${value}`) }))}
                  />
                </Field>
                {text('licenceNumber')}
                <Field label={t('merchant:field.timezone')} required error={error('timezone')}>
                  <Select
                    value={values.timezone}
                    onValueChange={timezone => set('timezone', timezone)}
                    options={Timezone.options.map(value => ({ value, label: t(`merchant:timezone.${value}`) }))}
                  />
                </Field>
                <Checkbox
                  className="self-center"
                  label={t('merchant:field.isBpjs')}
                  checked={values.isBpjs}
                  onCheckedChange={on => set('isBpjs', on === true)}
                />
              </>
            ),
          },
          {
            key: 'services',
            title: t('merchant:field.categoryTypes'),
            hint: t('merchant:servicesHint'),
            content: (
              <FieldGroup legend="" className="col-span-full" error={error('categoryTypes')}>
                <div className="grid gap-2 sm:grid-cols-2">
                  {ServiceType.options.map(service => (
                    <Checkbox
                      key={service}
                      label={t(`merchant:service.${service}`)}
                      checked={values.categoryTypes.includes(service)}
                      onCheckedChange={on =>
                        set(
                          'categoryTypes',
                          ServiceType.options.filter(one =>
                            one === service ? on === true : values.categoryTypes.includes(one),
                          ),
                        )
                      }
                    />
                  ))}
                </div>
              </FieldGroup>
            ),
          },
          {
            key: 'contact',
            title: t('merchant:part.contact'),
            content: (
              <>
                {text('phone', { type: 'tel' })}
                {text('email', { type: 'email' })}
                {text('address')}
                {regionLevels.map(({ name, level, parent }, at) => (
                  <Field key={name} label={t(`merchant:field.${name}`)} error={error(name)}>
                    <RegionSelector
                      level={level}
                      above={parent && values[parent]}
                      value={values[name]}
                      onChange={region => {
                        set(name, region);
                        for (const below of regionLevels.slice(at + 1)) set(below.name, null);
                      }}
                    />
                  </Field>
                ))}
                {text('postalCode')}
              </>
            ),
          },
          {
            key: 'card',
            title: t('merchant:part.card'),
            hint: t('merchant:cardHint'),
            content: (
              <fieldset className="col-span-full flex flex-wrap gap-2">
                <legend className="sr-only">{t('merchant:field.cardColour')}</legend>
                {CARD_COLOURS.map(name => (
                  <label
                    key={name}
                    className="flex min-h-9 cursor-pointer items-center gap-2 rounded-md border px-3 has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2"
                  >
                    <input
                      type="radio"
                      name="cardColour"
                      className="sr-only"
                      checked={values.cardColour === name}
                      onChange={() => set('cardColour', name)}
                    />
                    <span
                      aria-hidden
                      className="size-5 rounded-full border"
                      style={{ background: cardColours.find(colour => colour.name === name)?.color }}
                    />
                    {t(`merchant:colour.${name}`)}
                  </label>
                ))}
              </fieldset>
            ),
          },
          ...(merchant
            ? []
            : [
                {
                  key: 'ready',
                  title: t('merchant:part.ready'),
                  content: (
                    <Checkbox
                      className="col-span-full"
                      label={t('merchant:readyMade')}
                      hint={t('merchant:readyMadeHint')}
                      checked={readyMade}
                      onCheckedChange={on => setReadyMade(on === true)}
                    />
                  ),
                },
              ]),
        ]}
        foot={
          <>
            {theirs.length > 0 && (
              <div className="basis-full">
                <OvertakenFields
                  text={t('merchant:overtaken')}
                  fields={theirs.map(name => ({ label: t(`merchant:field.${name}`), words: said(saved[name]) }))}
                  onTake={takeTheirs}
                  onKeep={keepMine}
                />
              </div>
            )}
            <Button variant="ghost" onClick={onCancel}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" variant="primary" pending={pending}>
              {t(merchant ? 'common:save' : 'merchant:create')}
            </Button>
          </>
        }
      />
    </form>
  );
}

/** A saved value as one reads it. */
const said = (value: MerchantValues[keyof MerchantValues]): string =>
  value === null ? '–' : typeof value === 'object' && 'name' in value ? value.name : String(value);
