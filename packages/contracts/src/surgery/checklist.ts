import * as z from 'zod/mini';

/** WHO's surgical safety checklist with the items of DOMAIN 1.3: before induction, before incision, before leaving. */
export const ChecklistPart = z.enum(['sign_in', 'time_out', 'sign_out']);
export type ChecklistPart = z.infer<typeof ChecklistPart>;

export const SignInItem = z.enum([
  'identity',
  'site_marked',
  'consent',
  'anaesthesia_check',
  'pulse_oximeter',
  'allergy',
  'difficult_airway',
  'blood_loss',
]);
export const TimeOutItem = z.enum([
  'team_introduced',
  'patient_procedure_site',
  'antibiotic',
  'anticipated_events',
  'imaging',
]);
export const SignOutItem = z.enum([
  'procedure_recorded',
  'counts_complete',
  'specimen_labelled',
  'equipment_problem',
  'recovery_plan',
]);
export type ChecklistItem = z.infer<typeof SignInItem> | z.infer<typeof TimeOutItem> | z.infer<typeof SignOutItem>;

export const ChecklistAnswer = z.enum(['yes', 'no', 'not_applicable']);
export type ChecklistAnswer = z.infer<typeof ChecklistAnswer>;

/** The items of each part, in the order in which they are read out. */
export const checklistItems = {
  sign_in: SignInItem.options,
  time_out: TimeOutItem.options,
  sign_out: SignOutItem.options,
} as const satisfies Record<ChecklistPart, readonly ChecklistItem[]>;

/** Items that are not answered by "not applicable": each patient has an identity, a consent, and a count. */
export const alwaysApplies: readonly ChecklistItem[] = [
  ...(['identity', 'consent', 'anaesthesia_check', 'pulse_oximeter', 'allergy', 'difficult_airway'] as const),
  ...(['blood_loss', 'team_introduced', 'patient_procedure_site', 'anticipated_events'] as const),
  ...(['procedure_recorded', 'counts_complete', 'recovery_plan'] as const),
];

/** Items whose "yes" is a risk that the team prepares for; of all others a "no" is what is missing. */
export const risks: readonly ChecklistItem[] = ['allergy', 'difficult_airway', 'blood_loss', 'equipment_problem'];

/** Whether this answer is one that the team has to look at. */
export const isNoted = (item: ChecklistItem, answer: ChecklistAnswer): boolean =>
  answer === (risks.includes(item) ? 'yes' : 'no');
