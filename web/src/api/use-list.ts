import type { ListParams, ListRow, ListSpec } from '@alur/contracts/kernel/list';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { currentMerchantAtom } from '@/access/current-merchant';
import { listParams, search } from '@/app/search-params';
import { listPath, withoutEmpty } from './get-list';
import { get, type Query } from './http';
import { usePage } from './use-page';

/** SPEC section 9: page 1, limit 50, ascending by id. */
export const listDefaults = { page: 1, limit: 50, order_by: 'id', sort_by: 'asc' } as const;

/** For `validateSearch` of a list without filters of its own. */
export const listSearch = search(listParams);

export interface List<Row> {
  rows: Row[];
  page: number;
  limit: number;
  total: number;
  loading: boolean;
  /** The rows are still the previous page's, while the next ones are being fetched. */
  stale: boolean;
  error: unknown;
  retry: () => void;
}

const none: never[] = [];

/** Whether rows have this column; one that an address names may be none. */
const isColumn = ({ row }: ListSpec, name: unknown): boolean =>
  name === 'id' || !('shape' in row) || String(name) in (row.shape as object);

/** A paged list of the current facility: `useList(patients, { ...search })`. */
export function useList<L extends ListSpec>(
  spec: L,
  params: ListParams<L>,
  options: { enabled?: boolean; key?: string } = {},
): List<ListRow<L>> {
  const merchant = useAtomValue(currentMerchantAtom);
  const path = listPath(spec);
  const given = { ...listDefaults, ...withoutEmpty(params) };
  const query = isColumn(spec, given.order_by) ? given : { ...given, order_by: listDefaults.order_by };
  const limit = Number(query.limit);
  const { page, result } = usePage(
    number => listQuery<ListRow<L>>(merchant, path, { ...query, page: number }, options.key),
    { page: Number(query.page), limit, enabled: options.enabled },
  );
  return {
    rows: result.data?.data ?? none,
    page,
    limit,
    total: result.data?.meta.total ?? result.data?.data.length ?? 0,
    loading: result.isPending,
    stale: result.isPlaceholderData,
    error: result.error,
    retry: () => void result.refetch(),
  };
}

/**
 * The query of a list's page. A route's `loader` may prefetch it while the page's code is loading (`prefetchQuery`).
 */
export const listQuery = <Row>(merchantId: number | null, path: string, query: Query, key?: string) => ({
  queryKey: ['list', merchantId, path, query],
  queryFn: ({ signal }: { signal: AbortSignal }) => get<Row[], { total?: number }>(path, query, { signal, key }),
});

/** The filters in the URL, and how to change some: a changed filter goes back to the first page. */
export function useListSearch<Search extends Record<string, unknown> = Record<string, unknown>>(): [
  Search,
  (change: Partial<Search>) => void,
] {
  // Only the caller knows which route this is, and that route's `validateSearch` has already checked the values.
  const now = useSearch({ strict: false }) as unknown as Search;
  const navigate = useNavigate();
  const change = (next: Partial<Search>) => {
    const merged = { ...now, ...('page' in next ? {} : { page: undefined }), ...next };
    void navigate({ to: '.', search: withoutEmpty(merged) as never, replace: true, resetScroll: false });
  };
  return [now, change];
}
