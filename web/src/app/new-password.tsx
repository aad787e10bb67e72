import { PASSWORD_MAX, PASSWORD_MIN } from '@alur/contracts/identity/password-rule';
import { useTranslation } from 'react-i18next';
import { translateCode } from '@/i18n/translate-error';
import { Field } from '@/ui/field';
import { PasswordInput } from '@/ui/password-input';

/** What is wrong with a new password by the rule that the field shows; null when nothing is. The server has the last word. */
export function passwordFault(password: string): string | null {
  if (password === '') return translateCode('shape.required') ?? '';
  if (password.length < PASSWORD_MIN) return translateCode('shape.too-short', { minimum: PASSWORD_MIN }) ?? '';
  if (password.length > PASSWORD_MAX) return translateCode('shape.too-long', { maximum: PASSWORD_MAX }) ?? '';
  return null;
}

/** A password that is chosen: its rule stands beside it, and it can be looked at before it is sent. */
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
