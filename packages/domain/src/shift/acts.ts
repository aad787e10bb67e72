import { closeShift, countShift, openShift } from '@alur/contracts/shift/commands';
import { act, on } from '../kernel/act.js';
import { writes } from '../kernel/aggregate.js';
import { uniqueName, uniqueNameOf, release, take } from '../kernel/name.js';
import type { DecisionContext } from '../kernel/context.js';
import { close, count } from './decisions.js';
import type { ShiftEvent } from './events.js';
import { shift } from './shift.js';

/** A cashier has at most one open shift: she holds this unique name while it is open. */
const kind = 'open-shift';
const value = (context: DecisionContext) => String(context.actorId);
const claimName = (context: DecisionContext) => ({ kind, value: value(context), taken: 'shift.already-open' });

const open = act({
  command: openShift,
  ids: ['shift'],
  sees: { shift, open: uniqueName },
  primary: 'shift',
  streams: (_command, _loaded, context) => ({
    shift: writes(shift, context.ids['shift'] ?? 0),
    open: uniqueNameOf(kind, value(context), context),
  }),
  decide: (command, states, context) => {
    const shiftId = context.ids['shift'] ?? 0;
    const opened: ShiftEvent = {
      type: 'ShiftOpened',
      data: { shiftId, cashierId: context.actorId, cashierName: context.actorName, float: command.float },
    };
    return { shift: [opened], open: take(states.open, `shift-${shiftId}`, claimName(context), context) };
  },
});

const closing = act({
  command: closeShift,
  sees: { shift, open: uniqueName },
  primary: 'shift',
  streams: (command, _loaded, context) => ({
    shift: writes(shift, command.id),
    open: uniqueNameOf(kind, value(context), context),
  }),
  decide: (command, states, context) => ({
    shift: close(command, states.shift, context),
    open: release(states.open, `shift-${command.id}`, claimName(context), context),
  }),
});

export const shiftActs = [open, on(countShift, shift, count), closing];
