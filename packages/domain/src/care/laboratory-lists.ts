import type { RequestItem } from '@alur/contracts/laboratory/commands';
import { laboratoryGroup, laboratoryPanel, laboratoryParameter, laboratorySpecimen } from '../catalogue/aggregates.js';
import type { LoadedSoFar } from '../kernel/act.js';
import { checks, known, type StateOf } from '../kernel/aggregate.js';
import { laboratoryContent, laboratoryReference } from '../laboratory/lists.js';
import { byId, distinct } from './loaded-lists.js';
import { parameterIdsOf, type Lists } from './laboratory-ordering.js';

/** The catalogue streams that an order reads. */
export const listSees = {
  panels: [laboratoryPanel] as const,
  contents: [laboratoryContent] as const,
  parameters: [laboratoryParameter] as const,
  references: [laboratoryReference] as const,
  groups: [laboratoryGroup] as const,
  specimens: [laboratorySpecimen] as const,
};

const idsOf = (items: readonly RequestItem[], loaded: LoadedSoFar<typeof listSees>) => {
  const panels = items.filter(({ kind }) => kind === 'panel').map(({ id }) => id);
  const contents = new Map(panels.map((id, index) => [id, loaded.contents?.[index]?.parameterIds ?? []]));
  const parameters = parameterIdsOf(items, contents);
  const fields = (loaded.parameters ?? []).flatMap(each => known(each)?.fields ?? []);
  const groups = distinct(fields.map(({ groupId }) => groupId));
  return { panels, contents, parameters, groups, specimens: distinct(fields.map(({ specimenId }) => specimenId)) };
};

/** A panel names its parameters, and a parameter its group and tube; all of them are only checked. */
export const listStreams = (items: readonly RequestItem[], loaded: LoadedSoFar<typeof listSees>) => {
  const ids = idsOf(items, loaded);
  return {
    panels: ids.panels.map(id => checks(laboratoryPanel, id)),
    contents: ids.panels.map(id => checks(laboratoryContent, id)),
    parameters: ids.parameters.map(id => checks(laboratoryParameter, id)),
    references: ids.parameters.map(id => checks(laboratoryReference, id)),
    groups: ids.groups.map(id => checks(laboratoryGroup, id)),
    specimens: ids.specimens.map(id => checks(laboratorySpecimen, id)),
  };
};

type Loaded = { [Name in keyof typeof listSees]: readonly StateOf<(typeof listSees)[Name][0]>[] };

/** The loaded lists, by id. */
export const listsFrom = (items: readonly RequestItem[], states: Loaded): { lists: Lists; parameterIds: number[] } => {
  const ids = idsOf(items, states);
  return {
    parameterIds: ids.parameters,
    lists: {
      contents: ids.contents,
      panels: byId(ids.panels, states.panels),
      parameters: byId(ids.parameters, states.parameters),
      references: byId(ids.parameters, states.references),
      groups: byId(ids.groups, states.groups),
      specimens: byId(ids.specimens, states.specimens),
    },
  };
};
