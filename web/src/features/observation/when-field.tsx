import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/forms/command-form';
import { formatMinutes } from '@/ui/format';
import { Select } from '@/ui/select';
import { agoOptions } from './moments';

interface Ago {
  minutesAgo: string;
}

/** How long ago it was. */
export function WhenField<Values extends Ago>({ control }: { control: Control<Values> }) {
  const { t } = useTranslation('observation');
  return (
    // TypeScript cannot see that the control of a larger form holds this field, too.
    <FormField control={control as unknown as Control<Ago>} name="minutesAgo" label={t('when')}>
      {({ value, onChange }) => (
        <Select
          value={value}
          onValueChange={onChange}
          options={agoOptions(minutes => (minutes === 0 ? t('now') : t('ago', { time: formatMinutes(minutes) })))}
        />
      )}
    </FormField>
  );
}
