import { laboratoryGroup as laboratoryGroupSpec } from '@alur/contracts/laboratory/catalogues';
import {
  laboratoryAntibiotic as laboratoryAntibioticSpec,
  laboratoryOrganism as laboratoryOrganismSpec,
} from '@alur/contracts/laboratory/microbiology';
import { ofCatalogue } from '../declared';

export const laboratoryGroup = ofCatalogue(laboratoryGroupSpec, {
  key: 'laboratory-group',
  word: { id: 'kelompok parameter', en: 'parameter group' },
});
/** What grows in a culture, and what acts against it: SPEC has no selector for these. */
export const laboratoryOrganism = ofCatalogue(laboratoryOrganismSpec, {
  key: 'laboratory-organism',
  word: { id: 'organisme', en: 'organism' },
});
export const laboratoryAntibiotic = ofCatalogue(laboratoryAntibioticSpec, {
  key: 'laboratory-antibiotic',
  word: { id: 'antibiotik', en: 'antibiotic' },
});
