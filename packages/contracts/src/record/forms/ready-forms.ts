import type { Gender } from '../../kernel/enums.js';
import type { MenuConstant } from '../../merchant/features.js';
import type { FormDefinition } from '../../questionnaire/definition.js';
import { generalConsent, medicalResume } from './discharge-forms.js';
import { GENERAL_CONSENT, MEDICAL_RESUME } from './form-names.js';
import { initialNursing } from './initial-nursing.js';
import { NURSING_CARE, nursingCare } from './nursing-care.js';
import { icuCriteria, icuGoals } from './intensive-care.js';
import { painForm, scoreForm, typedScore } from './score-forms.js';

/** By gender, and by age in months: from, and before. */
export interface FittingPatients {
  readonly gender?: Gender;
  readonly from?: number;
  readonly before?: number;
}

/** A version of a ready-made form. A version that was released must never be changed. */
export interface ReadyForm {
  /** Its number in URLs (SPEC 2, `form_id`). */
  readonly id: number;
  /** SPEC 2, `form_name`. */
  readonly name: string;
  readonly version: number;
  readonly definition: FormDefinition;
  /** SPEC 6: the facility's feature flag without which it cannot be filled in. */
  readonly flag?: MenuConstant;
  /** Whom it is offered for; the form itself says where somebody else's age is wrong for it. */
  readonly fits?: FittingPatients;
  /** The doctor who discharges signs it, even after the patient has left (SHAPES, annex 2). */
  readonly byDischarger?: boolean;
  /** The front office signs it at admission, and may sign and read no other form. */
  readonly byAdmitter?: boolean;
  /** Further persons who sign it on paper, besides the member of staff. */
  readonly signers?: readonly { readonly id: string; readonly en: string }[];
}

export const readyForms: readonly ReadyForm[] = [
  { id: 2, name: 'initial-nursing', version: 1, definition: initialNursing, flag: 'nursing_care' },
  { id: 3, name: 'gcs', version: 1, definition: scoreForm('gcs') },
  { id: 4, name: 'news2', version: 1, definition: scoreForm('news2') },
  { id: 5, name: 'morse', version: 1, definition: scoreForm('morse') },
  { id: 6, name: 'humpty-dumpty', version: 1, definition: scoreForm('humpty-dumpty') },
  { id: 7, name: 'norton', version: 1, definition: scoreForm('norton') },
  { id: 8, name: 'mst', version: 1, definition: scoreForm('mst') },
  { id: 9, name: 'pain', version: 1, definition: painForm },
  { id: 10, name: 'aldrete', version: 1, definition: scoreForm('aldrete') },
  { id: 11, name: 'typed-score', version: 1, definition: typedScore },
  { id: 12, name: 'news2-scale-2', version: 1, definition: scoreForm('news2-scale-2') },
  { id: 13, name: 'steward', version: 1, definition: scoreForm('steward'), fits: { before: 18 * 12 } },
  { id: 14, name: 'bromage', version: 1, definition: scoreForm('bromage') },
  { id: 51, name: 'icu-goals', version: 1, definition: icuGoals },
  { id: 52, name: 'icu-criteria', version: 1, definition: icuCriteria },
  { id: 30, name: MEDICAL_RESUME, version: 1, definition: medicalResume, flag: 'medical_resume', byDischarger: true },
  {
    ...{ id: 31, name: GENERAL_CONSENT, version: 1, definition: generalConsent, byAdmitter: true },
    signers: [
      { id: 'Pasien atau wali', en: 'Patient or representative' },
      { id: 'Saksi', en: 'Witness' },
    ],
  },
  { id: 41, name: NURSING_CARE, version: 1, definition: nursingCare, flag: 'nursing_care' },
];

/** A version of a ready-made form; by default the newest. */
export const readyForm = (name: string, version: number | null = null): ReadyForm | undefined =>
  readyForms.findLast(each => each.name === name && (version === null || each.version === version));
