import * as z from 'zod/mini';
import { topic } from '../declare.js';
import { Id, LocalDate, QueryId, SignedRupiah } from '../kernel/scalars.js';
import { MerchantStatus, Timezone } from './features.js';

/** A facility's figures of today and of its last thirty days: counts and sums, without patients. */
export const FacilityFiguresRow = z.object({
  id: Id,
  name: z.string(),
  status: MerchantStatus,
  timezone: Timezone,
  /** Position of the last event about the facility itself, which changes whenever its profile does. */
  changedBy: z.string(),
  visits: z.int(),
  patients: z.int(),
  revenue: SignedRupiah,
  monthVisits: z.int(),
  monthPatients: z.int(),
  monthRevenue: SignedRupiah,
  /** The last day until today on which a number was given, by its own calendar; null if there never was one. */
  lastVisitDay: z.nullable(LocalDate),
});
export type FacilityFiguresRow = z.infer<typeof FacilityFiguresRow>;

/** Every facility, for the operator's dashboard. Because it spans facilities, no view makes it. */
export const facilityFigures = topic('channel.facilities', {
  params: z.object({}),
  row: FacilityFiguresRow,
  access: ['channel.dashboard:view'],
});

/** Figures of one day, of a facility or of all. */
export const FacilityDayRow = z.object({
  date: LocalDate,
  visits: z.int(),
  patients: z.int(),
  revenue: SignedRupiah,
});
export type FacilityDayRow = z.infer<typeof FacilityDayRow>;

/** The last thirty days of a facility, by its own calendar; of all facilities together if none (0) is named. */
export const facilityDays = topic('channel.facility-days', {
  params: z.object({ facilityId: QueryId }),
  row: FacilityDayRow,
  access: ['channel.dashboard:view'],
});
