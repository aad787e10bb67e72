import { LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Shown while a page's code or texts are loading. */
export function PageSpinner() {
  const { t } = useTranslation('ui');
  return (
    <div role="status" aria-label={t('loading')} className="grid min-h-40 flex-1 place-items-center">
      <LoaderCircle aria-hidden className="spin-anyway size-6 animate-spin text-brand" />
    </div>
  );
}

/** Keeps the spinner of the first paint (`first-paint.css`) until there is a page. */
export function FirstSpinner() {
  const { t } = useTranslation('ui');
  return (
    <div role="status" id="boot" aria-label={t('loading')}>
      <i />
    </div>
  );
}
