import type { FacilityFiguresRow } from '@alur/contracts/merchant/topics';
import { localDate } from '@/ui/format';

/**
 * After this many days without a queue number something is wrong: even a small practice is closed for a weekend at
 * most.
 */
const SILENT_DAYS = 3;
const DAY_MS = 86_400_000;

/**
 * Days for which an active facility has recorded nothing, by its own calendar; null while there are too few to matter.
 */
export function silentDays(
  { status, lastVisitDay, timezone }: Pick<FacilityFiguresRow, 'status' | 'lastVisitDay' | 'timezone'>,
  now: number,
): number | null {
  if (status !== 'active' || lastVisitDay === null) return null;
  const days = Math.round((Date.parse(localDate(now, timezone)) - Date.parse(lastVisitDay)) / DAY_MS);
  return days >= SILENT_DAYS ? days : null;
}
