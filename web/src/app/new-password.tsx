import { PASSWORD_MAX, PASSWORD_MIN } from '@alur/contracts/identity/password-rule';
import { useTranslation } from 'react-i18next';
import { translateCode } from '@/i18n/translate-error';
import { Field } from '@/ui/field';
import { PasswordInput } from '@/ui/password-input';

/** Checks a new password against the rule that the field shows; null when it is fulfilled. The server decides. */
export function passwordFault(password: string): string | null {
  if (password === '') return translateCode('shape.required') ?? '';
  if (password.length < PASSWORD_MIN) return translateCode('shape.too-short', { minimum: PASSWORD_MIN }) ?? '';
  if (password.length > PASSWORD_MAX) return translateCode('shape.too-long', { maximum: PASSWORD_MAX }) ?? '';
  return null;
}

/** A field for a new password: its rule stands beside it, and its text can be shown before it is sent. */
export function NewPasswordField({ error, autoFocus = false }: { error?: string | undefined; autoFocus?: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <Field
      label={t('password.new')}
      required
      hint={t('password.rule', { minimum: PASSWORD_MIN })}
      error={error ?? null}
    >
      <PasswordInput autoComplete="new-password" name="password" autoFocus={autoFocus} />
    </Field>
  );
}
