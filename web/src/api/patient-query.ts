import type { PatientDetail } from '@alur/contracts/patient/rows';
import { queryOptions } from '@tanstack/react-query';
import { currentMerchant } from '@/access/current-merchant';
import { get } from './http';

/** The query of one person with all her data. */
export function patientQuery(id: number) {
  return queryOptions({
    queryKey: ['patient', currentMerchant(), id],
    queryFn: async ({ signal }) => (await get<PatientDetail>(`/v2/patient/${id}`, {}, { signal })).data,
    staleTime: 10_000,
  });
}
