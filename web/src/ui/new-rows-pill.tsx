import { ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';

/** "3 baru": new rows that are not inserted yet, so that nothing moves under the pointer. */
export function NewRowsPill({ count, onPress }: { count: number; onPress: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <div role="status" className="pointer-events-none absolute inset-x-0 top-11 z-20 flex justify-center">
      {count > 0 && (
        <Button size="sm" variant="primary" className="pointer-events-auto rounded-full shadow-md" onClick={onPress}>
          <ArrowUp aria-hidden />
          {t('newRows', { count })}
        </Button>
      )}
    </div>
  );
}
