import { keepPreviousData, useQuery, type QueryFunction, type UseQueryResult } from '@tanstack/react-query';

interface Paged {
  meta: { total?: number };
}

interface PageQuery<Answer> {
  queryKey: readonly unknown[];
  queryFn: QueryFunction<Answer>;
}

/**
 * One page of a list. Rows may have gone since the address was written: beyond the end there is the last page, and not
 * "nothing yet".
 */
export function usePage<Answer extends Paged>(
  query: (page: number) => PageQuery<Answer>,
  { page, limit, enabled = true }: { page: number; limit: number; enabled?: boolean },
): { page: number; result: UseQueryResult<Answer> } {
  const asked = useQuery({ ...query(page), placeholderData: keepPreviousData, enabled });
  const last = Math.ceil((asked.data?.meta.total ?? 0) / limit);
  const isBeyond = !asked.isPlaceholderData && last > 0 && page > last;
  const shown = isBeyond ? last : page;
  const end = useQuery({ ...query(shown), enabled: enabled && isBeyond });
  return { page: shown, result: isBeyond ? end : asked };
}
