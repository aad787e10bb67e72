import * as commands from '@alur/contracts/labour/commands';
import { actingStaff, mayWrite } from '../../care/on-encounter.js';
import { encounter } from '../../encounter/encounter.js';
import { act, type Targeted } from '../../kernel/act.js';
import { checks, writes } from '../../kernel/aggregate.js';
import type { DecisionContext } from '../../kernel/context.js';
import { ensure } from '../../kernel/rejection.js';
import type { LabourEvent } from '../events.js';
import {
  deliver,
  deliveryOf,
  endLabour,
  labour,
  recordProgress,
  startLabour,
  strikeEntry,
  type LabourState,
} from '../labour.js';

/** The labour facet of a visit; the visit itself is only checked. */
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

type Written = typeof commands.recordProgress | typeof commands.deliverBaby | typeof commands.endLabour;

/** An act that writes one entry of the labour, with its author and time. */
const entryAct = <C extends Written>(
  command: C,
  write: (state: LabourState, said: Omit<Targeted<C>, 'id'> & ReturnType<typeof by>) => LabourEvent[],
) =>
  act({
    command,
    sees,
    primary: 'encounter',
    streams,
    decide: (written, states, context) => {
      const { id: _, ...said } = written;
      mayWrite(states.encounter, 'assessment');
      return { labour: write(states.labour, { ...said, ...by(context) }) };
    },
  });

const strikeEntryAct = act({
  command: commands.strikeLabourEntry,
  sees: { ...sees, newborn: encounter },
  primary: 'encounter',
  streams: (command, loaded) => {
    const registered = loaded.labour && deliveryOf(loaded.labour, command.entryId)?.newborn;
    return { ...streams(command), newborn: registered ? checks(encounter, registered.encounterId) : undefined };
  },
  decide: ({ entryId, reason }, states, context) => {
    mayWrite(states.encounter, 'assessment');
    // A delivery whose baby is registered cannot be struck; the baby's visit must be cancelled first.
    ensure(!states.newborn || states.newborn.status === 'cancelled', 'labour.newborn-registered');
    return { labour: strikeEntry(states.labour, entryId, actingStaff(context), reason) };
  },
});

export const labourActs = [
  startLabourAct,
  entryAct(commands.recordProgress, recordProgress),
  entryAct(commands.deliverBaby, deliver),
  entryAct(commands.endLabour, endLabour),
  strikeEntryAct,
];
