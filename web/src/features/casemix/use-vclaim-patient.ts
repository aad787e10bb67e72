import type { VclaimPatient } from '@alur/contracts/bpjs/vclaim';
import { useQuery } from '@tanstack/react-query';
import { currentMerchant } from '@/access/current-merchant';
import { get } from '@/api/http';
import { loadErrorTexts } from '@/i18n/i18n';

/** What VClaim has of a visit's patient on the day of the letter, once it is asked; parts of a form share one answer. */
export const useVclaimPatient = (encounterId: number, date: string, isAsked: boolean) =>
  useQuery({
    queryKey: ['vclaim-patient', currentMerchant(), encounterId, date],
    queryFn: async ({ signal }) => {
      await loadErrorTexts().catch(() => {});
      return (await get<VclaimPatient>('/v2/bpjs/vclaim-patient', { encounterId, date }, { signal })).data;
    },
    enabled: isAsked && date !== '',
    retry: false,
  });
