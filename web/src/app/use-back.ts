import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Back } from '@/ui/page-head';

/** Goes back in the history; a person who opened the address directly is brought to `otherwise`. */
export function useBack(otherwise: () => void): Back {
  const { t } = useTranslation('common');
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return { label: t('back'), onBack: () => (canGoBack ? router.history.back() : otherwise()) };
}
