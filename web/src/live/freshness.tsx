import { useReadOnly } from '@/access/read-only';
import { useTranslation } from 'react-i18next';
import { CircleCheck, CloudOff, History, LoaderCircle, ShieldX, TriangleAlert } from 'lucide-react';
import { cn } from '@/ui/cn';
import { useNow } from './clock';
import type { TopicStatus } from './topic-store-options';
import { useConfirmedAt } from './use-topic';

/** After more than one missed heartbeat (milliseconds) the data may be behind. */
const OLD_MS = 25_000;

/**
 * The freshness of a live screen. It is always mounted, but visible only when something is wrong: otherwise the line in
 * the top bar tells the age of all. `<Freshness topicKey={board.topicKey} status={board.status} />`
 */
export function Freshness({
  topicKey,
  status,
  className,
}: {
  topicKey: string;
  status: TopicStatus;
  className?: string;
}) {
  const { t } = useTranslation('shell');
  const at = useConfirmedAt(topicKey);
  const now = useNow(1000);
  const age = at === null ? null : Math.max(0, Math.round((now - at) / 1000));
  const old = at !== null && now - at > OLD_MS;
  const replay = useReadOnly();
  // A replay cannot become stale; it only shows whether its day has been fetched.
  const state = replay && status === 'live' ? 'replay' : status === 'live' && old ? 'old' : status;
  const [Icon, tone] = looks[state];
  const words = t(`freshness.${state}`);
  return (
    <span
      className={
        state === 'live'
          ? 'sr-only'
          : cn('tabular inline-flex items-center gap-1.5 whitespace-nowrap text-xs', tone, className)
      }
      data-freshness={state}
    >
      <Icon
        aria-hidden
        className={cn('size-3.5', (state === 'joining' || state === 'syncing') && 'spin-anyway animate-spin')}
      />
      <span role="status">{words}</span>
      {age !== null && !replay && state !== 'refused' && <span aria-hidden>· {ageText(age, t)}</span>}
    </span>
  );
}

const looks = {
  live: [CircleCheck, 'text-success-text'],
  replay: [History, 'text-warning-text'],
  joining: [LoaderCircle, 'text-muted-foreground'],
  syncing: [LoaderCircle, 'text-muted-foreground'],
  old: [TriangleAlert, 'text-warning-text'],
  offline: [CloudOff, 'text-danger-text'],
  refused: [ShieldX, 'text-danger-text'],
} as const;

type Shell = ReturnType<typeof useTranslation<'shell'>>['t'];

/** How long ago, in one unit: `3 dtk`, `4 mnt`, `2 jam`. */
export function ageText(seconds: number, t: Shell): string {
  if (seconds < 60) return t('freshness.seconds', { count: seconds });
  if (seconds < 3600) return t('freshness.minutes', { count: Math.floor(seconds / 60) });
  return t('freshness.hours', { count: Math.floor(seconds / 3600) });
}
