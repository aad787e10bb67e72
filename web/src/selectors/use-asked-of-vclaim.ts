import { useQuery } from '@tanstack/react-query';
import { currentMerchant } from '@/access/current-merchant';
import { get } from '@/api/http';
import { loadErrorTexts } from '@/i18n/i18n';

/** What VClaim answers now; nothing is asked before all of it is known. */
export function useAskedOfVclaim<Row>(
  what: string,
  params: Readonly<Record<string, string | number>>,
  isKnown: boolean,
) {
  return useQuery({
    queryKey: [what, currentMerchant(), params],
    queryFn: async ({ signal }) => {
      await loadErrorTexts().catch(() => {});
      return (await get<Row[]>(`/v2/bpjs/${what}`, params, { signal })).data;
    },
    enabled: isKnown,
    retry: false,
  });
}
