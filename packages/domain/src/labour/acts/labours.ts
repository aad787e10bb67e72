import * as commands from '@alur/contracts/labour/commands';
import { actingStaff, mayWrite } from '../../care/on-encounter.js';
import { encounter } from '../../encounter/encounter.js';
import { act } from '../../kernel/act.js';
import { checks, writes } from '../../kernel/aggregate.js';
import type { DecisionContext } from '../../kernel/context.js';
import { deliver, endLabour, labour, recordProgress, startLabour, strikeEntry } from '../labour.js';

/** The facet of a visit, under its id; the visit is only checked. */
const sees = { labour, encounter };
const streams = ({ id }: { id: number }) => ({ labour: writes(labour, id), encounter: checks(encounter, id) });
const by = (context: DecisionContext) => ({ by: actingStaff(context), now: context.now });

const startLabourAct = act({
  command: commands.startLabour,
  sees,
  primary: 'encounter',
  streams,
  decide: ({ effectiveAt, gravida, para, abortus, gestationWeeks, membranesRupturedAt }, states, context) => {
    const visit = mayWrite(states.encounter, 'assessment');
    const said = { effectiveAt, gravida, para, abortus, gestationWeeks, membranesRupturedAt };
    return { labour: startLabour(states.labour, visit, { ...said, ...by(context) }) };
  },
});

const recordProgressAct = act({
  command: commands.recordProgress,
  sees,
  primary: 'encounter',
  streams,
  decide: (command, states, context) => {
    const { id: _, ...said } = command;
    mayWrite(states.encounter, 'assessment');
    return { labour: recordProgress(states.labour, { ...said, ...by(context) }) };
  },
});

const deliverAct = act({
  command: commands.deliverBaby,
  sees,
  primary: 'encounter',
  streams,
  decide: (command, states, context) => {
    const { id: _, ...said } = command;
    mayWrite(states.encounter, 'assessment');
    return { labour: deliver(states.labour, { ...said, ...by(context) }) };
  },
});

const endLabourAct = act({
  command: commands.endLabour,
  sees,
  primary: 'encounter',
  streams,
  decide: (command, states, context) => {
    const { id: _, ...said } = command;
    mayWrite(states.encounter, 'assessment');
    return { labour: endLabour(states.labour, { ...said, ...by(context) }) };
  },
});

const strikeEntryAct = act({
  command: commands.strikeLabourEntry,
  sees,
  primary: 'encounter',
  streams,
  decide: ({ entryId, reason }, states, context) => {
    mayWrite(states.encounter, 'assessment');
    return { labour: strikeEntry(states.labour, entryId, actingStaff(context), reason) };
  },
});

export const labourActs = [startLabourAct, recordProgressAct, deliverAct, endLabourAct, strikeEntryAct];
