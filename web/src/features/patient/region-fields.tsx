import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '@/ui/field';
import { Selector } from '@/ui/selector';
import type { PatientForm } from './form-values';
import { searchRegions, type RegionLevel } from './patient-queries';

const levels = [
  { name: 'province', level: 'provinces', parent: null },
  { name: 'city', level: 'cities', parent: 'province' },
  { name: 'district', level: 'districts', parent: 'city' },
  { name: 'village', level: 'villages', parent: 'district' },
] as const satisfies readonly { name: keyof PatientForm; level: RegionLevel; parent: keyof PatientForm | null }[];

/** Province, city, district, village: each is chosen below the one before, and forgets those after. */
export function RegionFields() {
  const { t } = useTranslation('patient');
  const { control, watch, setValue } = useFormContext<PatientForm>();
  return levels.map(({ name, level, parent }, at) => {
    const above = parent ? watch(parent) : null;
    const blocked = parent !== null && above === null;
    return (
      <Controller
        key={name}
        control={control}
        name={name}
        render={({ field, fieldState }) => (
          <Field label={t(`field.${name}`)} error={fieldState.error?.message ?? null}>
            <Selector
              value={field.value}
              onChange={region => {
                field.onChange(region && { code: region.code, name: region.name });
                for (const below of levels.slice(at + 1)) setValue(below.name, null);
              }}
              disabled={blocked}
              search={(query, signal) => searchRegions(level, above?.code ?? null, query, signal)}
              searchKey={['region', level, above?.code ?? null]}
              itemKey={region => region.code}
              itemLabel={region => region.name}
            />
          </Field>
        )}
      />
    );
  });
}
