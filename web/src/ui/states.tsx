import { CircleAlert, Inbox, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { translateError } from '@/i18n/translate-error';
import { Button } from './button';
import { cn } from './cn';

/** A grey shape in place of content that is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn('animate-pulse rounded-sm bg-muted', className)} />;
}

/** The skeleton of a part that has one line, so that what stands below it in a record does not move as it comes. */
export function LineSkeleton({ className }: { className?: string }) {
  const { t } = useTranslation('ui');
  return (
    <div role="status" aria-busy aria-label={t('loading')} className={className}>
      <Skeleton className="h-5 w-40" />
    </div>
  );
}

/** The shape of a table's rows. */
export function TableSkeleton({ rows = 8, columns = 5 }: { rows?: number; columns?: number }) {
  const { t } = useTranslation('ui');
  return (
    <div role="status" aria-busy aria-label={t('loading')} className="divide-y">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex h-row items-center gap-4 px-3">
          {Array.from({ length: columns }, (_, column) => (
            <Skeleton key={column} className={cn('h-3', column === 0 ? 'w-10' : 'flex-1')} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Says that there is nothing, and what to do about it. */
export function EmptyState({
  icon: Icon = Inbox,
  title,
  children,
  action,
}: {
  icon?: LucideIcon;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}) {
  const { t } = useTranslation('ui');
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-12 text-center">
      <Icon aria-hidden className="size-7 text-muted-foreground" strokeWidth={1.5} />
      <p className="font-medium">{title ?? t('emptyTitle')}</p>
      {children && <p className="max-w-md text-muted-foreground">{children}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}

/** Says that something could not be fetched, and what to do about it. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { t } = useTranslation(['ui', 'common']);
  return (
    <div role="alert" className="flex flex-col items-center gap-2 px-6 py-12 text-center">
      <CircleAlert aria-hidden className="size-7 text-danger-text" strokeWidth={1.5} />
      <p className="font-medium">{t('ui:errorTitle')}</p>
      <p className="max-w-md text-muted-foreground">{translateError(error)}</p>
      {onRetry && (
        <Button className="mt-2" onClick={onRetry}>
          {t('common:retry')}
        </Button>
      )}
    </div>
  );
}
