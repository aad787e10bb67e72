import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { currentMerchantAtom } from '@/access/current-merchant';
import { listParams, search } from '@/app/search-params';
import { get, type Query } from './http';

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
  /** The rows on the screen are the previous page's, the next are on their way. */
  stale: boolean;
  error: unknown;
  retry: () => void;
}

const none: never[] = [];

/** A paged list of the current facility: `useList<PatientRow>('/v2/patient/patients', { ...search })`. */
export function useList<Row>(
  path: string,
  params: Query = {},
  options: { enabled?: boolean; key?: string } = {},
): List<Row> {
  const merchant = useAtomValue(currentMerchantAtom);
  const query = { ...listDefaults, ...withoutEmpty(params) };
  const result = useQuery({
    queryKey: ['list', merchant, path, query],
    queryFn: ({ signal }) =>
      get<Row[], { page?: number; limit?: number; total?: number }>(path, query, { signal, key: options.key }),
    placeholderData: keepPreviousData,
    enabled: options.enabled ?? true,
  });
  return {
    rows: result.data?.data ?? none,
    page: Number(query.page),
    limit: Number(query.limit),
    total: result.data?.meta.total ?? result.data?.data.length ?? 0,
    loading: result.isPending,
    stale: result.isPlaceholderData,
    error: result.error,
    retry: () => void result.refetch(),
  };
}

/** The filters in the URL, and how to change some: a changed filter goes back to the first page. */
export function useListSearch<Search extends Record<string, unknown> = Record<string, unknown>>(): [
  Search,
  (change: Partial<Search>) => void,
] {
  const now = useSearch({ strict: false }) as unknown as Search;
  const navigate = useNavigate();
  const change = (next: Partial<Search>) => {
    const merged = { ...now, ...('page' in next ? {} : { page: undefined }), ...next };
    void navigate({ to: '.', search: withoutEmpty(merged) as never, replace: true, resetScroll: false });
  };
  return [now, change];
}

function withoutEmpty(values: Record<string, unknown>): Query {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  ) as Query;
}
