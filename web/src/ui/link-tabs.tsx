import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { cn } from './cn';
import { useOpenTabInView } from './use-open-tab-in-view';

export interface LinkTab {
  to: string;
  label: ReactNode;
  /** Sub-pages belong to this tab, too. */
  within?: boolean;
}

/** Tabs that are pages of their own: links, so that the address says which one is open. */
export function LinkTabs({ items, label, actions }: { items: LinkTab[]; label: string; actions?: ReactNode }) {
  const row = useOpenTabInView<HTMLElement>(useLocation({ select: ({ pathname }) => pathname }));
  return (
    <div className="flex flex-wrap items-center gap-x-4 border-b">
      <nav ref={row} aria-label={label} className="-mb-px flex min-w-0 flex-1 gap-1 overflow-x-auto max-md:basis-full">
        {items.map(item => (
          <Link
            key={item.to}
            to={item.to}
            activeOptions={{ exact: !item.within, includeSearch: false }}
            activeProps={{ className: 'border-primary font-medium text-foreground', 'aria-current': 'page' }}
            inactiveProps={{ className: 'border-transparent text-muted-foreground hover:text-foreground' }}
            className={cn(
              'flex h-10 items-center border-b-2 px-3 whitespace-nowrap focus-visible:-outline-offset-2 pointer-coarse:h-11',
            )}
          >
            {item.label}
          </Link>
        ))}
      </nav>
      {actions}
    </div>
  );
}
