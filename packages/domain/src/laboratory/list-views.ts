import {
  LaboratoryContentRow,
  laboratoryContents,
  LaboratoryReferenceRow,
  laboratoryReferences,
} from '@alur/contracts/laboratory/rows';
import { view } from '../vocabulary.js';

/** The ranges of each parameter. */
export const laboratoryReferenceView = view({
  name: 'laboratory_reference',
  version: 1,
  row: LaboratoryReferenceRow,
  indexes: [['parameterId']],
  topics: [{ topic: laboratoryReferences, by: { parameterId: 'parameterId' } }],
  on: {
    LaboratoryReferencesSet: {
      key: ({ data }) => data.parameterId,
      first: ({ data: { parameterId, validFrom, ranges }, revision }): LaboratoryReferenceRow => ({
        ...{ id: parameterId, revision, parameterId, sets: [{ validFrom, ranges }] },
      }),
      next: (row, { data: { validFrom, ranges }, revision }) => ({
        ...{ ...row, revision },
        sets: [...row.sets.filter(each => each.validFrom !== validFrom), { validFrom, ranges }].toSorted((one, other) =>
          one.validFrom < other.validFrom ? -1 : 1,
        ),
      }),
    },
  },
});

/** The parameters of each panel. */
export const laboratoryContentView = view({
  name: 'laboratory_content',
  version: 1,
  row: LaboratoryContentRow,
  indexes: [['kind']],
  topics: [{ topic: laboratoryContents, by: {} }],
  on: {
    LaboratoryPanelContentsSet: {
      key: ({ data }) => data.panelId,
      first: ({ data: { panelId, parameterIds }, revision }): LaboratoryContentRow => ({
        ...{ id: panelId, revision, panelId, kind: 'panel', parameterIds },
      }),
    },
  },
});
