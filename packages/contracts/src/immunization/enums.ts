import * as z from 'zod/mini';

/** SPEC 3: what is protected against. */
export const Antigen = z.enum([
  'hepatitis_b',
  'polio',
  'bcg',
  'dtp',
  'hib',
  'pcv',
  'rotavirus',
  'influenza',
  'mr_mmr',
  'je',
  'varicella',
  'hepatitis_a',
  'typhoid',
  'dengue',
  'hpv',
]);
export type Antigen = z.infer<typeof Antigen>;

/** Kinds of vaccines as they are asked for; one may protect against several things. */
export const Vaccine = z.enum([
  'hepatitis_b',
  'bcg',
  'opv',
  'ipv',
  'dtp_hb_hib',
  'hexavalent',
  'pcv',
  'rotavirus',
  'mr',
  'mmr',
  'je',
  'dt',
  'td',
  'hpv',
  'influenza',
  'varicella',
  'hepatitis_a',
  'typhoid',
  'dengue',
]);
export type Vaccine = z.infer<typeof Vaccine>;

/** Lines of the schedule. Polio by mouth and by injection are counted apart (DOMAIN 5.9). */
export const Series = z.enum([
  'hb0',
  'bcg',
  'opv',
  'ipv',
  'dtp_hb_hib',
  'pcv',
  'rotavirus',
  'mr',
  'je',
  'dt',
  'td',
  'hpv',
  'influenza',
  'varicella',
  'hepatitis_a',
  'typhoid',
  'dengue',
]);
export type Series = z.infer<typeof Series>;

export const ImmunizationRoute = z.enum(['intramuscular', 'subcutaneous', 'intradermal', 'oral']);
export type ImmunizationRoute = z.infer<typeof ImmunizationRoute>;

export const DoseUnit = z.enum(['ml', 'drop']);
export type DoseUnit = z.infer<typeof DoseUnit>;

/** Where it is injected; one by mouth has none. */
export const ImmunizationSite = z.enum(['left_arm', 'right_arm', 'left_thigh', 'right_thigh']);

/** Of which programme it is, by the ministry's list of reasons (DOMAIN-WIRES 9.4). */
export const ImmunizationReason = z.enum([
  'basic',
  'under_two',
  'school',
  'women',
  'additional',
  'special',
  'optional',
]);
export type ImmunizationReason = z.infer<typeof ImmunizationReason>;

/** By what an immunisation of before is known. */
export const ReportedBy = z.enum(['kia_book', 'certificate', 'told']);

/** Why a dose was not given. */
export const NotGivenBecause = z.enum(['refused', 'ill', 'contraindicated', 'not_available']);

/** DOMAIN 5.9, *KIPI*: how grave it was, and how it ended. */
export const ReactionSeverity = z.enum(['mild', 'moderate', 'serious']);
export const ReactionOutcome = z.enum(['recovered', 'recovering', 'not_recovered', 'sequelae', 'died', 'unknown']);

/** What speaks against a dose, and is given only by who has said that she knows. */
export const Concern = z.enum(['dose_given', 'too_young', 'too_soon', 'too_old', 'allergy']);
export type Concern = z.infer<typeof Concern>;
