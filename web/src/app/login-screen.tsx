import { useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useQueryClient } from '@tanstack/react-query';
import { currentMerchant } from '@/access/current-merchant';
import { ApiError } from '@/api/api-error';
import { login } from '@/api/auth';
import { roleAt } from '@/api/profile';
import { loadErrorTexts } from '@/i18n/i18n';
import { translateCode, translateError } from '@/i18n/translate-error';
import { BrandMark } from '@/ui/brand';
import { Button } from '@/ui/button';
import { enterToNext } from '@/ui/enter-to-next';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { PasswordInput } from '@/ui/password-input';
import { CircleAlert } from 'lucide-react';
import { openFacility } from './facilities';
import { LanguageMenu, ThemeMenu } from './preferences-menu';
import { unlockScreen } from './screen-lock';

interface LoginForm {
  email: string;
  password: string;
}

/** The entry page. */
export function LoginScreen() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const form = useForm<LoginForm>({ defaultValues: { email: '', password: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ email, password }) => {
    try {
      const { user } = await login(email.trim(), password);
      unlockScreen();
      const kept = currentMerchant();
      const only = user.user_merchant_roles.length === 1 ? user.user_merchant_roles[0]!.merchant_id : null;
      // One facility, or the one this desk works in: there is nothing to choose.
      const merchant = kept !== null && roleAt(user, kept) ? kept : only;
      if (merchant) await openFacility(merchant, queries);
      await navigate({ to: merchant ? '/manage' : '/channel/merchants', replace: true });
    } catch (error) {
      const wrong = error instanceof ApiError && (error.status === 401 || error.status === 400);
      await loadErrorTexts();
      form.setError('root', { message: wrong && !(error.coded && translateCode(error.code)) ? t('login.wrong') : translateError(error) });
      if (wrong) form.setFocus('password', { shouldSelect: true });
    }
  });

  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto] bg-surface">
      <header className="flex justify-end gap-1 p-2">
        <LanguageMenu />
        <ThemeMenu />
      </header>
      <main className="grid place-items-center p-4">
        <div className="w-full max-w-sm">
          <div className="mb-5 flex items-center gap-3">
            <BrandMark className="size-10" />
            <div>
              <p className="text-lg leading-6 font-semibold tracking-tight">{t('app')}</p>
              <p className="text-muted-foreground">{t('tagline')}</p>
            </div>
          </div>
          <form noValidate onSubmit={(event) => void submit(event)} onKeyDown={enterToNext} className="flex flex-col gap-4 rounded-lg border bg-raised p-6">
            <h1 className="text-lg leading-6 font-semibold">{t('login.title')}</h1>
            {errors.root && (
              <p role="alert" className="flex items-start gap-2 rounded-md bg-danger-soft px-3 py-2 text-danger-text">
                <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
                {errors.root.message}
              </p>
            )}
            <Field label={t('login.email')} error={errors.email?.message}>
              <Input type="email" autoComplete="username" autoFocus inputMode="email" spellCheck={false} {...form.register('email', { required: t('login.emailRequired'), pattern: { value: /^\s*\S+@\S+\s*$/, message: t('login.emailInvalid') } })} />
            </Field>
            <Field label={t('login.password')} error={errors.password?.message}>
              <PasswordInput autoComplete="current-password" {...form.register('password', { required: t('login.passwordRequired') })} />
            </Field>
            <Button type="submit" variant="primary" className="mt-1 w-full" pending={isSubmitting}>{t('login.submit')}</Button>
          </form>
          <p className="mt-4 text-xs text-muted-foreground">{t('login.help')}</p>
        </div>
      </main>
      <div className="h-14" />
    </div>
  );
}
