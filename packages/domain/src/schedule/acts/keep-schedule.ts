import type { BodyOf } from '@alur/contracts/kernel/command';
import * as commands from '@alur/contracts/schedule/commands';
import { room, type Room } from '../../catalogue/aggregates.js';
import type { ItemState } from '../../catalogue/item.js';
import { act, on } from '../../kernel/act.js';
import { checks, writes } from '../../kernel/aggregate.js';
import type { DecisionContext } from '../../kernel/context.js';
import { ensure } from '../../kernel/rejection.js';
import { hasRule, merchant, ownMerchant, type MerchantState } from '../../merchant/merchant.js';
import { change, close, ensureDuration, open, type ScheduleForm } from '../decisions.js';
import { schedule } from '../schedule.js';

const ensureDoctor = ({ prepared }: DecisionContext): void =>
  ensure(prepared['doctorIsUnknown'] !== true, 'schedule.doctor-not-found', {}, 'doctorId');

const roomName = (state: ItemState<Room>): string => {
  ensure(state.status === 'active', 'schedule.room-not-found', {}, 'roomId');
  return state.fields.name;
};

const formOf = (
  command: BodyOf<typeof commands.openSchedule>,
  states: { room: ItemState<Room>; merchant: MerchantState },
): ScheduleForm => {
  const form = { ...command, roomName: roomName(states.room) };
  if (hasRule(states.merchant, 'schedule_duration')) ensureDuration(form);
  return form;
};

export const openScheduleAct = act({
  command: commands.openSchedule,
  ids: ['schedule'],
  sees: { schedule, room, merchant },
  primary: 'schedule',
  streams: ({ roomId }, _loaded, context) => ({
    schedule: writes(schedule, context.ids['schedule'] ?? 0),
    room: checks(room, roomId),
    merchant: ownMerchant(context),
  }),
  decide: (command, states, context) => {
    ensureDoctor(context);
    return { schedule: open(context.ids['schedule'] ?? 0, formOf(command, states)) };
  },
});

export const changeScheduleAct = act({
  command: commands.changeSchedule,
  sees: { schedule, room, merchant },
  primary: 'schedule',
  streams: ({ id, roomId }, _loaded, context) => ({
    schedule: writes(schedule, id),
    room: checks(room, roomId),
    merchant: ownMerchant(context),
  }),
  decide: (command, states, context) => {
    ensureDoctor(context);
    return { schedule: change(formOf(command, states), states.schedule) };
  },
});

export const closeScheduleAct = on(commands.closeSchedule, schedule, ({ reason }, state) => close(reason, state));
