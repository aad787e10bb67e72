import type { PatientDetail, PatientRow } from '@alur/contracts/patient/rows';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { currentMerchant, currentMerchantAtom } from '@/access/current-merchant';
import { get } from '@/api/http';

export type FoundPatient = PatientRow & { match?: string };

/** The best ten for what was typed: a name with a slip in it, or any number. */
export function usePatientSearch(query: string) {
  const merchant = useAtomValue(currentMerchantAtom);
  return useQuery({
    queryKey: ['patient-search', merchant, query],
    queryFn: async ({ signal }) =>
      (await get<FoundPatient[]>('/v2/patient/search', { q: query, limit: 10 }, { signal })).data,
    enabled: query.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 5000,
  });
}

/** One person, whole. */
export function patientQuery(id: number) {
  return queryOptions({
    queryKey: ['patient', currentMerchant(), id],
    queryFn: async ({ signal }) => (await get<PatientDetail>(`/v2/patient/${id}`, {}, { signal })).data,
    staleTime: 10_000,
  });
}

export function usePatient(id: number) {
  return useQuery(patientQuery(id));
}

/** Regions below a parent: `cities` of a province. */
export type RegionLevel = 'provinces' | 'cities' | 'districts' | 'villages';
export interface RegionChoice {
  code: string;
  name: string;
}

export async function searchRegions(
  level: RegionLevel,
  parent: string | null,
  q: string,
  signal: AbortSignal,
): Promise<RegionChoice[]> {
  return (await get<RegionChoice[]>(`/v2/reference/${level}`, { parent, q }, { signal })).data;
}
