import * as z from 'zod/mini';
import { TriageScale } from '../emergency/triage.js';
import { DatedPrice, pricedOn } from '../kernel/dated-price.js';
import { Payer } from '../kernel/enums.js';
import { ClockTime, TypedRupiah } from '../kernel/scalars.js';
import { defaultRules, MedicationRules } from '../medication/rules.js';
import { defaultNumbering, LetterNumbering } from '../letter/numbering.js';
import { StayCharging } from '../stay/commands.js';

const General = z.object({
  cameraOnRegistration: z.boolean(),
  checkInTime: ClockTime,
  checkOutTime: ClockTime,
  /** Who comes before check-in pays for the night before too (DOMAIN-CLINICAL 1.1). */
  earlyArrivalCharged: z._default(z.boolean(), false),
  /** Who leaves after check-out pays for one night more, unless within so many minutes (DOMAIN-CLINICAL 1.1). */
  lateDepartureCharged: z._default(z.boolean(), true),
  lateGraceMinutes: z._default(z.nullable(z.int().check(z.gte(0), z.lte(1_440))), null),
  /** A bed that is kept while its patient is on leave costs its nights. */
  leaveCharged: z._default(z.boolean(), true),
  /** What a night of a newborn in a cot costs, in percent of its mother's room (DOMAIN-CLINICAL 1.1); empty is nothing. */
  newbornNightPercent: z._default(z.nullable(z.number().check(z.gte(0), z.lte(100))), null),
  /** What a night of a companion in a bed beside the patient costs; empty is nothing. */
  companionNightPrice: z._default(z.nullable(TypedRupiah), null),
});

/** DOMAIN 6: registration once for a new patient, admin fee on the first visit, recurring for those who return. */
const Fees = z.object({ registration: TypedRupiah, admin: TypedRupiah, recurringAdmin: TypedRupiah });

/** The kinds of visit that pay fees at the desk. */
export const FeeVisit = z.enum(['outpatient', 'emergency', 'inpatient']);
export type FeeVisit = z.infer<typeof FeeVisit>;
export type Fee = keyof z.infer<typeof Fees>;
export const feeNames = ['registration', 'admin', 'recurringAdmin'] as const satisfies readonly Fee[];
type VisitFee = `${FeeVisit}_${Payer}_${Fee}`;

export const visitFee = (visit: FeeVisit, payer: Payer, fee: Fee): VisitFee => `${visit}_${payer}_${fee}`;
const visitFees = FeeVisit.options.flatMap(visit =>
  Payer.options.flatMap(payer => feeNames.map(fee => visitFee(visit, payer, fee))),
);

/** What differs from the fees of everybody, by kind of visit and payer; empty where it does not. */
const VisitFees = z.object(
  Object.fromEntries(visitFees.map(name => [name, z.nullable(TypedRupiah)])) as Record<
    VisitFee,
    z.ZodMiniNullable<typeof TypedRupiah>
  >,
);

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

/** SPEC 9: emergency service is hourly or daily; DOMAIN 1.2: the scale by which patients are triaged. */
const Emergency = z.object({
  charging: StayCharging,
  hourPrice: TypedRupiah,
  dayPrice: TypedRupiah,
  scale: TriageScale,
});

/** DOMAIN 2.7: within how many hours the same request is asked about, and whether one person alone may vouch for a result. */
const Laboratory = z.object({
  repeatHours: z.literal([0, 6, 12, 24, 48, 72]),
  validatedByAnother: z.boolean(),
});

const limit = z.nullable(z.number().check(z.gte(0), z.lte(400)));

const line = z.string().check(z.trim(), z.maxLength(200));

/** Signs beyond which the nursing post is told, whatever they score; empty is no limit. */
const Observation = z.object({
  ...{ respirationLow: limit, respirationHigh: limit, oxygenSaturationLow: limit, oxygenSaturationHigh: limit },
  ...{ systolicLow: limit, systolicHigh: limit, pulseLow: limit, pulseHigh: limit },
  ...{ temperatureLow: limit, temperatureHigh: limit },
  /** By whose chart totals are read where the application holds no table, and from which totals on the post is told. */
  ...{ pewsChart: line, meowsChart: line },
  ...{ pewsUrgent: limit, pewsEmergency: limit, meowsUrgent: limit, meowsEmergency: limit },
});

/** Sections that have prices, and which fields of theirs are; no two are called the same. */
export const pricedSections = {
  fees: feeNames,
  visitFees,
  emergency: ['hourPrice', 'dayPrice'],
} as const satisfies Record<string, readonly string[]>;
export type PricedSection = keyof typeof pricedSections;

