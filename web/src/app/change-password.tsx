import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/api/api-error';
import { fieldMessages } from '@/api/field-messages';
import { call } from '@/api/http';
import { loadErrorTexts } from '@/i18n/i18n';
import { translateCode, translateError } from '@/i18n/translate-error';
import { Button } from '@/ui/button';
import { DialogPanel } from '@/ui/dialog-panel';
import { enterToNext } from '@/ui/enter-to-next';
import { Field } from '@/ui/field';
import { PasswordInput } from '@/ui/password-input';
import { toast } from '@/ui/toast';
import { NewPasswordField, passwordFault } from './new-password';

/**
 * Changes one's own password, which ends the person's other sessions. It does not use `useCommandForm`, which sends
 * commands of a facility: a password belongs to the account.
 */
export default function ChangePassword({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [pending, setPending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
    const [current, password] = [field('current').value, field('password').value];
    await loadErrorTexts();
    const wrong: Record<string, string> = {};
    if (!current) wrong['current'] = translateCode('shape.required') ?? '';
    const fault = passwordFault(password);
    if (fault) wrong['password'] = fault;
    setErrors(wrong);
    const first = Object.keys(wrong)[0];
    if (first) return field(first).focus();
    setPending(true);
    try {
      await call('POST', '/v2/auth/change-password', { body: { current, password }, keepSession: true });
      toast.success(t('shell:password.changed'));
      onClose();
    } catch (error) {
      const said = fieldMessages(error);
      const about = error instanceof ApiError && error.code === 'auth.wrong-password' ? 'current' : 'password';
      setErrors(Object.keys(said).length > 0 ? said : { [about]: translateError(error) });
      field(about).focus();
    } finally {
      setPending(false);
    }
  };
  return (
    <DialogPanel open size="sm" title={t('shell:password.change')} onOpenChange={open => !open && onClose()}>
      <form
        noValidate
        onSubmit={event => void submit(event)}
        onKeyDown={enterToNext}
        className="flex flex-col gap-4 pt-1"
      >
        <Field label={t('shell:password.current')} required error={errors['current'] ?? null}>
          <PasswordInput autoComplete="current-password" name="current" autoFocus />
        </Field>
        <NewPasswordField error={errors['password']} />
        <p className="text-xs text-muted-foreground">{t('shell:password.elsewhere')}</p>
        <div className="flex justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant="primary" pending={pending}>
            {t('shell:password.submit')}
          </Button>
        </div>
      </form>
    </DialogPanel>
  );
}
