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
  /** An arrival before check-in is charged the night before too (DOMAIN-CLINICAL 1.1). */
  earlyArrivalCharged: z._default(z.boolean(), false),
  /** A departure after check-out is charged another night, unless within so many minutes (DOMAIN-CLINICAL 1.1). */
  lateDepartureCharged: z._default(z.boolean(), true),
  lateGraceMinutes: z._default(z.nullable(z.int().check(z.gte(0), z.lte(1_440))), null),
  /** Nights on leave are charged, because the bed stays reserved. */
  leaveCharged: z._default(z.boolean(), true),
  /** Price of a newborn's night in a cot, in percent of its mother's room (DOMAIN-CLINICAL 1.1); null is free. */
  newbornNightPercent: z._default(z.nullable(z.number().check(z.gte(0), z.lte(100))), null),
  /** Price of a companion's night in a bed beside the patient; null is free. */
  companionNightPrice: z._default(z.nullable(TypedRupiah), null),
});

/**
 * DOMAIN 6: registration fee once for a new patient, admin fee on the first visit, recurring fee for returning
 * patients.
 */
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

/** Fees that differ by kind of visit and payer; null where they do not. */
const VisitFees = z.object(
  Object.fromEntries(visitFees.map(name => [name, z.nullable(TypedRupiah)])) as Record<
    VisitFee,
    z.ZodMiniNullable<typeof TypedRupiah>
  >,
);

const Cashier = z.object({
  /** Bills are rounded up to a multiple of this; 1 means no rounding. */
  roundUpTo: z.literal([1, 100, 500, 1000]),
  /** Which payments are rounded. */
  roundedMethods: z.enum(['cash', 'all']),
  /** A bill's discounts above this amount need a second right; null is no limit. */
  discountApprovalLimit: z.nullable(TypedRupiah),
  /** Whether a paid bill may be voided after its shift has ended. */
  voidAcrossShifts: z.boolean(),
});

const Pharmacy = z.object({
  /** SPEC 9, round-up for inventory stock: fractions of a tablet take a whole one from stock. */
  roundUpStock: z.boolean(),
  /** Whether medicines are handed over only after payment; guaranteed payers are excepted. */
  payBeforeHandover: z.boolean(),
  /** Fee for each compounded medicine. */
  compoundFee: TypedRupiah,
});

/** SPEC 9: emergency service is hourly or daily; DOMAIN 1.2: the scale by which patients are triaged. */
const Emergency = z.object({
  charging: StayCharging,
  hourPrice: TypedRupiah,
  dayPrice: TypedRupiah,
  scale: TriageScale,
});

/**
 * DOMAIN 2.7: hours within which a repeated request must be confirmed, and whether one person may both verify and
 * validate.
 */
const Laboratory = z.object({
  repeatHours: z.literal([0, 6, 12, 24, 48, 72]),
  validatedByAnother: z.boolean(),
});

const limit = z.nullable(z.number().check(z.gte(0), z.lte(400)));

const line = z.string().check(z.trim(), z.maxLength(200));

/** Limits of signs beyond which the nursing post is alerted, whatever the score; null is no limit. */
const Observation = z.object({
  ...{ respirationLow: limit, respirationHigh: limit, oxygenSaturationLow: limit, oxygenSaturationHigh: limit },
  ...{ systolicLow: limit, systolicHigh: limit, pulseLow: limit, pulseHigh: limit },
  ...{ temperatureLow: limit, temperatureHigh: limit },
  /** The chart by which totals without a table are counted, and the totals from which on the post is alerted. */
  ...{ pewsChart: line, meowsChart: line },
  ...{ pewsUrgent: limit, pewsEmergency: limit, meowsUrgent: limit, meowsEmergency: limit },
});

/** Sections with prices, and their price fields; no two fields have the same name. */
export const pricedSections = {
  fees: feeNames,
  visitFees,
  emergency: ['hourPrice', 'dayPrice'],
  pharmacy: ['compoundFee'],
} as const satisfies Record<string, readonly string[]>;
export type PricedSection = keyof typeof pricedSections;

/** The section of a price field. */
export const sectionOfPrice = (field: string): PricedSection => {
  const { visitFees: _visitFees, ...others } = pricedSections;
  const named = Object.entries(others).find(([, names]: [string, readonly string[]]) => names.includes(field));
  return (named?.[0] as PricedSection | undefined) ?? 'visitFees';
};

const prices = z.array(DatedPrice);
/** Later prices with their days; the sections themselves have the first ones. */
const Dated = z.object({ fees: prices, visitFees: prices, emergency: prices, pharmacy: prices });

/** Lines on receipts and letters in addition to the facility's name, address and telephone. */
const Letterhead = z.object({
  tagline: line,
  website: line,
  director: line,
  receiptFooter: line,
  letterFooter: line,
});

/**
 * Settings that the facility itself chooses. Time zone, BPJS, rules and menus are the operator's, and belong to the
 * merchant (SPEC 6).
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

/** Dated prices belong to the section of their field. */
export type SectionName = Exclude<keyof Settings, 'dated'>;

export const sectionNames = Object.keys(Settings.shape).filter(name => name !== 'dated') as SectionName[];

/** The section that a change of the settings is about, by the event that tells it. */
export const sectionOf = ({ type, data }: { type: string; data: object }): SectionName =>
  type === 'LetterheadChanged' ? 'letterhead' : (data as { section: SectionName }).section;

/** Settings of a facility that has changed none. */
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
  dated: { fees: [], visitFees: [], emergency: [], pharmacy: [] },
};

const section = <Name extends keyof Settings>(name: Name) =>
  z.object({ section: z.literal(name), values: Settings.shape[name] });

/** A change replaces one whole section. */
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

/** The settings as of a day: each price is the last whose day has come. */
export const settingsOn = <S extends Settings>(settings: S, date: string): S => ({
  ...settings,
  fees: pricedOn(settings.fees, settings.dated.fees, date),
  visitFees: pricedOn(settings.visitFees, settings.dated.visitFees, date),
  emergency: pricedOn(settings.emergency, settings.dated.emergency, date),
  pharmacy: pricedOn(settings.pharmacy, settings.dated.pharmacy, date),
});

/** Fees of a visit: those of its kind and payer, else the general ones. */
export const feesFor = (settings: Settings, visit: FeeVisit, payer: Payer): Settings['fees'] => ({
  registration: settings.visitFees[visitFee(visit, payer, 'registration')] ?? settings.fees.registration,
  admin: settings.visitFees[visitFee(visit, payer, 'admin')] ?? settings.fees.admin,
  recurringAdmin: settings.visitFees[visitFee(visit, payer, 'recurringAdmin')] ?? settings.fees.recurringAdmin,
});
