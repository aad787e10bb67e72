import type { SecondFactorBegun, SecondFactorConfirmed, SecondFactorState } from '@alur/contracts/identity/session';
import { useQuery } from '@tanstack/react-query';
import { Copy, ShieldCheck } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/api/api-error';
import { call, get } from '@/api/http';
import { loadErrorTexts } from '@/i18n/i18n';
import { translateError } from '@/i18n/translate-error';
import { Button } from '@/ui/button';
import { DialogPanel } from '@/ui/dialog-panel';
import { enterToNext } from '@/ui/enter-to-next';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { PasswordInput } from '@/ui/password-input';
import { QrCode } from '@/ui/qr-code';
import { ErrorState, Skeleton } from '@/ui/states';
import { toast } from '@/ui/toast';

/**
 * Sets up or removes a second factor beside the password. It does not use `useCommandForm`, which sends commands of a
 * facility: a second factor belongs to the account.
 */
export default function SecondFactor({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const [begun, setBegun] = useState<SecondFactorBegun | null>(null);
  const [recovery, setRecovery] = useState<readonly string[] | null>(null);
  const state = useQuery({
    queryKey: ['second-factor'],
    queryFn: async () => (await get<SecondFactorState>('/v2/auth/second-factor')).data,
    gcTime: 0,
  });
  const step = () => {
    if (recovery) return <Recovery codes={recovery} onClose={onClose} />;
    if (state.error) return <ErrorState error={state.error} onRetry={() => void state.refetch()} />;
    if (!state.data) return <Skeleton className="h-32" />;
    if (state.data.enabled) return <Remove left={state.data.recoveryCodes} onClose={onClose} />;
    return begun ? (
      <Confirm begun={begun} onClose={onClose} onConfirmed={setRecovery} />
    ) : (
      <Begin onClose={onClose} onBegun={setBegun} />
    );
  };
  return (
    <DialogPanel open size="md" title={t('second.title')} onOpenChange={open => !open && onClose()}>
      {step()}
    </DialogPanel>
  );
}

/** A form of a few fields that shows each error at the field that it belongs to. */
function Step(props: {
  path: string;
  fields: readonly string[];
  /** Field that a refusal's code belongs to. */
  about: (code: string) => string;
  submit: string;
  danger?: boolean;
  onDone: (data: unknown) => void;
  onClose: () => void;
  children: (errors: Record<string, string>) => ReactNode;
}) {
  const { path, fields, about, submit, danger = false, onDone, onClose, children } = props;
  const { t } = useTranslation(['shell', 'common']);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [pending, setPending] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
    const body = Object.fromEntries(fields.map(name => [name, field(name).value.trim()]));
    setPending(true);
    try {
      onDone((await call('POST', `/v2/auth/second-factor/${path}`, { body, keepSession: true })).data);
    } catch (error) {
      await loadErrorTexts();
      const name = about(error instanceof ApiError ? (error.fields[0]?.path ?? error.code) : '');
      setErrors({ [name]: translateError(error) });
      field(name).focus();
    } finally {
      setPending(false);
    }
  };
  return (
    <form noValidate onSubmit={event => void send(event)} onKeyDown={enterToNext} className="flex flex-col gap-4 pt-1">
      {children(errors)}
      <div className="flex justify-end gap-2">
        <Button variant="ghost" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} pending={pending}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

function Begin({ onBegun, onClose }: { onBegun: (begun: SecondFactorBegun) => void; onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Step
      path="begin"
      fields={['password']}
      about={() => 'password'}
      submit={t('second.begin')}
      onDone={data => onBegun(data as SecondFactorBegun)}
      onClose={onClose}
    >
      {errors => (
        <>
          <p>{t('second.what')}</p>
          <Field label={t('password.current')} required error={errors['password'] ?? null}>
            <PasswordInput autoComplete="current-password" name="password" autoFocus />
          </Field>
        </>
      )}
    </Step>
  );
}

function CodeField({ error, autoFocus = false }: { error: string | undefined; autoFocus?: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <Field label={t('second.code')} required error={error ?? null}>
      <Input name="code" inputMode="numeric" autoComplete="one-time-code" autoFocus={autoFocus} className="tabular" />
    </Field>
  );
}

function Confirm(props: {
  begun: SecondFactorBegun;
  onConfirmed: (codes: readonly string[]) => void;
  onClose: () => void;
}) {
  const { begun, onConfirmed, onClose } = props;
  const { t } = useTranslation('shell');
  return (
    <Step
      path="confirm"
      fields={['code']}
      about={() => 'code'}
      submit={t('second.confirm')}
      onDone={data => onConfirmed((data as SecondFactorConfirmed).recoveryCodes)}
      onClose={onClose}
    >
      {errors => (
        <>
          <p>{t('second.scan')}</p>
          <div className="flex flex-wrap items-center gap-4">
            {/* The code stays dark on white in the dark theme too, because many apps cannot read an inverted one. */}
            <div className="rounded-md bg-white p-2 text-black">
              <QrCode text={begun.uri} size="10rem" label={t('second.qr')} />
            </div>
            <Field label={t('second.typed')} className="min-w-64 flex-1">
              <Input readOnly value={begun.secret} onFocus={event => event.target.select()} className="tabular" />
            </Field>
          </div>
          <CodeField error={errors['code']} autoFocus />
        </>
      )}
    </Step>
  );
}

/** Shows the recovery codes once, because nobody can read them again afterwards, not even on the server. */
function Recovery({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('shell');
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    toast.success(t('second.copied'));
  };
  return (
    <div className="flex flex-col gap-4 pt-1">
      <p className="flex items-center gap-2 font-medium text-success-text">
        <ShieldCheck aria-hidden className="size-5 shrink-0" />
        {t('second.on')}
      </p>
      <p>{t('second.keep')}</p>
      <ul className="tabular grid grid-cols-2 gap-x-6 gap-y-1 rounded-lg border bg-surface p-3 font-medium">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex justify-end gap-2">
        <Button onClick={() => void copy()}>
          <Copy aria-hidden />
          {t('second.copy')}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {t('second.kept')}
        </Button>
      </div>
    </div>
  );
}

function Remove({ left, onClose }: { left: number; onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Step
      path="remove"
      fields={['password', 'code']}
      about={code => (code === 'auth.wrong-password' || code === 'password' ? 'password' : 'code')}
      submit={t('second.remove')}
      danger
      onDone={() => {
        toast.success(t('second.removed'));
        onClose();
      }}
      onClose={onClose}
    >
      {errors => (
        <>
          <p className="flex items-center gap-2 font-medium text-success-text">
            <ShieldCheck aria-hidden className="size-5 shrink-0" />
            {t('second.on')}
          </p>
          <p>{t('second.left', { count: left })}</p>
          <Field label={t('password.current')} required error={errors['password'] ?? null}>
            <PasswordInput autoComplete="current-password" name="password" autoFocus />
          </Field>
          <CodeField error={errors['code']} />
        </>
      )}
    </Step>
  );
}
