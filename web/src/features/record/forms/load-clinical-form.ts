import type { FormContent } from '@alur/contracts/record/forms/clinical-forms';

const tuberculosis = () => import('@alur/contracts/record/forms/tuberculosis');
const development = () => import('@alur/contracts/record/forms/development');
const surgery = () => import('@alur/contracts/record/forms/surgery-forms');

/** How each version of a clinical form comes into the browser, once it is chosen. */
const loads: Readonly<Record<string, () => Promise<FormContent>>> = {
  'tb-child.1': async () => (await tuberculosis()).childTb,
  'tb-adult.1': async () => (await tuberculosis()).adultTb,
  'tb-resistant.1': async () => (await tuberculosis()).resistantTb,
  'anaemia.1': async () => (await import('@alur/contracts/record/forms/anaemia')).anaemia,
  'mtbm.1': async () => (await import('@alur/contracts/record/forms/young-infant')).youngInfant,
  'mtbs.1': async () => (await import('@alur/contracts/record/forms/sick-child')).sickChild,
  'sdidtk.1': async () => (await development()).development1,
  'sdidtk.2': async () => (await development()).development,
  'newborn.1': async () => (await import('@alur/contracts/record/forms/newborn')).newborn,
  'odontogram.1': async () => (await import('@alur/contracts/record/forms/odontogram')).odontogram,
  'preoperative-assessment.1': async () => (await surgery()).preoperative,
  'anaesthesia-note.1': async () => (await surgery()).anaesthesiaNote,
  'procedure-consent.1': async () => (await import('@alur/contracts/record/forms/procedure-consent')).procedureConsent,
  'operation-report.1': async () => (await surgery()).operationReport,
  'initial-obstetric.1': async () => (await import('@alur/contracts/record/forms/obstetric')).obstetric,
};

export const loadClinicalForm = async (name: string, version: number): Promise<FormContent> => {
  const load = loads[`${name}.${version}`];
  if (!load) throw new Error(`no clinical form ${name} ${version}`);
  return load();
};
