import type { ReactNode } from 'react';
import { cn } from './cn';
import { InDetail } from './page-head';
import { useWide } from './use-media';

/** A list, and beside it, where the window is wide, what is chosen of it. The list is the same one with it and without. */
export function Panes({ detail, label, children }: { detail?: ReactNode; label?: string; children: ReactNode }) {
  const shown = useWide() && !!detail;
  return (
    <div className="fills flex gap-4">
      <div className={cn('@container flex min-w-0 flex-col', shown ? 'w-2/5' : 'flex-1')}>{children}</div>
      {shown && (
        <section aria-label={label} className="flex min-h-0 min-w-0 flex-1 flex-col overflow-auto border-l pl-4">
          <InDetail value>{detail}</InDetail>
        </section>
      )}
    </div>
  );
}
