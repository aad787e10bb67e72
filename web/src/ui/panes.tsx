import type { ReactNode } from 'react';
import { cn } from './cn';
import { InDetail } from './page-head';
import { useWide } from './use-media';

export interface PanesProps {
  detail?: ReactNode;
  label?: string;
  /** It is looked at while one works in the list, which keeps the greater part. */
  isAside?: boolean;
  children: ReactNode;
}

/** A list, and beside it, where the window is wide, what is chosen of it. The list is the same one with it and without. */
export function Panes({ detail, label, isAside, children }: PanesProps) {
  const shown = useWide() && !!detail;
  return (
    <div className="fills flex gap-4">
      <div className={cn('@container flex min-w-0 flex-col', !shown ? 'flex-1' : isAside ? 'w-3/5' : 'w-2/5')}>
        {children}
      </div>
      {shown && (
        <section aria-label={label} className="flex min-h-0 min-w-0 flex-1 flex-col overflow-auto border-l pl-4">
          <InDetail value>{detail}</InDetail>
        </section>
      )}
    </div>
  );
}
