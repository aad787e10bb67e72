import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { toast as sonner, Toaster as Sonner } from 'sonner';
import { themeAtom } from '@/app/theme';
import { translateError } from '@/i18n/translate-error';

/** Short news in the corner; read out politely. Problems stay longer and can be closed. */
export const toast = {
  success: (text: string) => sonner.success(text),
  info: (text: string) => sonner.info(text),
  warning: (text: string) => sonner.warning(text, { duration: 8000 }),
  error: (error: unknown) => sonner.error(typeof error === 'string' ? error : translateError(error), { duration: 8000 }),
};

/** Once in the application. */
export function Toaster() {
  const { t } = useTranslation('ui');
  return (
    <Sonner
      theme={useAtomValue(themeAtom)}
      position="bottom-right"
      closeButton
      containerAriaLabel={t('notifications')}
      toastOptions={{ classNames: { toast: 'bg-raised! text-foreground! border-border! font-sans! text-sm!', success: '[&_[data-icon]]:text-success-text', error: '[&_[data-icon]]:text-danger-text', warning: '[&_[data-icon]]:text-warning-text' } }}
    />
  );
}
