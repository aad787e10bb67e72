import { CloudCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { formatTime } from '@/ui/format';
import type { Draft } from './use-draft';

/** "Tersimpan 10.42", and the way back to what was there before. */
export function DraftState({ draft }: { draft: Pick<Draft<unknown>, 'savedAt' | 'clear'> }) {
  const { t } = useTranslation('common');
  if (draft.savedAt === null) return null;
  return (
    <span className="inline-flex items-center gap-1.5 text-xs text-muted-foreground">
      <CloudCheck aria-hidden className="size-3.5" />
      <span role="status">{t('savedAt', { time: formatTime(draft.savedAt) })}</span>
      <Button size="sm" variant="link" className="h-6 px-1" onClick={draft.clear}>
        {t('discardDraft')}
      </Button>
    </span>
  );
}
