import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Lock } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { logout, unlock } from '@/api/auth';
import { sessionAtom } from '@/api/session';
import { translateError } from '@/i18n/translate-error';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { PasswordInput } from '@/ui/password-input';
import { unlockScreen } from './lock-state';

/**
 * Covers everything while the person is away; what she was typing remains behind it. It does not use `useCommandForm`,
 * because unlocking is a sign-in and no command.
 */
export default function ScreenLock() {
  const { t } = useTranslation('shell');
  const session = useAtomValue(sessionAtom);
  const queries = useQueryClient();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  if (!session) return null;
  const { name, email } = session.user;
  const comeBack = async (event: FormEvent) => {
    event.preventDefault();
    if (!password || pending) return;
    setPending(true);
    try {
      await unlock(password);
      unlockScreen();
      // Whatever was fetched while the desk was locked was refused, so it is fetched again.
      void queries.invalidateQueries();
      setPassword('');
      setError(null);
    } catch (failure) {
      setError(translateError(failure));
    } finally {
      setPending(false);
    }
  };
  return (
    <div
      role="dialog"
      aria-modal="true"
      aria-labelledby="lock-title"
      className="fixed inset-0 z-50 grid place-items-center bg-background p-4"
    >
      <form onSubmit={event => void comeBack(event)} className="flex w-full max-w-sm flex-col gap-4">
        <Lock aria-hidden className="size-8 text-muted-foreground" strokeWidth={1.5} />
        <div>
          <h1 id="lock-title" className="text-lg font-semibold">
            {t('lock.title')}
          </h1>
          <p className="text-muted-foreground">{t('lock.hint', { name })}</p>
        </div>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <Field label={t('lock.secret')} error={error}>
          <PasswordInput
            autoFocus
            autoComplete="current-password"
            value={password}
            onChange={event => setPassword(event.target.value)}
          />
        </Field>
        <div className="flex gap-2">
          <Button type="submit" variant="primary" pending={pending}>
            {t('lock.unlock')}
          </Button>
          <Button
            variant="ghost"
            onClick={() => {
              unlockScreen();
              logout();
            }}
          >
            {t('top.logout')}
          </Button>
        </div>
      </form>
    </div>
  );
}
