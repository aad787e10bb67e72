import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '@/forms/command-form';

interface Typed {
  bpjsNo: string;
}

/** The BPJS number of a patient who has none yet, where BPJS is to pay; kept by `useBpjsNumber`. */
export function BpjsNumberField<Values extends Typed>({ control }: { control: Control<Values> }) {
  const { t } = useTranslation('ui');
  return (
    <TextField
      // TypeScript cannot see that the control of a larger form holds this field, too.
      control={control as unknown as Control<Typed>}
      name="bpjsNo"
      label={t('bpjsNumber.label')}
      hint={t('bpjsNumber.missing')}
      inputMode="numeric"
      maxLength={13}
    />
  );
}
