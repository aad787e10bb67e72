import { LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** A page whose code or words are on their way. */
export function PageSpinner() {
  const { t } = useTranslation('ui');
  return (
    <div role="status" aria-label={t('loading')} className="grid min-h-40 flex-1 place-items-center">
      <LoaderCircle aria-hidden className="spin-anyway size-6 animate-spin text-brand" />
    </div>
  );
}
