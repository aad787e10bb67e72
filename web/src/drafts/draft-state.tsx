import { CloudCheck, CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { formatTime } from '@/ui/format';
import type { Draft } from './use-draft';

/** Says "Tersimpan 10.42", or that only this page has the draft; and offers to discard it. */
export function DraftState({ draft }: { draft: Pick<Draft<unknown>, 'savedAt' | 'unsaved' | 'clear'> }) {
  const { t } = useTranslation('common');
  const { savedAt, unsaved, clear } = draft;
  if (savedAt === null && !unsaved) return null;
  const Icon = unsaved ? CloudOff : CloudCheck;
  return (
    <span className="inline-flex items-center gap-1.5 text-xs text-muted-foreground">
      <Icon aria-hidden className={unsaved ? 'size-3.5 shrink-0 text-warning-text' : 'size-3.5 shrink-0'} />
      <span role="status" className={unsaved ? 'text-warning-text' : undefined}>
        {unsaved || savedAt === null ? t('notSavedYet') : t('savedAt', { time: formatTime(savedAt) })}
      </span>
      <Button size="sm" variant="link" className="h-6 px-1" onClick={clear}>
        {t('discardDraft')}
      </Button>
    </span>
  );
}
