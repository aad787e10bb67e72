import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { navigationFailure } from '@/api/navigation-failure';
import { translateError } from '@/i18n/translate-error';

// The library is loaded with the first message, because most pages never show one.
const Toaster = lazy(() => import('./toaster'));
const wantedAtom = atom(false);

type Kind = 'success' | 'info' | 'warning' | 'error';

/** An action that the message offers. */
export interface ToastAction {
  label: string;
  onPress: () => void;
}

async function say(kind: Kind, text: string, duration?: number, action?: ToastAction): Promise<void> {
  getDefaultStore().set(wantedAtom, true);
  const { toast: sonner } = await import('sonner');
  sonner[kind](text, { duration, action: action && { label: action.label, onClick: action.onPress } });
}

/** Short messages, which screen readers read out politely. Errors stay longer and can be closed. */
export const toast = {
  success: (text: string, action?: ToastAction) => void say('success', text, action && 8000, action),
  info: (text: string) => void say('info', text),
  warning: (text: string) => void say('warning', text, 8000),
  error: (error: unknown) => {
    if (navigationFailure(error) === null)
      void say('error', typeof error === 'string' ? error : translateError(error), 8000);
  },
};

/** Rendered once in the application, where the messages appear. */
export function ToastArea() {
  return useAtomValue(wantedAtom) ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
