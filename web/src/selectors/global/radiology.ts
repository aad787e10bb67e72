import {
  radiologyExamination as examinationSpec,
  radiologyMethod as methodSpec,
  radiologyModality as modalitySpec,
  radiologySystem as systemSpec,
} from '@alur/contracts/radiology/catalogues';
import { ofCatalogue } from '../declared';

export const radiologyExamination = ofCatalogue(examinationSpec, {
  key: 'radiology-examination',
  word: { id: 'pemeriksaan radiologi', en: 'radiology examination' },
  aside: ({ code }) => code,
});
/** SPEC has no selectors for what an examination is sorted by. */
export const radiologyModality = ofCatalogue(modalitySpec, {
  key: 'radiology-modality',
  word: { id: 'modalitas', en: 'modality' },
  aside: ({ abbreviation }) => abbreviation,
});
export const radiologyMethod = ofCatalogue(methodSpec, {
  key: 'radiology-method',
  word: { id: 'metode', en: 'method' },
});
export const radiologySystem = ofCatalogue(systemSpec, {
  key: 'radiology-system',
  word: { id: 'sistem', en: 'system' },
});
