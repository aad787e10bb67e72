import { setPanelContents, setReferences } from '@alur/contracts/laboratory/commands';
import { analyser, laboratoryPanel, laboratoryParameter } from '../../catalogue/aggregates.js';
import { act } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import { ensure } from '../../kernel/rejection.js';
import type { ReferenceRange } from '@alur/contracts/laboratory/interpret';
import { laboratoryContent, laboratoryReference, setContents, setReferences as decideReferences } from '../lists.js';

/** The analysers whose own ranges are among these. */
const analysersOf = (ranges: readonly ReferenceRange[]): number[] => [
  ...new Set(ranges.flatMap(({ analyserId }) => analyserId ?? [])),
];

const setReferencesAct = act({
  command: setReferences,
  sees: { parameter: laboratoryParameter, reference: laboratoryReference, analysers: [analyser] as const },
  primary: 'parameter',
  streams: ({ id, ranges }) => ({
    parameter: checks(laboratoryParameter, id),
    reference: writes(laboratoryReference, id),
    analysers: analysersOf(ranges).map(each => checks(analyser, each)),
  }),
  decide: ({ id, ...ranges }, states) => {
    ensure(states.parameter.status === 'active', 'catalogue.retired');
    const devices = new Map(
      analysersOf(ranges.ranges).map((each, index) => [each, known(states.analysers[index])?.fields.name]),
    );
    ranges.ranges.forEach(({ analyserId }, index) =>
      ensure(
        analyserId == null || devices.get(analyserId) !== undefined,
        'analyser.unknown',
        {},
        `ranges.${index}.analyserId`,
      ),
    );
    return { reference: decideReferences(id, ranges, each => devices.get(each) ?? '') };
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
