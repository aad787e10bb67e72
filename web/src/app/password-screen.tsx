import { useNavigate } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldMessages } from '@/api/field-messages';
import { call } from '@/api/http';
import { loadErrorTexts } from '@/i18n/i18n';
import { translateCode, translateError } from '@/i18n/translate-error';
import { Button } from '@/ui/button';
import { enterToNext } from '@/ui/enter-to-next';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { EntryFrame, FormAlert } from './entry-frame';
import { NewPasswordField, passwordFault } from './new-password';

/** The code of a one-time link stands behind the `#`, which browsers do not send and servers do not log. */
const codeOf = (location: Location): string => decodeURIComponent(location.hash.slice(1));

/**
 * Whoever holds a one-time link chooses a password here, which nobody else ever knows. The screen does not use
 * `useCommandForm`, which sends commands of whoever is signed in.
 */
export function PasswordScreen() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [given] = useState(() => codeOf(window.location));
  // The code is removed from the address, where the next person at this desk could read it.
  useEffect(() => void navigate({ to: '/password', hash: '', replace: true }), [navigate]);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [pending, setPending] = useState(false);
  const [done, setDone] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement | null;
    const token = given || (field('token')?.value.trim() ?? '');
    const password = field('password')?.value ?? '';
    await loadErrorTexts();
    const wrong: Record<string, string> = {};
    if (!token) wrong['token'] = translateCode('shape.required') ?? '';
    const fault = passwordFault(password);
    if (fault) wrong['password'] = fault;
    setErrors(wrong);
    const first = Object.keys(wrong)[0];
    if (first) return field(first)?.focus();
    setPending(true);
    try {
      await call('POST', '/v2/auth/set-password', { body: { token, password }, keepSession: true });
      setDone(true);
    } catch (error) {
      const said = fieldMessages(error);
      setErrors(Object.keys(said).length > 0 ? said : { form: translateError(error) });
    } finally {
      setPending(false);
    }
  };

  if (done)
    return (
      <EntryFrame>
        <div role="status" className="flex flex-col items-start gap-4 rounded-lg border bg-raised p-6">
          <h1 className="flex items-center gap-2 text-lg leading-6 font-semibold">
            <CircleCheck aria-hidden className="size-5 text-success-text" />
            {t('password.saved')}
          </h1>
          <p className="text-muted-foreground">{t('password.savedHint')}</p>
          <Button variant="primary" autoFocus onClick={() => void navigate({ to: '/', replace: true })}>
            {t('login.submit')}
          </Button>
        </div>
      </EntryFrame>
    );
  return (
    <EntryFrame help={t('password.help')}>
      <form
        noValidate
        onSubmit={event => void submit(event)}
        onKeyDown={enterToNext}
        className="flex flex-col gap-4 rounded-lg border bg-raised p-6"
      >
        <h1 className="text-lg leading-6 font-semibold">{t('password.title')}</h1>
        {errors['form'] && <FormAlert>{errors['form']}</FormAlert>}
        {!given && (
          <Field label={t('password.token')} required hint={t('password.tokenHint')} error={errors['token'] ?? null}>
            <Input name="token" autoComplete="off" spellCheck={false} autoFocus />
          </Field>
        )}
        <NewPasswordField autoFocus={!!given} error={errors['password']} />
        <Button type="submit" variant="primary" className="mt-1 w-full" pending={pending}>
          {t('password.submit')}
        </Button>
      </form>
    </EntryFrame>
  );
}
