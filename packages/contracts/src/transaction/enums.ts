import * as z from 'zod/mini';
import { EncounterKind } from '../encounter/enums.js';

/** SPEC 4. */
export const TransactionStatus = z.enum(['DRAFT', 'WAITING', 'ONGOING', 'PAID', 'CANCELLED', 'VOID']);
export type TransactionStatus = z.infer<typeof TransactionStatus>;

/** SPEC 9: how money arrives at the cashier. */
export const PaymentMethod = z.enum(['cash', 'transfer', 'debit_card', 'credit_card', 'qris', 'bpjs', 'merchant_bank']);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** SPEC 9: cashier item types. */
export const ItemType = z.enum([
  'administration',
  'admin_fee',
  'registration',
  'clinical',
  'room_bed',
  'inpatient_clinical',
  'treatment',
  'pharmacy',
  'laboratorium',
  'radiology',
]);
export type ItemType = z.infer<typeof ItemType>;

/** Kind of service of the surcharge for a class above the patient's own (*selisih kelas*). */
export const CLASS_DIFFERENCE = 'class-difference';
/** Kind of service of a companion's bed (*penunggu*). */
export const COMPANION_NIGHT = 'companion-night';

/** SPEC 9: discount types. */
export const DiscountType = z.enum([
  'admin',
  'registration',
  'single_inpatient',
  'single_outpatient_consultations',
  'single_outpatient_pharmacy',
  'single_outpatient_treatment',
  'room_or_bed',
  'laboratorium',
  'radiology',
]);
export type DiscountType = z.infer<typeof DiscountType>;

/** Items that each discount type may be given on. */
export const discountedItems: Readonly<Record<DiscountType, readonly ItemType[]>> = {
  admin: ['administration', 'admin_fee'],
  registration: ['registration'],
  single_inpatient: ['inpatient_clinical'],
  single_outpatient_consultations: ['clinical'],
  single_outpatient_pharmacy: ['pharmacy'],
  single_outpatient_treatment: ['treatment'],
  room_or_bed: ['room_bed'],
  laboratorium: ['laboratorium'],
  radiology: ['radiology'],
};

export const DiscountValueType = z.enum(['percent', 'amount']);
export type DiscountValueType = z.infer<typeof DiscountValueType>;

/** SPEC 4: pharmacy status in the cashier's list. */
export const PharmacyStatus = z.enum(['queue', 'approve', 'done']);
export type PharmacyStatus = z.infer<typeof PharmacyStatus>;

/** DOMAIN 6: printers for receipts. */
export const PrinterType = z.enum(['thermal_58', 'thermal_80', 'laser_a5', 'laser_a4', 'dot_matrix']);
export type PrinterType = z.infer<typeof PrinterType>;

/** A bill's purpose: a visit, what its guarantor does not pay, late charges after payment, a sale over the counter. */
export const BillPurpose = z.enum(['care', 'private', 'supplement', 'sale']);
export type BillPurpose = z.infer<typeof BillPurpose>;

/** The kind of visit that is billed, or a sale without one. */
export const ServiceType = z.enum([...EncounterKind.options, 'sale']);
export type ServiceType = z.infer<typeof ServiceType>;

/** Payers other than the patient. */
export const GuarantorKind = z.enum(['bpjs', 'insurance']);
export type GuarantorKind = z.infer<typeof GuarantorKind>;

/**
 * How much of what the previous guarantors left a guarantor pays: all of it, a percentage, up to an amount, items of
 * some types, or a tariff for the whole.
 */
export const CoverMode = z.enum(['all', 'percent', 'limit', 'items', 'tariff']);
export type CoverMode = z.infer<typeof CoverMode>;

/** How late charges are settled. */
export const LateSettlement = z.enum(['supplement', 'written_off']);
export type LateSettlement = z.infer<typeof LateSettlement>;
