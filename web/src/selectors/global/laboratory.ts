import { laboratoryGroup as laboratoryGroupSpec } from '@alur/contracts/laboratory/catalogues';
import { ofCatalogue } from '../declared';

export const laboratoryGroup = ofCatalogue(laboratoryGroupSpec, {
  key: 'laboratory-group',
  word: { id: 'kelompok parameter', en: 'parameter group' },
});
