import type { Region } from '@alur/contracts/patient/identity';
import { get } from '@/api/http';

export type RegionLevel = 'provinces' | 'cities' | 'districts' | 'villages';

/** The regions of a level below another, by a part of their name. */
export async function searchRegions(
  level: RegionLevel,
  parent: string | null,
  q: string,
  signal: AbortSignal,
): Promise<Region[]> {
  return (await get<Region[]>(`/v2/reference/${level}`, { parent, q }, { signal })).data;
}

/** The levels from the top down; each depends on the one before. */
export const regionLevels = [
  { name: 'province', level: 'provinces', parent: null },
  { name: 'city', level: 'cities', parent: 'province' },
  { name: 'district', level: 'districts', parent: 'city' },
  { name: 'village', level: 'villages', parent: 'district' },
] as const;
