import type { BedRow, BedStatus } from '@alur/contracts/bed/rows';
import type { StayPlanRow, StayRow } from '@alur/contracts/stay/rows';
import { Ban, BedDouble, CalendarClock, DoorOpen, LogOut, Sparkles, UserRound, type LucideIcon } from 'lucide-react';
import type { Tone } from '@/ui/status-chip';

/** Colour and icon of each state of a bed; its word is with the enumerations. */
export const bedLooks: Record<BedStatus, [Tone, LucideIcon]> = {
  available: ['success', BedDouble],
  held: ['waiting', CalendarClock],
  occupied: ['info', UserRound],
  cleaning: ['warning', Sparkles],
  blocked: ['danger', Ban],
  retired: ['neutral', Ban],
};

/**
 * A bed, with the day on which whoever lies in it is expected to go, the newborns in cots and the companion beside it, and the sign of who lies isolated.
 */
export type PlannedBed = BedRow & {
  estimatedOn: string | null;
  cots: readonly StayRow[];
  companion: boolean;
  isolation: StayPlanRow['isolation'];
};

/** Among occupied beds this tells apart patients who go today and those who are on leave. */
export const bedLook = (row: BedRow, today: string): [Tone, LucideIcon] => {
  if (row.onLeave) return ['neutral', DoorOpen];
  if (row.status === 'occupied' && row.goesOn !== null && row.goesOn <= today) return ['waiting', LogOut];
  return bedLooks[row.status];
};
