import type { AccessKey } from '../access.js';
import { sectionOfPrice, type SectionName } from './settings.js';

/** Each section's place in the access tree (SPEC 6): its rights open it and no other section. */
const places = {
  general: 'settings.general',
  fees: 'settings.registration',
  visitFees: 'settings.registration',
  cashier: 'settings.other',
  pharmacy: 'settings.other',
  emergency: 'settings.emergency',
  observation: 'settings.inpatient',
  laboratory: 'settings.laboratory',
  medication: 'settings.inpatient',
  letterhead: 'settings.general',
  numbering: 'settings.other',
} as const satisfies Record<SectionName, string>;

/** Rights of screens that work by a section's settings without being able to change them. */
const shownAt: Partial<Record<SectionName, readonly AccessKey[]>> = {
  // Every screen that may show a patient's photo asks whether the facility takes any.
  general: [
    'front-office.patient-list:view',
    'front-office.patient-queue:view',
    'outpatient.queue:view',
    'outpatient.ongoing:view',
    'emergency.ongoing:view',
    'inpatient.ongoing.chart:view',
    'pharmacy.internal-outpatient:view',
  ],
  cashier: ['cashier:view'],
  pharmacy: ['apotek:sell'],
  emergency: ['emergency.ongoing:view'],
  observation: ['inpatient.ongoing.chart:view'],
  letterhead: ['cashier:view'],
};

/** The right to look at a section among the facility's settings. */
export const viewOf = (section: SectionName): AccessKey => `${places[section]}:view`;

/** The right to change a section. */
export const editOf = (section: SectionName): AccessKey => `${places[section]}:edit`;

/** The right to change a price of the settings. */
export const editOfPrice = (field: string): AccessKey => editOf(sectionOfPrice(field));

/** The rights of all who may know a section's values. */
export const readersOf = (section: SectionName): readonly AccessKey[] => [viewOf(section), ...(shownAt[section] ?? [])];
