import * as commands from '@alur/contracts/schedule/commands';
import { room, type Room } from '../../catalogue/aggregates.js';
import type { ItemState } from '../../catalogue/item.js';
import { act, on } from '../../kernel/act.js';
import { checks, writes } from '../../kernel/aggregate.js';
import type { DecisionContext } from '../../kernel/context.js';
import { ensure } from '../../kernel/rejection.js';
import { change, close, open } from '../decisions.js';
import { schedule } from '../schedule.js';

const ensureDoctor = ({ prepared }: DecisionContext): void =>
  ensure(prepared['doctorIsUnknown'] !== true, 'schedule.doctor-not-found', {}, 'doctorId');

const roomName = (state: ItemState<Room>): string => {
  ensure(state.status === 'active', 'schedule.room-not-found', {}, 'roomId');
  return state.fields.name;
};

export const openScheduleAct = act({
  command: commands.openSchedule,
  ids: ['schedule'],
  sees: { schedule, room },
  primary: 'schedule',
  streams: ({ roomId }, _loaded, context) => ({
    schedule: writes(schedule, context.ids['schedule'] ?? 0),
    room: checks(room, roomId),
  }),
  decide: (command, states, context) => {
    ensureDoctor(context);
    return { schedule: open(context.ids['schedule'] ?? 0, { ...command, roomName: roomName(states.room) }) };
  },
});

export const changeScheduleAct = act({
  command: commands.changeSchedule,
  sees: { schedule, room },
  primary: 'schedule',
  streams: ({ id, roomId }) => ({ schedule: writes(schedule, id), room: checks(room, roomId) }),
  decide: (command, states, context) => {
    ensureDoctor(context);
    return { schedule: change({ ...command, roomName: roomName(states.room) }, states.schedule) };
  },
});

export const closeScheduleAct = on(commands.closeSchedule, schedule, ({ reason }, state) => close(reason, state));
