import type { DestinationQuery, DestinationRow, ReferenceList, ReferenceRow } from '@alur/contracts/bpjs/references';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { currentMerchant } from '@/access/current-merchant';
import { get } from '@/api/http';

/** Rows of one of PCare's lists; `q` are the words or the code by which it is asked. */
export const fetchReference = async (list: ReferenceList, q: string, signal: AbortSignal) =>
  (await get<ReferenceRow[]>('/v2/bpjs/references', { list, q }, { signal })).data;

const referenceQuery = (list: ReferenceList, q: string) =>
  queryOptions({
    queryKey: ['bpjs', currentMerchant(), list, q],
    queryFn: ({ signal }) => fetchReference(list, q, signal),
    staleTime: 10 * 60_000,
    retry: false,
  });

export const useReference = (list: ReferenceList, q = '', enabled = true) =>
  useQuery({ ...referenceQuery(list, q), enabled });

/** Who takes the referral; nobody is asked before all is chosen that PCare needs for it. */
export const useDestinations = (asked: DestinationQuery | null) =>
  useQuery({
    queryKey: ['bpjs', currentMerchant(), 'destinations', asked],
    queryFn: async ({ signal }) => (await get<DestinationRow[]>('/v2/bpjs/destinations', asked ?? {}, { signal })).data,
    enabled: asked !== null,
    retry: false,
  });

/** Rows as choices of a select, the code before the name. */
export const choicesOf = (rows: readonly Pick<ReferenceRow, 'code' | 'name'>[] = []) =>
  rows.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }));
