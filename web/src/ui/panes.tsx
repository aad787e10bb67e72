import type { ReactNode } from 'react';
import { cn } from './cn';
import { InDetail } from './page-head';
import { useWide } from './use-media';

export interface PanesProps {
  detail?: ReactNode;
  label?: string;
  /** The detail is read while one works in the list, which gets the larger part. */
  isAside?: boolean;
  children: ReactNode;
}

/** A list, and in a wide window the chosen row beside it. The list remains mounted with the detail and without. */
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
