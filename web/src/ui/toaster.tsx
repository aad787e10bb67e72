import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Toaster as Sonner } from 'sonner';
import 'sonner/dist/styles.css';
import { themeAtom } from '@/app/theme';

/** The area where messages appear. It is the default export because it is loaded lazily. */
export default function Toaster() {
  const { t } = useTranslation('ui');
  return (
    <Sonner
      theme={useAtomValue(themeAtom)}
      // The corners are where side panels have their main buttons.
      position="bottom-center"
      closeButton
      containerAriaLabel={t('notifications')}
      toastOptions={{
        classNames: {
          toast: 'bg-raised! text-foreground! border-border! font-sans! text-sm!',
          success: '[&_[data-icon]]:text-success-text',
          error: '[&_[data-icon]]:text-danger-text',
          warning: '[&_[data-icon]]:text-warning-text',
        },
      }}
    />
  );
}
