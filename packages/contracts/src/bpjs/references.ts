import * as z from 'zod/mini';
import { LocalDate } from '../kernel/scalars.js';
import { BpjsNumber, Nik } from '../patient/identity.js';
import { MemberNumber, PcareSpecial, type Tacc } from './enums.js';

/** PCare's own lists (DOMAIN-WIRES 5), as they are chosen from. */
export const ReferenceList = z.enum([
  'poli',
  'doctor',
  'diagnosis',
  'consciousness',
  'discharge',
  'prognosis',
  'food-allergy',
  'air-allergy',
  'medicine-allergy',
  'specialty',
  'subspecialty',
  'sarana',
  'medicine',
  'treatment',
]);
export type ReferenceList = z.infer<typeof ReferenceList>;

export const ReferenceQuery = z.object({
  list: ReferenceList,
  /** Diagnoses and medicines are found by words alone, and subspecialties by the code of their specialty. */
  q: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
});

export const ReferenceRow = z.object({
  code: z.string(),
  name: z.string(),
  /** Of a poli: whether it is for the sick. */
  isForSick: z.optional(z.boolean()),
  /** Of a diagnosis: whether primary care treats it, so that a referral needs a reason (TACC). */
  isNonSpecialist: z.optional(z.boolean()),
});
export type ReferenceRow = z.infer<typeof ReferenceRow>;

/** Status *rujuk lanjut* of PCare's list of discharges: she is referred on. */
export const REFERRED_ON = '4';

/** The reasons of a TACC, in PCare's own words; that of a complication is another diagnosis. */
export const taccReasons: Readonly<Record<Exclude<Tacc, 'complication'>, readonly string[]>> = {
  time: ['< 3 Hari', '>= 3 - 7 Hari', '>= 7 Hari'],
  age: [
    ...['< 1 Bulan', '>= 1 Bulan s/d < 12 Bulan', '>= 1 Tahun s/d < 5 Tahun', '>= 5 Tahun s/d < 12 Tahun'],
    ...['>= 12 Tahun s/d < 55 Tahun', '>= 55 Tahun'],
  ],
  comorbidity: ['< 3 Hari', '>= 3 - 7 Hari', '>= 7 Hari'],
};

/** Where a visit's patient can be referred to on a day: by subspecialty and *sarana*, or for a special cause. */
export const DestinationQuery = z.object({
  encounterId: z.coerce.number().check(z.int(), z.positive()),
  estimatedOn: LocalDate,
  subspecialty: z._default(z.string().check(z.trim(), z.maxLength(20)), ''),
  sarana: z._default(z.string().check(z.trim(), z.maxLength(20)), ''),
  special: z.optional(PcareSpecial),
});
export type DestinationQuery = z.infer<typeof DestinationQuery>;

/** A facility that takes referrals, as PCare lists it. */
export const DestinationRow = z.object({
  code: z.string(),
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  facilityClass: z.string(),
  branch: z.string(),
  /** In metres. */
  distance: z.nullable(z.number()),
  schedule: z.string(),
  /** How many are referred there that day, of how many. */
  referred: z.nullable(z.number()),
  capacity: z.nullable(z.number()),
  percent: z.nullable(z.number()),
});
export type DestinationRow = z.infer<typeof DestinationRow>;

/** Asks who has a number. */
export const MemberLookup = z.discriminatedUnion('by', [
  z.object({ by: z.literal('card'), number: BpjsNumber }),
  z.object({ by: z.literal('nik'), number: Nik }),
]);
export type MemberLookup = z.infer<typeof MemberLookup>;

/** The same as fields of a query. */
export const MemberQuery = z.object({ by: MemberNumber, number: z.string() });
