import { useAtomValue } from 'jotai';
import { CloudOff, LoaderCircle, Radio, type LucideIcon } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '@/live/clock';
import { ageText } from '@/live/freshness';
import { lineAtom, type LineStatus } from '@/live/live-client';
import { useLive } from '@/live/live-context';
import { cn } from '@/ui/cn';
import { Tooltip } from '@/ui/tooltip';

const looks: Record<LineStatus, [LucideIcon, string]> = {
  online: [Radio, 'text-success-text'],
  connecting: [LoaderCircle, 'text-muted-foreground'],
  idle: [LoaderCircle, 'text-muted-foreground'],
  offline: [CloudOff, 'text-danger-text'],
};

/** Shows the state of the live line and the age of the oldest data on the screen. */
export function LineState() {
  const { t } = useTranslation('shell');
  const line = useAtomValue(lineAtom);
  const { freshness } = useLive();
  const at = useSyncExternalStore(freshness.subscribe, () => freshness.oldest());
  const now = useNow(1000);
  const [Icon, tone] = looks[line];
  return (
    <Tooltip content={t(line === 'offline' ? 'line.offlineHint' : 'line.onlineHint')}>
      <div
        role="group"
        aria-label={t(`line.${line}`)}
        tabIndex={0}
        className={cn('tabular flex h-9 items-center gap-1.5 rounded-md px-2 text-xs whitespace-nowrap', tone)}
        data-line={line}
      >
        <Icon
          aria-hidden
          className={cn('size-4', (line === 'connecting' || line === 'idle') && 'spin-anyway animate-spin')}
        />
        <span role="status" className="max-lg:sr-only">
          {t(`line.${line}`)}
        </span>
        {at !== null && (
          <span className="text-muted-foreground max-lg:hidden">
            · {ageText(Math.max(0, Math.round((now - at) / 1000)), t)}
          </span>
        )}
      </div>
    </Tooltip>
  );
}
