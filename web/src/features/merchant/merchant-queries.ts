import type { MerchantRow } from '@alur/contracts/merchant/rows';
import { CHANNEL } from '@alur/contracts/kernel/channel';
import { useQuery } from '@tanstack/react-query';
import { get } from '@/api/http';

/** A facility; fetched again after every command, like the lists. */
export const useMerchant = (id: number) =>
  useQuery({
    queryKey: ['list', 'merchant', id],
    queryFn: async ({ signal }) =>
      (await get<MerchantRow>(`/v2/user/merchants/${id}`, {}, { merchantId: CHANNEL, signal })).data,
  });
