import * as z from 'zod/mini';

/** Kinds of facility (fasyankes). SPEC 3 does not show the list, so these are the kinds that the ministry licenses. */
export const MerchantCategory = z.enum(['primary_clinic', 'main_clinic', 'puskesmas', 'hospital', 'practice']);
export type MerchantCategory = z.infer<typeof MerchantCategory>;

/** SPEC 3, `category_type`: the services that the facility offers. */
export const ServiceType = z.enum([
  'outpatient',
  'inpatient',
  'emergency',
  'intensive_care',
  'surgery',
  'laboratory',
  'radiology',
  'pharmacy',
]);
export type ServiceType = z.infer<typeof ServiceType>;

/** Whether users may work in the facility. */
export const MerchantStatus = z.enum(['active', 'suspended']);
export type MerchantStatus = z.infer<typeof MerchantStatus>;

/** WIB, WITA, WIT (DOMAIN 10): "today" is a day in the facility's time zone. */
export const Timezone = z.enum(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura']);
export type Timezone = z.infer<typeof Timezone>;

/** SPEC 6: facility feature flags gate these menus. */
export const MenuConstant = z.enum([
  'judicial_patient',
  'referral',
  'nursing_care',
  'midwifery_care',
  'medical_resume',
]);
export type MenuConstant = z.infer<typeof MenuConstant>;

/** SPEC 6: facility rules gate behaviour. */
export const RuleName = z.enum([
  'pcare',
  'schedule_duration',
  'partial_adherence',
  'stock_upper_limit',
  'stock_lower_limit',
]);
export type RuleName = z.infer<typeof RuleName>;

export const MenuFlag = z.object({ constant: MenuConstant, enabled: z.boolean() });
export type MenuFlag = z.infer<typeof MenuFlag>;

export const RuleFlag = z.object({ ruleName: RuleName, enabled: z.boolean() });
export type RuleFlag = z.infer<typeof RuleFlag>;

/** What a facility that is not with BPJS does without (SPEC 6): a flag of rights like the menus', set by `isBpjs`. */
export const INSURANCE_FLAG = 'bpjs';
