import type { MenuConstant, RuleName, ServiceType } from '@alur/contracts/merchant/features';
import type { MerchantRow } from '@alur/contracts/merchant/rows';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { loadAccess } from '@/access/access-store';
import { currentMerchantAtom, selectMerchant } from '@/access/current-merchant';
import { get } from '@/api/http';
import { usePicture } from '@/api/use-picture';
import { setFacilityZone } from '@/ui/format';

/** The fields of a facility that the choice and the switch show. */
export type Facility = Pick<
  MerchantRow,
  | 'id'
  | 'name'
  | 'category'
  | 'categoryTypes'
  | 'isBpjs'
  | 'timezone'
  | 'address'
  | 'phone'
  | 'email'
  | 'licenceNumber'
  | 'rules'
  | 'menus'
  | 'logoFileId'
  | 'cardColour'
  | 'postalCode'
  | 'province'
  | 'city'
  | 'district'
  | 'village'
>;

const facilitiesQuery = queryOptions({
  queryKey: ['facilities'],
  queryFn: async ({ signal }) =>
    (
      await get<Facility[]>(
        '/v2/user/merchants',
        { page: 1, limit: 500, order_by: 'id', sort_by: 'asc', category: 'acl' },
        { signal },
      )
    ).data,
  staleTime: 5 * 60_000,
});

/** The facilities where the person holds a role. */
export function useFacilities() {
  return useQuery(facilitiesQuery);
}

/** The facility on the screen, once its name is known. */
export function useCurrentFacility(): Facility | null {
  const id = useAtomValue(currentMerchantAtom);
  const { data } = useFacilities();
  return data?.find(facility => facility.id === id) ?? null;
}

/** The URL of the logo on the facility's documents; null where it has none. */
export function useFacilityLogo(): string | null {
  const facility = useCurrentFacility();
  return usePicture(`/v2/merchant/${facility?.id}/logo`, facility?.logoFileId);
}

const ofHospitals: readonly ServiceType[] = ['inpatient', 'emergency'];

/**
 * Whether the facility offers a service: those that the operator set; a hospital always has beds and an emergency
 * department.
 */
export function useOffers(): (service: ServiceType) => boolean {
  const facility = useCurrentFacility();
  return useCallback(
    service =>
      facility !== null &&
      (facility.categoryTypes.includes(service) || (facility.category === 'hospital' && ofHospitals.includes(service))),
    [facility],
  );
}

/**
 * SPEC 6: whether the operator switched this rule on for the facility. The server enforces it; the screen only decides
 * what it offers.
 */
export function useRule(name: RuleName): boolean {
  const facility = useCurrentFacility();
  return facility?.rules.some(({ ruleName, enabled }) => ruleName === name && enabled) ?? false;
}

/**
 * SPEC 6: whether the facility has a feature that is part of another screen. Menu entries and pages need not ask:
 * nobody holds their rights where their flag is off.
 */
export function useMenuShown(): (menu: MenuConstant) => boolean {
  const facility = useCurrentFacility();
  return useCallback(
    menu => facility?.menus.every(({ constant, enabled }) => constant !== menu || enabled) ?? false,
    [facility],
  );
}

/** SPEC 6: whether the facility is contracted with BPJS, and whether its visits wait for PCare. */
export function useInsurance(): { isBpjs: boolean; pcare: boolean } {
  const isBpjs = useCurrentFacility()?.isBpjs ?? false;
  const pcare = useRule('pcare');
  return { isBpjs, pcare: isBpjs && pcare };
}

/** Opens a facility: fetches its rights first, then sets its cookie, and clears all cached data of the former one. */
export async function openFacility(id: number, queries: QueryClient): Promise<void> {
  const [facilities] = await Promise.all([queries.fetchQuery({ ...facilitiesQuery }), loadAccess(id)]);
  setFacilityZone(facilities.find(facility => facility.id === id)?.timezone ?? 'Asia/Jakarta');
  selectMerchant(id);
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'facilities' });
}
