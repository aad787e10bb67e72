import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RegionSelector } from '@/selectors/region-selector';
import { regionLevels } from '@/selectors/regions';
import { Field } from '@/ui/field';
import type { PatientForm } from './form-values';

/** Province, city, district, village: each depends on the one before, and changing one clears those after it. */
export function RegionFields() {
  const { t } = useTranslation('patient');
  const { control, watch, setValue } = useFormContext<PatientForm>();
  return regionLevels.map(({ name, level, parent }, at) => (
    <Controller
      key={name}
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label={t(`field.${name}`)} error={fieldState.error?.message ?? null}>
          <RegionSelector
            level={level}
            above={parent ? watch(parent) : null}
            value={field.value}
            onChange={region => {
              field.onChange(region);
              for (const below of regionLevels.slice(at + 1)) setValue(below.name, null);
            }}
          />
        </Field>
      )}
    />
  ));
}
