import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from './cn';
import { usePageTitle } from './page-title';
import { Skeleton } from './states';
import { useWide } from './use-media';

/** The page of one patient: a sticky banner, and below it `RecordPanes`, or their skeletons while they load. */
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
  /** Its share of the width. */
  share: number;
  content: ReactNode;
  /** In a wide window it stays visible while the others scroll. */
  stays?: boolean;
}

export interface RecordPanesProps {
  panes: RecordPane[];
  /** The pane that is open first where only one is shown: the one in which one works. */
  first: string;
  /** A pane of its own in a wide window, else the end of another pane. */
  history?: (RecordPane & { else: string }) | null;
}

/** Panes for what is known, what is written and what is ordered: beside each other, in a small window as tabs. */
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
          // All panes stay mounted, so that what was typed in one is still there when it is opened again.
          <section
            key={key}
            aria-label={label}
            className={cn(
              'settles flex min-w-0 flex-col gap-3',
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
