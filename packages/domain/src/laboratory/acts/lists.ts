import { setPanelContents, setReferences } from '@alur/contracts/laboratory/commands';
import { laboratoryPanel, laboratoryParameter } from '../../catalogue/aggregates.js';
import { act } from '../../kernel/act.js';
import { checks, writes } from '../../kernel/aggregate.js';
import { ensure } from '../../kernel/rejection.js';
import { laboratoryContent, laboratoryReference, setContents, setReferences as decideReferences } from '../lists.js';

const setReferencesAct = act({
  command: setReferences,
  sees: { parameter: laboratoryParameter, reference: laboratoryReference },
  primary: 'parameter',
  streams: ({ id }) => ({
    parameter: checks(laboratoryParameter, id),
    reference: writes(laboratoryReference, id),
  }),
  decide: ({ id, ...ranges }, states) => {
    ensure(states.parameter.status === 'active', 'catalogue.retired');
    return { reference: decideReferences(id, ranges) };
  },
});

const setContentsAct = act({
  command: setPanelContents,
  sees: { panel: laboratoryPanel, content: laboratoryContent, parameters: [laboratoryParameter] as const },
  primary: 'panel',
  streams: ({ id, parameterIds }) => ({
    panel: checks(laboratoryPanel, id),
    content: writes(laboratoryContent, id),
    parameters: parameterIds.map(each => checks(laboratoryParameter, each)),
  }),
  decide: ({ id, parameterIds }, states) => {
    ensure(states.panel.status === 'active', 'catalogue.retired');
    states.parameters.forEach(({ status }, index) =>
      ensure(status === 'active', 'laboratory.item-unavailable', {}, `parameterIds.${index}`),
    );
    return { content: setContents(id, parameterIds) };
  },
});

export const listActs = [setReferencesAct, setContentsAct];
