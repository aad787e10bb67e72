import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from './cn';
import { usePageTitle } from './page-title';
import { Skeleton } from './states';
import { useWide } from './use-media';

/** One patient: the banner never leaves; below it `RecordPanes`, and until they are there their shapes. */
export function RecordPage({ place, banner, children }: { place: string; banner: ReactNode; children: ReactNode }) {
  usePageTitle(place);
  return (
    <>
      <div className="sticky -top-4 z-20 -mx-4 -mt-4 bg-background px-4 pt-3 pb-2">{banner}</div>
      {children ?? <RecordSkeleton />}
    </>
  );
}

export interface RecordPane {
  key: string;
  label: string;
  /** How wide beside the others. */
  share: number;
  content: ReactNode;
  /** On a wide window it stays in sight while the others are scrolled. */
  stays?: boolean;
}

export interface RecordPanesProps {
  panes: RecordPane[];
  /** The one that is open first where one at a time is seen: the work. */
  first: string;
  /** A pane of its own on a wide window, else the end of another. */
  history?: (RecordPane & { else: string }) | null;
}

/** What is known, what is written, what is ordered: beside each other, on a small window as tabs. */
export function RecordPanes({ panes, first, history }: RecordPanesProps) {
  const { t } = useTranslation('ui');
  const isWide = useWide();
  const [open, setOpen] = useState(first);
  const shown = isWide && history ? [...panes, history] : panes;
  return (
    <>
      <div role="group" aria-label={t('panes')} className="mb-3 flex border-b lg:hidden">
        {shown.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            aria-pressed={key === open}
            onClick={() => setOpen(key)}
            className={cn(
              '-mb-px min-h-11 flex-1 border-b-2 px-1 focus-visible:-outline-offset-2',
              key === open ? 'border-primary font-medium' : 'border-transparent text-muted-foreground',
            )}
          >
            {label}
          </button>
        ))}
      </div>
      <div
        className="grid items-start gap-3 lg:grid-cols-(--panes)"
        style={{ '--panes': shown.map(({ share }) => `minmax(0, ${share}fr)`).join(' ') } as object}
      >
        {shown.map(({ key, label, content, stays }) => (
          // All stay drawn: what is typed in one is there when one comes back to it.
          <section
            key={key}
            aria-label={label}
            className={cn(
              'flex min-w-0 flex-col gap-3',
              key !== open && 'max-lg:hidden',
              stays && 'lg:sticky lg:top-0 lg:max-h-[calc(100dvh-9rem)] lg:overflow-y-auto',
            )}
          >
            {content}
            {!isWide && history?.else === key && history.content}
          </section>
        ))}
      </div>
    </>
  );
}

function RecordSkeleton() {
  const { t } = useTranslation('ui');
  return (
    <div role="status" aria-label={t('loading')} className="grid gap-3 lg:grid-cols-3">
      <Skeleton className="h-96" />
      <Skeleton className="h-96 max-lg:hidden" />
      <Skeleton className="h-96 max-lg:hidden" />
    </div>
  );
}
