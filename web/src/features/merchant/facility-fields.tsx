import { cardColours, CARD_COLOURS } from '@alur/contracts/merchant/card-colours';
import { Controller, useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField, TextField } from '@/forms/command-form';
import { RegionSelector } from '@/selectors/region-selector';
import { regionLevels } from '@/selectors/regions';
import type { MerchantValues } from './merchant-values';

/** What a facility keeps of itself, as it is typed. */
export type ProfileValues = Omit<MerchantValues, 'category' | 'categoryTypes' | 'timezone' | 'isBpjs'>;

interface Part {
  control: Control<ProfileValues>;
}

/** Where a facility is and how it is reached. */
export function Contact({ control, onRegion }: Part & { onRegion: (regions: Partial<ProfileValues>) => void }) {
  const { t } = useTranslation('merchant');
  const values = useWatch({ control }) as ProfileValues;
  return (
    <>
      <TextField control={control} name="phone" label={t('field.phone')} type="tel" maxLength={255} />
      <TextField control={control} name="email" label={t('field.email')} type="email" maxLength={255} />
      <TextField control={control} name="address" label={t('field.address')} maxLength={255} />
      {regionLevels.map(({ name, level, parent }, at) => (
        <FormField key={name} control={control} name={name} label={t(`field.${name}`)}>
          {({ value }) => (
            <RegionSelector
              level={level}
              above={parent && values[parent]}
              value={value}
              onChange={region =>
                onRegion({
                  [name]: region,
                  ...Object.fromEntries(regionLevels.slice(at + 1).map(below => [below.name, null])),
                })
              }
            />
          )}
        </FormField>
      ))}
      <TextField control={control} name="postalCode" label={t('field.postalCode')} maxLength={255} />
    </>
  );
}

/** The background of the patients' printed cards. */
export function CardColours({ control }: Part) {
  const { t } = useTranslation('merchant');
  return (
    <Controller
      control={control}
      name="cardColour"
      render={({ field: { value, onChange } }) => (
        <fieldset className="col-span-full flex flex-wrap gap-2">
          <legend className="sr-only">{t('field.cardColour')}</legend>
          {CARD_COLOURS.map(name => (
            <label
              key={name}
              className="flex min-h-9 cursor-pointer items-center gap-2 rounded-md border px-3 has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name="cardColour"
                className="sr-only"
                checked={value === name}
                onChange={() => onChange(name)}
              />
              <span
                aria-hidden
                className="size-5 rounded-full border"
                style={{ background: cardColours.find(colour => colour.name === name)?.color }}
              />
              {t(`colour.${name}`)}
            </label>
          ))}
        </fieldset>
      )}
    />
  );
}
