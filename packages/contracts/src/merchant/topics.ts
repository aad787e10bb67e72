import * as z from 'zod/mini';
import { topic } from '../declare.js';
import { Id, LocalDate, QueryId, SignedRupiah } from '../kernel/scalars.js';
import { MerchantStatus, Timezone } from './features.js';

/** A facility in numbers, today and over its last thirty days: counts and sums, nothing of a patient. */
export const FacilityFiguresRow = z.object({
  id: Id,
  name: z.string(),
  status: MerchantStatus,
  timezone: Timezone,
  /** The position of the last event about the facility itself: its profile has changed when this has. */
  changedBy: z.string(),
  visits: z.int(),
  patients: z.int(),
  revenue: SignedRupiah,
  monthVisits: z.int(),
  monthPatients: z.int(),
  monthRevenue: SignedRupiah,
  /** The last day until today for which there was a number, by its own calendar; null where there never was one. */
  lastVisitDay: z.nullable(LocalDate),
});
export type FacilityFiguresRow = z.infer<typeof FacilityFiguresRow>;

/** Every facility, for the operator's dashboard. It is of many facilities, so no view makes it. */
export const facilityFigures = topic('channel.facilities', {
  params: z.object({}),
  row: FacilityFiguresRow,
  access: ['channel.dashboard:view'],
});

/** One day in numbers, of a facility or of all together. */
export const FacilityDayRow = z.object({
  date: LocalDate,
  visits: z.int(),
  patients: z.int(),
  revenue: SignedRupiah,
});
export type FacilityDayRow = z.infer<typeof FacilityDayRow>;

/** The last thirty days of a facility, by its own calendar; of all facilities together where none (0) is named. */
export const facilityDays = topic('channel.facility-days', {
  params: z.object({ facilityId: QueryId }),
  row: FacilityDayRow,
  access: ['channel.dashboard:view'],
});
