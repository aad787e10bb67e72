import * as z from 'zod/mini';
import { ClockTime, TypedRupiah } from '../kernel/scalars.js';

const General = z.object({
  cameraOnRegistration: z.boolean(),
  checkInTime: ClockTime,
  checkOutTime: ClockTime,
});

/** DOMAIN 6: registration once for a new patient, admin fee on the first visit, recurring for those who return. */
const Fees = z.object({ registration: TypedRupiah, admin: TypedRupiah, recurringAdmin: TypedRupiah });

const Cashier = z.object({
  /** Bills are rounded up to a multiple of this; 1 is no rounding. */
  roundUpTo: z.literal([1, 100, 500, 1000]),
  /** Which payments are rounded. */
  roundedMethods: z.enum(['cash', 'all']),
  /** Discounts that come to more than this on a bill need a second right; empty is no limit. */
  discountApprovalLimit: z.nullable(TypedRupiah),
  /** A paid bill may be voided after its shift has ended. */
  voidAcrossShifts: z.boolean(),
});

const Pharmacy = z.object({
  /** SPEC 9: round-up for inventory stock: parts of a tablet are taken as whole ones. */
  roundUpStock: z.boolean(),
  /** Medicines are handed over only when the bill is paid; guaranteed payers excepted. */
  payBeforeHandover: z.boolean(),
  /** Charged for each compounded medicine. */
  compoundFee: TypedRupiah,
});

/**
 * What the facility itself settles. Its zone, its insurance, its rules and its menus are the operator's, and stand with
 * the merchant (SPEC 6).
 */
export const Settings = z.object({
  general: General,
  fees: Fees,
  cashier: Cashier,
  pharmacy: Pharmacy,
});
export type Settings = z.infer<typeof Settings>;

/** What holds until a facility says otherwise. */
export const defaultSettings: Settings = {
  general: {
    cameraOnRegistration: false,
    checkInTime: '14:00',
    checkOutTime: '12:00',
  },
  fees: { registration: 0, admin: 0, recurringAdmin: 0 },
  cashier: { roundUpTo: 1, roundedMethods: 'cash', discountApprovalLimit: null, voidAcrossShifts: false },
  pharmacy: { roundUpStock: true, payBeforeHandover: true, compoundFee: 0 },
};

const section = <Name extends keyof Settings>(name: Name) =>
  z.object({ section: z.literal(name), values: Settings.shape[name] });

/** One section at a time, whole. */
export const SettingsSection = z.discriminatedUnion('section', [
  section('general'),
  section('fees'),
  section('cashier'),
  section('pharmacy'),
]);
export type SettingsSection = z.infer<typeof SettingsSection>;
