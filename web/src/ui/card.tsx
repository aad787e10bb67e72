import type { ReactNode } from 'react';
import { cn } from './cn';

/** A framed part of a page, with a title and its own actions. */
export function Card({
  title,
  actions,
  className,
  bodyClassName,
  children,
}: {
  title?: ReactNode;
  actions?: ReactNode;
  className?: string;
  bodyClassName?: string;
  children: ReactNode;
}) {
  return (
    <section className={cn('flex min-w-0 flex-col rounded-lg border bg-raised', className)}>
      {(title || actions) && (
        <header className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-b px-4 py-1.5">
          <h2 className="min-w-0 flex-[1_1_9rem] font-semibold break-words">{title}</h2>
          {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
        </header>
      )}
      <div className={cn('min-w-0 flex-1 px-4 py-3', bodyClassName)}>{children}</div>
    </section>
  );
}

/** A key of the keyboard. */
export function Kbd({ children, read = false }: { children: ReactNode; read?: boolean }) {
  return (
    <kbd
      aria-hidden={!read || undefined}
      className={cn(
        'inline-grid h-5 min-w-5 place-items-center rounded-sm border border-b-2 bg-surface px-1 font-sans text-xs text-muted-foreground',
        // A touch screen has no keyboard, so the key is hidden.
        !read && 'pointer-coarse:hidden',
      )}
    >
      {children}
    </kbd>
  );
}
