import * as z from 'zod/mini';

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

/** Which items a discount type may be given on. */
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

/** DOMAIN 6: what a receipt is printed on. */
export const PrinterType = z.enum(['thermal_58', 'thermal_80', 'laser_a5', 'laser_a4', 'dot_matrix']);
export type PrinterType = z.infer<typeof PrinterType>;
