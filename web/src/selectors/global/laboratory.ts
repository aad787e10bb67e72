import {
  laboratoryGroup as laboratoryGroupSpec,
  laboratoryParameter as laboratoryParameterSpec,
  laboratorySpecimen as laboratorySpecimenSpec,
} from '@alur/contracts/laboratory/catalogues';
import {
  laboratoryAntibiotic as laboratoryAntibioticSpec,
  laboratoryOrganism as laboratoryOrganismSpec,
} from '@alur/contracts/laboratory/microbiology';
import { ofCatalogue } from '../declared';

export const laboratoryGroup = ofCatalogue(laboratoryGroupSpec, {
  key: 'laboratory-group',
  word: { id: 'kelompok parameter', en: 'parameter group' },
});
/** SPEC has no selectors for parameters and specimens, nor for the organisms and antibiotics of a culture. */
export const laboratoryParameter = ofCatalogue(laboratoryParameterSpec, {
  key: 'laboratory-parameter',
  word: { id: 'parameter', en: 'parameter' },
  aside: ({ code }) => code,
});
export const laboratorySpecimen = ofCatalogue(laboratorySpecimenSpec, {
  key: 'laboratory-specimen',
  word: { id: 'spesimen', en: 'specimen' },
});
export const laboratoryOrganism = ofCatalogue(laboratoryOrganismSpec, {
  key: 'laboratory-organism',
  word: { id: 'organisme', en: 'organism' },
});
export const laboratoryAntibiotic = ofCatalogue(laboratoryAntibioticSpec, {
  key: 'laboratory-antibiotic',
  word: { id: 'antibiotik', en: 'antibiotic' },
});
