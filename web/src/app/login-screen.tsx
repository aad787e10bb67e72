import { DEMONSTRATION_COOKIE } from '@alur/contracts/kernel/demonstration-cookie';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ComponentProps, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryClient } from '@tanstack/react-query';
import { currentMerchant } from '@/access/current-merchant';
import { ApiError } from '@/api/api-error';
import { login } from '@/api/auth';
import { onlyFacility, roleAt } from '@/api/profile';
import { loadErrorTexts } from '@/i18n/i18n';
import { translateCode, translateError } from '@/i18n/translate-error';
import { Button } from '@/ui/button';
import { enterToNext } from '@/ui/enter-to-next';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { PasswordInput } from '@/ui/password-input';
import { readCookie } from './cookies';
import { EntryFrame, FormAlert } from './entry-frame';
import { openFacility } from './facilities';
import { unlockScreen } from './lock-state';

const ForgotPassword = lazy(() => import('./forgot-password'));
const DemonstrationLogins = lazy(() => import('./demonstration-logins'));

type Errors = Partial<Record<'email' | 'password' | 'code' | 'form', string>>;

/**
 * The entry page. Its two fields do not use `useCommandForm`, because this page is the first that a slow connection
 * has to load.
 */
export function LoginScreen() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [errors, setErrors] = useState<Errors>({});
  const [pending, setPending] = useState(false);
  /** The credentials that were right, while the person is asked for the code of her second factor. */
  const [asked, setAsked] = useState<{ email: string; password: string } | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
    if (asked) {
      const code = field('code').value.trim();
      if (code && (await enter(asked.email, asked.password, { code }))) return;
      if (!code) setErrors({ code: t('login.codeRequired') });
      return field('code').select();
    }
    const email = field('email').value.trim();
    const password = field('password').value;
    const missing: Errors = {};
    if (!email) missing.email = t('login.emailRequired');
    else if (!/^\S+@\S+$/.test(email)) missing.email = t('login.emailInvalid');
    if (!password) missing.password = t('login.passwordRequired');
    setErrors(missing);
    const first = Object.keys(missing)[0];
    if (first) return field(first).focus();
    if (await enter(email, password)) return;
    field('password').select();
  };
  /** Returns false where the login was refused for what was typed. */
  const enter = async (
    email: string,
    password: string,
    { code, at = currentMerchant() }: { code?: string; at?: number | null } = {},
  ): Promise<boolean> => {
    if (pending) return true;
    setPending(true);
    try {
      const { user } = await login(email, password, code);
      unlockScreen();
      // With one facility, or with the one that this desk last worked in, there is nothing to choose.
      const merchant = at !== null && roleAt(user, at) ? at : onlyFacility(user);
      if (merchant) await openFacility(merchant, queries);
      await navigate({ to: merchant ? '/manage' : '/channel/merchants', replace: true });
      return true;
    } catch (error) {
      const wrong = error instanceof ApiError && (error.status === 401 || error.status === 400);
      if (error instanceof ApiError && error.code === 'auth.second-factor-needed') {
        setErrors({});
        setAsked({ email, password });
        return true;
      }
      await loadErrorTexts();
      if (code !== undefined && error instanceof ApiError && error.code === 'auth.wrong-code') {
        setErrors({ code: translateError(error) });
        return false;
      }
      setErrors({
        form: wrong && !(error.coded && translateCode(error.code)) ? t('login.wrong') : translateError(error),
      });
      return !wrong;
    } finally {
      setPending(false);
    }
  };
  const back = () => {
    setErrors({});
    setAsked(null);
  };

  return (
    <EntryFrame>
      <form
        noValidate
        onSubmit={event => void submit(event)}
        onKeyDown={enterToNext}
        className="flex flex-col gap-4 rounded-lg border bg-raised p-6"
      >
        <h1 className="text-lg leading-6 font-semibold">{t('login.title')}</h1>
        {errors.form && <FormAlert>{errors.form}</FormAlert>}
        {asked ? <CodeField error={errors.code} /> : <NameFields errors={errors} />}
        <Button type="submit" variant="primary" className="mt-1 w-full" pending={pending}>
          {t('login.submit')}
        </Button>
        {asked && (
          <Button variant="ghost" onClick={back}>
            {t('login.back')}
          </Button>
        )}
      </form>
      <Forgotten />
      <Demonstration
        disabled={pending}
        onEnter={({ email, password, merchantId }) => void enter(email, password, { at: merchantId })}
      />
    </EntryFrame>
  );
}

/** Shown in a demonstration only. */
function Demonstration(props: ComponentProps<typeof DemonstrationLogins>) {
  if (readCookie(DEMONSTRATION_COOKIE) === null) return null;
  return (
    <Suspense fallback={null}>
      <DemonstrationLogins {...props} />
    </Suspense>
  );
}

function CodeField({ error }: { error?: string }) {
  const { t } = useTranslation('shell');
  return (
    <Field label={t('second.code')} hint={t('login.codeHint')} error={error}>
      <Input key="code" autoFocus autoComplete="one-time-code" spellCheck={false} name="code" className="tabular" />
    </Field>
  );
}

function NameFields({ errors }: { errors: Errors }) {
  const { t } = useTranslation('shell');
  return (
    <>
      <Field label={t('login.email')} error={errors.email}>
        <Input type="email" autoComplete="username" autoFocus inputMode="email" spellCheck={false} name="email" />
      </Field>
      <Field label={t('login.password')} error={errors.password}>
        <PasswordInput autoComplete="current-password" name="password" />
      </Field>
    </>
  );
}

function Forgotten() {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  return (
    <p className="mt-2 text-center">
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        {t('forgot.title')}?
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ForgotPassword onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </p>
  );
}