/** Which section has a price. */
export const sectionOfPrice = (field: string): PricedSection => {
  const names: readonly string[] = pricedSections.emergency;
  if (names.includes(field)) return 'emergency';
  return (feeNames as readonly string[]).includes(field) ? 'fees' : 'visitFees';
};

/** What each of those prices comes to from which day on; the sections have what they began with. */
const Dated = z.object({ fees: z.array(DatedPrice), visitFees: z.array(DatedPrice), emergency: z.array(DatedPrice) });

/** What receipts and letters carry beside the facility's name, address and telephone. */
const Letterhead = z.object({
  tagline: line,
  website: line,
  director: line,
  receiptFooter: line,
  letterFooter: line,
});

/**
 * What the facility itself settles. Its zone, its insurance, its rules and its menus are the operator's, and stand with
 * the merchant (SPEC 6).
 */
export const Settings = z.object({
  general: General,
  fees: Fees,
  visitFees: VisitFees,
  cashier: Cashier,
  pharmacy: Pharmacy,
  emergency: Emergency,
  observation: Observation,
  laboratory: Laboratory,
  medication: MedicationRules,
  letterhead: Letterhead,
  numbering: LetterNumbering,
  dated: Dated,
});
export type Settings = z.infer<typeof Settings>;

/** What holds until a facility says otherwise. */
export const defaultSettings: Settings = {
  general: {
    cameraOnRegistration: false,
    checkInTime: '14:00',
    checkOutTime: '12:00',
    earlyArrivalCharged: false,
    lateDepartureCharged: true,
    lateGraceMinutes: null,
    leaveCharged: true,
    newbornNightPercent: null,
    companionNightPrice: null,
  },
  fees: { registration: 0, admin: 0, recurringAdmin: 0 },
  visitFees: Object.fromEntries(visitFees.map(name => [name, null])) as Settings['visitFees'],
  cashier: { roundUpTo: 1, roundedMethods: 'cash', discountApprovalLimit: null, voidAcrossShifts: false },
  pharmacy: { roundUpStock: true, payBeforeHandover: true, compoundFee: 0 },
  emergency: { charging: 'hour', hourPrice: 0, dayPrice: 0, scale: 'colours' },
  observation: {
    ...{ respirationLow: null, respirationHigh: null, oxygenSaturationLow: null, oxygenSaturationHigh: null },
    ...{ systolicLow: null, systolicHigh: null, pulseLow: null, pulseHigh: null },
    ...{ temperatureLow: null, temperatureHigh: null, pewsChart: '', meowsChart: '' },
    ...{ pewsUrgent: null, pewsEmergency: null, meowsUrgent: null, meowsEmergency: null },
  },
  laboratory: { repeatHours: 24, validatedByAnother: false },
  medication: defaultRules,
  letterhead: { tagline: '', website: '', director: '', receiptFooter: '', letterFooter: '' },
  numbering: defaultNumbering,
  dated: { fees: [], visitFees: [], emergency: [] },
};

const section = <Name extends keyof Settings>(name: Name) =>
  z.object({ section: z.literal(name), values: Settings.shape[name] });

/** One section at a time, whole. */
export const SettingsSection = z.discriminatedUnion('section', [
  section('general'),
  section('fees'),
  section('visitFees'),
  section('cashier'),
  section('pharmacy'),
  section('emergency'),
  section('observation'),
  section('laboratory'),
  section('medication'),
  section('letterhead'),
  section('numbering'),
]);
export type SettingsSection = z.infer<typeof SettingsSection>;

/** The settings as they are on a day: each price is the last whose day has come. */
export const settingsOn = <S extends Settings>(settings: S, date: string): S => ({
  ...settings,
  fees: pricedOn(settings.fees, settings.dated.fees, date),
  visitFees: pricedOn(settings.visitFees, settings.dated.visitFees, date),
  emergency: pricedOn(settings.emergency, settings.dated.emergency, date),
});

/** What such a visit pays: what was said of its kind and payer, else what everybody pays. */
export const feesFor = (settings: Settings, visit: FeeVisit, payer: Payer): Settings['fees'] => ({
  registration: settings.visitFees[visitFee(visit, payer, 'registration')] ?? settings.fees.registration,
  admin: settings.visitFees[visitFee(visit, payer, 'admin')] ?? settings.fees.admin,
  recurringAdmin: settings.visitFees[visitFee(visit, payer, 'recurringAdmin')] ?? settings.fees.recurringAdmin,
});
