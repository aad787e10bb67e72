import { atom, useAtom, useAtomValue } from 'jotai';
import { getDefaultStore } from 'jotai/vanilla';
import { MessageCircleQuestionMark } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionAtom } from '@/api/session';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { EmptyState } from '@/ui/states';

interface Kept {
  userId: number;
  reason: string;
}

const KEY = 'audit/reason';
const LEAST = 3;
const MOST = 200;

function stored(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

const reasonAtom = atom<Kept | null>(stored());

const mine = (kept: Kept | null, userId: number | undefined): string | null =>
  kept !== null && kept.userId === userId ? kept.reason : null;

/** The current reason, outside of React. */
export function currentReason(): string | null {
  const store = getDefaultStore();
  return mine(store.get(reasonAtom), store.get(sessionAtom)?.user.id);
}

/**
 * The reason why this person reads the log, asked once per tab; null until she gave it. It does not hold for another
 * person.
 */
export function useReason(): [reason: string | null, keep: (reason: string) => void] {
  const userId = useAtomValue(sessionAtom)?.user.id;
  const [kept, setKept] = useAtom(reasonAtom);
  const keep = (reason: string) => {
    if (userId === undefined) return;
    const next = { userId, reason };
    sessionStorage.setItem(KEY, JSON.stringify(next));
    setKept(next);
  };
  return [mine(kept, userId), keep];
}

/** Asks why before anything inside is opened. */
export function ReasonGate({ children }: { children: (reason: string) => ReactNode }) {
  const { t } = useTranslation('audit');
  const [reason] = useReason();
  const [asking, setAsking] = useState(true);
  if (reason !== null) return children(reason);
  return (
    <>
      <h1 className="sr-only">{t('reason.title')}</h1>
      <EmptyState
        icon={MessageCircleQuestionMark}
        title={t('reason.none')}
        action={
          <Button variant="primary" onClick={() => setAsking(true)}>
            {t('reason.ask')}
          </Button>
        }
      >
        {t('reason.noneHint')}
      </EmptyState>
      <ReasonDialog open={asking} onClose={() => setAsking(false)} />
    </>
  );
}

/** Shows the current reason, and lets the person change it. */
export function ReasonNote() {
  const { t } = useTranslation('audit');
  const [reason] = useReason();
  const [asking, setAsking] = useState(false);
  if (reason === null) return null;
  return (
    <span className="flex min-w-0 items-center gap-2 text-xs">
      <span className="min-w-0 truncate" title={reason}>
        {t('reason.label')}: <strong className="font-medium">{reason}</strong>
      </span>
      <Button size="sm" onClick={() => setAsking(true)}>
        {t('reason.change')}
      </Button>
      {asking && <ReasonDialog open onClose={() => setAsking(false)} />}
    </span>
  );
}

function ReasonDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['audit', 'common']);
  const [reason, keep] = useReason();
  const [text, setText] = useState(reason ?? '');
  const [asked, setAsked] = useState(false);
  const short = text.trim().length < LEAST;
  const submit = () => {
    if (short) return setAsked(true);
    keep(text.trim());
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={next => !next && onClose()}
      size="sm"
      title={t('audit:reason.title')}
      description={t('audit:reason.hint')}
      footer={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button variant="primary" onClick={submit}>
            {t('audit:reason.use')}
          </Button>
        </>
      }
    >
      <Field label={t('audit:reason.label')} required error={asked && short ? t('audit:reason.short') : null}>
        <Input
          value={text}
          maxLength={MOST}
          autoComplete="off"
          placeholder={t('audit:reason.placeholder')}
          onChange={event => setText(event.target.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            submit();
          }}
        />
      </Field>
    </Dialog>
  );
}
