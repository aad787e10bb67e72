import type { ReferenceList, ReferenceRow } from '@alur/contracts/bpjs/references';
import { useQuery } from '@tanstack/react-query';
import { currentMerchant } from '@/access/current-merchant';
import { get } from '@/api/http';

/** Rows of one of PCare's lists. */
export const useReference = (list: ReferenceList) =>
  useQuery({
    queryKey: ['bpjs', currentMerchant(), list],
    queryFn: async ({ signal }) => (await get<ReferenceRow[]>('/v2/bpjs/references', { list }, { signal })).data,
    staleTime: 10 * 60_000,
    retry: false,
  });

/** Rows as choices of a select, the code before the name. */
export const choicesOf = (rows: readonly ReferenceRow[] = []) =>
  rows.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }));
