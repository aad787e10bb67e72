import type { Allergy, PatientDetail, PatientRow } from '@alur/contracts/patient/rows';
import { patientRevision } from '@alur/contracts/patient/topics';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { currentMerchantAtom } from '@/access/current-merchant';
import { get } from '@/api/http';
import { patientQuery } from '@/api/patient-query';
import { useTopic } from '@/live/use-topic';

const ASK_AGAIN_MS = 3000;

export type FoundPatient = PatientRow & { match?: string };

/** The ten best matches for a misspelt name or for any of the patient's numbers. */
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

/**
 * One person, fetched again when her record has changed, and repeatedly until the answer has caught up with the live
 * row.
 */
export function usePatient(id: number) {
  const revision = useTopic(patientRevision, { patientId: id }).rows.find(row => row.id === id)?.revision ?? 0;
  const isBehind = (shown?: PatientDetail) => shown !== undefined && shown.revision < revision;
  const query = useQuery({
    ...patientQuery(id),
    // A failed request is repeated: an allergy that nobody sees is worse than a request too many.
    refetchInterval: ({ state }) => isBehind(state.data) && ASK_AGAIN_MS,
  });
  const { refetch, dataUpdatedAt } = query;
  const behind = isBehind(query.data);
  useEffect(() => {
    if (behind) void refetch({ cancelRefetch: false });
  }, [behind, revision, dataUpdatedAt, refetch]);
  return query;
}

export interface KnownAllergies {
  /** Undefined until they have been fetched, which does not mean that she has none. */
  list: readonly Allergy[] | undefined;
  failed: boolean;
  askAgain: () => void;
}

/** Her current allergies: after a merge they are those of the surviving record (DOMAIN 10). */
export function useAllergies(id: number): KnownAllergies {
  const own = usePatient(id);
  const survivor = usePatient(own.data?.mergedInto ?? id);
  const list = own.data && survivor.data?.allergies;
  return {
    list,
    failed: !list && (own.isError || survivor.isError),
    askAgain: () => [own, survivor].forEach(({ refetch }) => void refetch({ cancelRefetch: false })),
  };
}
