import type { BodyOf } from '@alur/contracts/kernel/command';
import * as commands from '@alur/contracts/schedule/commands';
import { room, type Room } from '../../catalogue/aggregates.js';
import type { ItemState } from '../../catalogue/item.js';
import { act } from '../../kernel/act.js';
import { checks, writes } from '../../kernel/aggregate.js';
import { ensure } from '../../kernel/rejection.js';
import { hasRule, merchant, ownMerchant, type MerchantState } from '../../merchant/merchant.js';
import {
  change,
  close,
  ensureDuration,
  open,
  reopen,
  setPrice,
  withdrawPrice,
  type ScheduleForm,
} from '../decisions.js';
import { ensureDoctor } from '../doctor.js';
import type { ScheduleEvent, TimetableEvent } from '../events.js';
import { schedule, type ScheduleState } from '../schedule.js';
import { timetableToWrite, releaseHours, takeHours, timetable, type TimetableState } from '../timetable.js';

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

/** The schedule's events, and the hours that they occupy. */
const taking = (
  events: ScheduleEvent[],
  hours: TimetableState,
  isMeant: boolean,
): { schedule: ScheduleEvent[]; timetable: TimetableEvent[] } => ({
  schedule: events,
  timetable: events.flatMap(event =>
    event.type === 'ScheduleOpened' || event.type === 'ScheduleChanged' || event.type === 'ScheduleReopened'
      ? takeHours(event.data, hours, isMeant)
      : [],
  ),
});

export const openScheduleAct = act({
  command: commands.openSchedule,
  ids: ['schedule'],
  sees: { schedule, room, merchant, timetable },
  primary: 'schedule',
  streams: ({ roomId }, _loaded, context) => ({
    schedule: writes(schedule, context.ids['schedule'] ?? 0),
    room: checks(room, roomId),
    merchant: ownMerchant(context),
    timetable: timetableToWrite(context),
  }),
  decide: (command, states, context) => {
    ensureDoctor(context);
    const opened = open(context.ids['schedule'] ?? 0, formOf(command, states));
    return taking(opened, states.timetable, command.acknowledgeOverlap);
  },
});

/** The form's changes to an existing schedule. */
const keeping = (
  command: typeof commands.changeSchedule,
  decide: (form: ScheduleForm, state: ScheduleState, today: string) => ScheduleEvent[],
) =>
  act({
    command,
    sees: { schedule, room, merchant, timetable },
    primary: 'schedule',
    streams: ({ id, roomId }, _loaded, context) => ({
      schedule: writes(schedule, id),
      room: checks(room, roomId),
      merchant: ownMerchant(context),
      timetable: timetableToWrite(context),
    }),
    decide: (typed, states, context) => {
      ensureDoctor(context);
      const events = decide(formOf(typed, states), states.schedule, context.today);
      return taking(events, states.timetable, typed.acknowledgeOverlap);
    },
  });

export const changeScheduleAct = keeping(commands.changeSchedule, change);
export const reopenScheduleAct = keeping(commands.reopenSchedule, reopen);

export const schedulePriceActs = [
  act({
    command: commands.setSchedulePrice,
    sees: { schedule },
    primary: 'schedule',
    streams: ({ id }) => ({ schedule: writes(schedule, id) }),
    decide: ({ id: _id, ...price }, states, { today }) => ({ schedule: setPrice(price, states.schedule, today) }),
  }),
  act({
    command: commands.withdrawSchedulePrice,
    sees: { schedule },
    primary: 'schedule',
    streams: ({ id }) => ({ schedule: writes(schedule, id) }),
    decide: ({ id: _id, ...which }, states, { today }) => ({ schedule: withdrawPrice(which, states.schedule, today) }),
  }),
];

export const closeScheduleAct = act({
  command: commands.closeSchedule,
  sees: { schedule, timetable },
  primary: 'schedule',
  streams: ({ id }, _loaded, context) => ({ schedule: writes(schedule, id), timetable: timetableToWrite(context) }),
  decide: ({ id, reason }, states) => ({
    schedule: close(reason, states.schedule),
    timetable: releaseHours(id, states.timetable),
  }),
});
