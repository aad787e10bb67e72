import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Toaster as Sonner } from 'sonner';
import 'sonner/dist/styles.css';
import { themeAtom } from '@/app/theme';
import { useNarrow } from './use-media';

/** The area where messages appear. It is the default export because it is loaded lazily. */
export default function Toaster() {
  const { t } = useTranslation('ui');
  return (
    <Sonner
      theme={useAtomValue(themeAtom)}
      // The corners are where side panels have their main buttons, and the lower half of a phone is where one types.
      position={useNarrow() ? 'top-center' : 'bottom-center'}
      closeButton
      containerAriaLabel={t('notifications')}
      toastOptions={{
        classNames: {
          toast: 'bg-raised! text-foreground! border-border! font-sans! text-sm! pr-11!',
          // Within its message, and as large as a finger needs it.
          closeButton:
            'right-1.5! left-auto! top-1/2! size-8! transform-none! -translate-y-1/2 border-0! bg-transparent! text-muted-foreground! [&>svg]:size-4',
          success: '[&_[data-icon]]:text-success-text',
          error: '[&_[data-icon]]:text-danger-text',
          warning: '[&_[data-icon]]:text-warning-text',
        },
      }}
    />
  );
}
