import type { Said } from '@alur/contracts/kernel/words';
import { useTranslation } from 'react-i18next';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';

/** Edits a text in both languages: Indonesian first, English optionally. */
export function SaidFields(props: {
  label: string;
  value: Said;
  error?: string | null;
  required?: boolean;
  autoFocus?: boolean;
  onChange: (value: { id: string; en: string }) => void;
}) {
  const { label, value, error = null, required = false, autoFocus = false, onChange } = props;
  const { t } = useTranslation('questionnaire');
  return (
    <>
      <Field label={label} required={required} error={error}>
        <Input
          value={value.id}
          maxLength={500}
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={autoFocus}
          onChange={event => onChange({ ...value, id: event.target.value })}
        />
      </Field>
      <Field label={t('inEnglish', { label })} optional>
        <Input value={value.en} maxLength={500} onChange={event => onChange({ ...value, en: event.target.value })} />
      </Field>
    </>
  );
}
