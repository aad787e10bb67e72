import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';

/** Says in one line which part of the screen could not be fetched. */
export function PartError({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useTranslation('common');
  return (
    <p role="alert" className="flex items-center gap-2 rounded-md bg-danger-soft px-2 py-1 text-danger-text">
      <CircleAlert aria-hidden className="size-4 shrink-0" />
      {text}
      <Button size="sm" onClick={onRetry}>
        {t('retry')}
      </Button>
    </p>
  );
}
