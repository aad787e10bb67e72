import { currentMerchant } from '@/access/current-merchant';
import { loadErrorTexts } from '@/i18n/i18n';
import { get } from './http';

/** A query that may be refused in words, whose texts come first: what a service outside is asked, or what is no list. */
export const askedQuery = <Answer>(path: string, params: Readonly<Record<string, string | number>>) => ({
  queryKey: [path, currentMerchant(), params] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Answer> => {
    await loadErrorTexts().catch(() => {});
    return (await get<Answer>(path, params, { signal })).data;
  },
  retry: false,
});
