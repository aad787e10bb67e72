import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { translateError } from '@/i18n/translate-error';

// The library comes with the first message: most pages never need one.
const Toaster = lazy(() => import('./toaster'));
const wantedAtom = atom(false);

type Kind = 'success' | 'info' | 'warning' | 'error';

async function say(kind: Kind, text: string, duration?: number): Promise<void> {
  getDefaultStore().set(wantedAtom, true);
  const { toast: sonner } = await import('sonner');
  sonner[kind](text, { duration });
}

/** Short news in the corner; read out politely. Problems stay longer and can be closed. */
export const toast = {
  success: (text: string) => void say('success', text),
  info: (text: string) => void say('info', text),
  warning: (text: string) => void say('warning', text, 8000),
  error: (error: unknown) => void say('error', typeof error === 'string' ? error : translateError(error), 8000),
};

/** Once in the application: where the messages appear. */
export function ToastArea() {
  return useAtomValue(wantedAtom) ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
