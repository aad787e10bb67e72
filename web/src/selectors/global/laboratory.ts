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
/** The organisms and antibiotics of a culture, for which SPEC has no selector. */
export const laboratoryOrganism = ofCatalogue(laboratoryOrganismSpec, {
  key: 'laboratory-organism',
  word: { id: 'organisme', en: 'organism' },
});
export const laboratoryAntibiotic = ofCatalogue(laboratoryAntibioticSpec, {
  key: 'laboratory-antibiotic',
  word: { id: 'antibiotik', en: 'antibiotic' },
});
