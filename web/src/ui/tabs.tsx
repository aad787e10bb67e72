import { Tabs as Radix } from 'radix-ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import { cn } from './cn';
import { TableSkeleton } from './states';
import { Badge } from './status-chip';

export interface TabItem {
  value: string;
  label: ReactNode;
  count?: number;
}

/** The tabs that this URL says are open: `?tab=queue`. The first one needs no word in the URL. */
export function useTabInUrl(items: readonly { value: string }[], name = 'tab'): [string, (value: string) => void] {
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const navigate = useNavigate();
  const first = items[0]?.value ?? '';
  const wanted = search[name];
  const value = items.some(item => item.value === wanted) ? (wanted as string) : first;
  const select = (next: string) =>
    // Another tab is another list: its filters and page start anew.
    void navigate({ to: '.', search: (next === first ? {} : { [name]: next }) as never, resetScroll: false });
  return [value, select];
}

/** Tabs over a page, kept in the URL. `children` draws the open one; show only permitted ones. */
export function UrlTabs({
  items,
  label,
  name,
  actions,
  children,
}: {
  items: TabItem[];
  label: string;
  name?: string;
  actions?: ReactNode;
  children: (value: string) => ReactNode;
}) {
  const [value, select] = useTabInUrl(items, name);
  return (
    <Radix.Root value={value} onValueChange={select} className="flex min-h-0 flex-1 flex-col">
      <div className="flex items-center gap-4 border-b">
        <Radix.List aria-label={label} className="-mb-px flex min-w-0 flex-1 gap-1 overflow-x-auto">
          {items.map(item => (
            <Radix.Trigger
              key={item.value}
              value={item.value}
              className={cn(
                'flex h-10 items-center gap-2 border-b-2 border-transparent px-3 whitespace-nowrap text-muted-foreground hover:text-foreground focus-visible:-outline-offset-2 data-[state=active]:border-primary data-[state=active]:font-medium data-[state=active]:text-foreground pointer-coarse:h-11',
              )}
            >
              {item.label}
              {item.count !== undefined && <Badge>{item.count}</Badge>}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {actions}
      </div>
      <Radix.Content value={value} tabIndex={-1} className="flex min-h-0 flex-1 flex-col pt-3 outline-none">
        <Suspense key={value} fallback={<TableSkeleton />}>
          {children(value)}
        </Suspense>
      </Radix.Content>
    </Radix.Root>
  );
}
