import { scoreTables } from '../scores/tables.js';
import type { AnyTable } from '../scores/rule.js';
import { anaemia } from './anaemia.js';
import { clinicalForms, type FormContent } from './clinical-forms.js';
import { development, development1 } from './development.js';
import { newborn } from './newborn.js';
import { odontogram } from './odontogram.js';
import { obstetric } from './obstetric.js';
import { procedureConsent } from './procedure-consent.js';
import { readyForms, type ReadyForm } from './ready-forms.js';
import { sickChild } from './sick-child.js';
import { anaesthesiaNote, operationReport, preoperative } from './surgery-forms.js';
import { adultTb, childTb, resistantTb } from './tuberculosis.js';
import { youngInfant } from './young-infant.js';

const contents: Readonly<Record<string, FormContent>> = {
  'tb-child.1': childTb,
  'tb-adult.1': adultTb,
  'tb-resistant.1': resistantTb,
  'anaemia.1': anaemia,
  'mtbm.1': youngInfant,
  'mtbs.1': sickChild,
  'sdidtk.1': development1,
  'sdidtk.2': development,
  'newborn.1': newborn,
  'initial-obstetric.1': obstetric,
  'odontogram.1': odontogram,
  'preoperative-assessment.1': preoperative,
  'anaesthesia-note.1': anaesthesiaNote,
  'operation-report.1': operationReport,
  'procedure-consent.1': procedureConsent,
};

/** A form that comes with the application, with all that it asks and the tables that it may use. */
export type WholeForm = ReadyForm & { readonly tables: readonly AnyTable[] };

/** All forms that come with the application; a browser loads the clinical ones singly instead. */
export const allForms: readonly WholeForm[] = [
  ...readyForms.map(each => ({ ...each, tables: scoreTables })),
  ...clinicalForms.map(head => {
    const content = contents[`${head.name}.${head.version}`];
    if (!content) throw new Error(`no questions of ${head.name}`);
    return { ...head, ...content };
  }),
];

/** A version of a form that comes with the application; by default the newest. */
export const formOf = (name: string, version: number | null = null): WholeForm | undefined =>
  allForms.findLast(each => each.name === name && (version === null || each.version === version));
