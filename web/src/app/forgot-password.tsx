import { MailCheck } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/http';
import { loadErrorTexts } from '@/i18n/i18n';
import { translateCode, translateError } from '@/i18n/translate-error';
import { Button } from '@/ui/button';
import { DialogPanel } from '@/ui/dialog-panel';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';

/**
 * Sends a link by mail to somebody who forgot her password. The answer is the same whether there is such an account or
 * not, so that nobody can probe for accounts. It does not use `useCommandForm`, whose commands are of somebody who is
 * signed in.
 */
export default function ForgotPassword({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [asked, setAsked] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const field = event.currentTarget.elements.namedItem('email') as HTMLInputElement;
    const email = field.value.trim();
    await loadErrorTexts();
    if (!email) {
      setError(translateCode('shape.required') ?? '');
      return field.focus();
    }
    setPending(true);
    try {
      await call('POST', '/v2/auth/forgot-password', { body: { email } });
      setAsked(true);
    } catch (refused) {
      setError(translateError(refused));
      field.focus();
    } finally {
      setPending(false);
    }
  };
  return (
    <DialogPanel open size="sm" title={t('shell:forgot.title')} onOpenChange={open => !open && onClose()}>
      {asked ? (
        <div className="flex flex-col gap-4 pt-1">
          <p className="flex items-start gap-2">
            <MailCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success-text" />
            {t('shell:forgot.asked')}
          </p>
          <Button variant="primary" className="self-end" onClick={onClose}>
            {t('common:close')}
          </Button>
        </div>
      ) : (
        <form noValidate onSubmit={event => void submit(event)} className="flex flex-col gap-4 pt-1">
          <p>{t('shell:forgot.text')}</p>
          <Field label={t('shell:login.email')} required error={error}>
            <Input type="email" name="email" autoComplete="username" inputMode="email" spellCheck={false} autoFocus />
          </Field>
          <div className="flex justify-end gap-2">
            <Button variant="ghost" onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" variant="primary" pending={pending}>
              {t('shell:forgot.send')}
            </Button>
          </div>
        </form>
      )}
    </DialogPanel>
  );
}
