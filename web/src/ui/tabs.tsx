import { Tabs as Radix } from 'radix-ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Fragment, Suspense, type ReactNode } from 'react';
import { cn } from './cn';
import { TableSkeleton } from './states';
import { Badge } from './status-chip';
import { useOpenTabInView } from './use-open-tab-in-view';

export interface TabItem {
  value: string;
  label: ReactNode;
  count?: number;
  /** Heading of its group, shown once above the group's first tab where many tabs stand beside a page. */
  group?: string;
}

/** The tab that the URL names, `?tab=queue`; the first tab is the default and not in the URL. */
export function useTabInUrl(items: readonly { value: string }[], name = 'tab'): [string, (value: string) => void] {
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const navigate = useNavigate();
  const first = items[0]?.value ?? '';
  const wanted = search[name];
  const value = items.some(item => item.value === wanted) ? (wanted as string) : first;
  const select = (next: string) =>
    // Another tab shows another list, so its filters and page are reset.
    void navigate({ to: '.', search: (next === first ? {} : { [name]: next }) as never, resetScroll: false });
  return [value, select];
}

/**
 * Tabs over a page, or beside it where they are many and the window is large. The URL holds the open one, which
 * `children` draws; pass permitted tabs only.
 */
export function UrlTabs({
  items,
  label,
  name,
  beside = false,
  actions,
  children,
}: {
  items: TabItem[];
  label: string;
  name?: string;
  beside?: boolean;
  actions?: ReactNode;
  children: (value: string) => ReactNode;
}) {
  const [value, select] = useTabInUrl(items, name);
  const row = useOpenTabInView<HTMLDivElement>(value);
  return (
    <Radix.Root
      value={value}
      orientation={beside ? 'vertical' : 'horizontal'}
      onValueChange={select}
      className={cn('fills flex flex-col', beside && 'lg:flex-row lg:gap-4')}
    >
      <div
        className={cn(
          'flex items-center gap-x-4 border-b',
          // The actions beside the tabs wrap, so that the tabs get a phone's whole width.
          actions && 'max-md:flex-wrap max-md:*:first:basis-full',
          beside && 'lg:w-52 lg:flex-col lg:items-stretch lg:border-b-0',
        )}
      >
        <Radix.List
          ref={row}
          aria-label={label}
          className={cn('-mb-px flex min-w-0 flex-1 gap-1 overflow-x-auto', beside && 'lg:flex-col lg:gap-px')}
        >
          {items.map((item, at) => (
            <Fragment key={item.value}>
              {beside && item.group && item.group !== items[at - 1]?.group && (
                <span aria-hidden className="px-3 pt-3 pb-1 text-xs text-muted-foreground first:pt-0 max-lg:hidden">
                  {item.group}
                </span>
              )}
              <Radix.Trigger
                value={item.value}
                className={cn(
                  'flex h-10 items-center gap-2 border-b-2 border-transparent px-3 whitespace-nowrap text-muted-foreground hover:text-foreground focus-visible:-outline-offset-2 data-[state=active]:border-primary data-[state=active]:font-medium data-[state=active]:text-foreground pointer-coarse:h-11',
                  beside &&
                    'lg:h-auto lg:min-h-9 lg:rounded-md lg:border-b-0 lg:py-1.5 lg:text-left lg:whitespace-normal lg:data-[state=active]:bg-primary-soft lg:data-[state=active]:text-primary-text',
                )}
              >
                {item.label}
                {item.count !== undefined && <Badge>{item.count}</Badge>}
              </Radix.Trigger>
            </Fragment>
          ))}
        </Radix.List>
        {actions}
      </div>
      <Radix.Content
        value={value}
        tabIndex={-1}
        className={cn('fills flex flex-col pt-3 outline-none', beside && 'lg:min-w-0')}
      >
        <Suspense key={value} fallback={<TableSkeleton />}>
          {children(value)}
        </Suspense>
      </Radix.Content>
    </Radix.Root>
  );
}
